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

/** so many letters of a card's name find room beside each other */
const LETTERS = 10
const WIDE = /[mw]/gi

/** How much smaller the name on a card is set, where its longest word would not find room in one line. */
export function shrunk(name: string): number {
  const wide = name.split(' ').map((word) => word.length + (word.match(WIDE)?.length ?? 0) / 2)
  return Math.min(1, LETTERS / Math.max(...wide))
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** About what the lines of a name take, the first with its middle on this point. */
export function boxOf(lines: readonly string[], x: number, y: number, size: number): Box {
  const half = longestOf(lines) * size * 0.235
  return {
    left: x - half,
    right: x + half,
    top: y - size * 0.75,
    bottom: y + (lines.length - 1) * (size - 1) + size * 0.2,
  }
}

export interface Boxed {
  readonly id: string
  readonly box: Box
}

/** How far a name may make room, in units of the map. */
const SLIDES = [0, 14, -14, 28, -28, 42, -42] as const

/**
 * Of these names, the most important first, those that can be written without covering each other or the things of other
 * places, and how far each slides to one side for it.
 */
export function fitting(names: readonly Boxed[], things: readonly Boxed[]): ReadonlyMap<string, number> {
  const written = new Map<string, number>()
  const taken = [...things]
  for (const { id, box } of names) {
    const others = taken.filter((other) => other.id !== id)
    const slide = SLIDES.find((by) => !others.some((other) => meet(other.box, slid(box, by))))
    if (slide === undefined) continue
    written.set(id, slide)
    taken.push({ id, box: slid(box, slide) })
  }
  return written
}

function slid(box: Box, by: number): Box {
  return { ...box, left: box.left + by, right: box.right + by }
}
