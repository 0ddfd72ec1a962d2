/** A name in one line, or in two of about the same length. */
export function lines(name: string, longest = 17): readonly string[] {
  if (name.length <= longest) return [name]
  const words = name.split(' ')
  let best: readonly string[] = [name]
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (longestOf(halves) < longestOf(best)) best = halves
  }
  return best
}

function longestOf(parts: readonly string[]): number {
  return Math.max(...parts.map((part) => part.length))
}
