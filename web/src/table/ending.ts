/** How a game ended, in the words of its head line: for those who played it their own place and by how much. */
import type { Result } from '../wire'
import { names as listed, type Values } from '../lib/words'

export interface Ending {
  readonly id: string
  readonly values: Values
}

/** What somebody is told who sits there; or who only watches (no seat), or plays several seats. */
export function ending(result: Result, names: readonly string[], you: readonly number[]): Ending {
  if (result.together) {
    return { id: result.winners.length ? 'end-together-won' : 'end-together-lost', values: { count: names.length } }
  }
  const [seat, ...more] = you
  if (seat === undefined || more.length) return told(result, names)
  if (result.rival) return againstRival(result, seat)
  if (result.winners.includes(seat)) return won(result, names, seat)
  return result.winners.length ? lost(result, names, seat) : told(result, names)
}

function told({ winners, scores, rival, has_points }: Result, names: readonly string[]): Ending {
  const all = winners.map((seat) => names[seat] ?? '')
  if (rival?.won) all.push(rival.name)
  const points = Math.max(...winners.map((seat) => scores[seat] ?? 0), ...(rival?.won ? [rival.score] : []))
  const values = { count: all.length, names: listed(all) }
  return has_points && all.length
    ? { id: 'end-they-win-points', values: { ...values, points } }
    : { id: 'end-they-win', values }
}

function againstRival({ rival, scores, winners }: Result, seat: number): Ending {
  const margin = (scores[seat] ?? 0) - (rival?.score ?? 0)
  const values = { name: rival?.name ?? '', points: Math.abs(margin) }
  if (margin === 0) return { id: 'end-rival-level', values }
  return { id: winners.includes(seat) ? 'end-rival-beaten' : 'end-rival-ahead', values }
}

function won({ winners, scores, has_points }: Result, names: readonly string[], seat: number): Ending {
  const others = winners.filter((other) => other !== seat).map((other) => names[other] ?? '')
  if (others.length) return { id: 'end-you-share', values: { names: listed(others) } }
  if (!has_points || names.length === 1) return { id: 'end-you-win', values: {} }
  const best = Math.max(...scores.filter((_, other) => other !== seat))
  const margin = (scores[seat] ?? 0) - best
  if (margin <= 0) return { id: 'end-you-win-even', values: { points: best } }
  return { id: 'end-you-win-by', values: { margin } }
}

function lost(result: Result, names: readonly string[], seat: number): Ending {
  const { winners, scores, has_points, sides } = result
  if (sides.length) return told(result, names) // a team has no place among single players
  const own = scores[seat] ?? 0
  const before = scores.filter((score, other) => winners.includes(other) || score > own).length
  const values = { place: before + 1, count: names.length }
  if (!has_points) return { id: 'end-your-place', values }
  const margin = Math.max(...winners.map((other) => scores[other] ?? 0)) - own
  return margin > 0 ? { id: 'end-your-place-by', values: { ...values, margin } } : { id: 'end-your-place-even', values }
}
