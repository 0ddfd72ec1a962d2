/** The log of a table, kept up to date by the changes that the server tells. */
import type { Line, LogChange } from '../wire'

/** First drop all or the lines that are gone, then put the new ones in by number. */
export function changed(log: readonly Line[], { whole, gone, lines }: LogChange): readonly Line[] {
  if (whole) return lines
  if (!gone.length && !lines.length) return log
  const dropped = new Set(gone)
  return added(
    log.filter((line) => !dropped.has(line.n)),
    lines,
  )
}

/** The log with more lines in it, by number. */
export function added(log: readonly Line[], lines: readonly Line[]): readonly Line[] {
  const fresh = new Set(lines.map((line) => line.n))
  return [...log.filter((line) => !fresh.has(line.n)), ...lines].sort((a, b) => a.n - b.n)
}
