/** The log of a table, kept up to date by the changes that the server tells. */
import type { Line, LogChange } from '../wire'

/** First drop the lines from `cut` on and those that are gone, then put the new ones in by number. */
export function changed(log: readonly Line[], { cut, gone, lines }: LogChange): readonly Line[] {
  const dropped = new Set(gone)
  const fresh = new Set(lines.map((line) => line.n))
  const kept = log.filter((line) => line.n < cut && !dropped.has(line.n) && !fresh.has(line.n))
  return [...kept, ...lines].sort((a, b) => a.n - b.n)
}
