/** The curve of a game: what everybody could hope for, moment by moment. Chances are shares of 1. */
import type { ReviewPoint, TurningPoint } from '../wire'

/** A chance as it is told: whole per cent, never more exact than it was measured. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

/** Points of chance with their sign; a true minus, and no sign where nothing is left of it. */
export function signed(change: number): string {
  const points = percent(change)
  if (!points) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** What was found so far, each decision once (what was looked at again replaces what was found first), in order. */
export function inOrder(found: Iterable<ReviewPoint>): ReviewPoint[] {
  const last = new Map<number, ReviewPoint>()
  for (const point of found) last.set(point.n, point)
  return [...last.values()].sort((a, b) => a.n - b.n)
}

/** A part of a line: moments with the chance in them. `counted`: false where nothing is known yet. */
export interface Part {
  readonly counted: boolean
  readonly spots: readonly { readonly n: number; readonly chance: number }[]
}

/**
 * The line of one seat from the first moment to the last, `ended` its end. While it is being counted (`ended` null) it
 * goes on level where nothing is known.
 */
export function lineOf(
  points: readonly ReviewPoint[],
  of: (point: ReviewPoint) => number,
  last: number,
  ended: number | null,
): Part[] {
  const spots = points.map((point) => ({ n: point.n, chance: of(point) }))
  const final = spots.at(-1)
  if (!final) return []
  if (ended !== null) return [{ counted: true, spots: [...spots, { n: last, chance: ended }] }]
  const unknown = { counted: false, spots: [final, { n: last, chance: final.chance }] }
  return [{ counted: true, spots }, unknown]
}

/** The decision that comes next at a moment, with its place among all; null after the last one, or where none is known. */
export function decisionAt(points: readonly ReviewPoint[], n: number): { at: number; point: ReviewPoint } | null {
  const at = points.findIndex((point) => point.n >= n)
  const point = points[at]
  return point ? { at, point } : null
}

/** The moments at which it is worth to stop. */
export function nextTurn(turning: readonly TurningPoint[], n: number): number | null {
  return turning.find((turn) => turn.n > n)?.n ?? null
}

export function turnBefore(turning: readonly TurningPoint[], n: number): number | null {
  return turning.findLast((turn) => turn.n < n)?.n ?? null
}

/** The moment where the chance was lowest (of who won) or highest (of who did not), if that is worth a sentence. */
export function peak(points: readonly ReviewPoint[], seat: number, won: boolean): { n: number; chance: number } | null {
  let found: { n: number; chance: number } | null = null
  for (const { n, stood } of points) {
    const chance = stood[seat] ?? 0
    if (!found || (won ? chance < found.chance : chance > found.chance)) found = { n, chance }
  }
  return found
}

/** Of marks those that have room: `apart` px between two, from the first on. */
export function withRoom<T>(marks: readonly T[], x: (mark: T) => number, apart: number): T[] {
  const kept: T[] = []
  for (const mark of marks) {
    const before = kept.at(-1)
    if (before === undefined || x(mark) - x(before) >= apart) kept.push(mark)
  }
  return kept
}
