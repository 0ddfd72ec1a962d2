/** Who stands where at the end, and what their points are made of: the rows of the bars. */
import type { Result } from '../../wire'

export interface Row {
  /** null: who was played against and has no seat */
  readonly seat: number | null
  readonly name: string
  readonly place: number
  readonly won: boolean
  readonly total: number
  readonly parts: readonly number[]
}

export interface Source {
  readonly text: string
  readonly points: readonly number[]
  readonly rival: number
}

/** What points came from; games that were put into the archive earlier tell it by their breakdown. */
export function sources({ tale, breakdown, rival }: Result): readonly Source[] {
  if (tale?.sources.length) return tale.sources
  return breakdown.map((row, at) => ({ ...row, rival: rival?.points[at] ?? 0 }))
}

/** The best first; who is level stands on the same place. */
export function rows(result: Result, names: readonly string[]): Row[] {
  const from = sources(result)
  const all: Omit<Row, 'place'>[] = names.map((name, seat) => ({
    seat,
    name,
    won: result.winners.includes(seat),
    total: result.scores[seat] ?? 0,
    parts: from.map(({ points }) => points[seat] ?? 0),
  }))
  const { rival } = result
  if (rival)
    all.push({
      seat: null,
      name: rival.name,
      won: rival.won,
      total: rival.score,
      parts: from.map((source) => source.rival),
    })
  const rank = (a: { won: boolean; total: number }, b: { won: boolean; total: number }) =>
    Number(b.won) - Number(a.won) || b.total - a.total
  all.sort(rank)
  if (result.sides.length) return ofSides(all, result.sides)
  return all.map((row) => ({ ...row, place: all.findIndex((other) => rank(other, row) === 0) + 1 }))
}

/** Partners stand on the same place, one below the other. */
function ofSides(all: readonly Omit<Row, 'place'>[], sides: readonly (readonly number[])[]): Row[] {
  const teams = sides.map((side) => all.filter(({ seat }) => seat !== null && side.includes(seat)))
  const points = (team: readonly Omit<Row, 'place'>[]) => team.reduce((sum, { total }) => sum + total, 0)
  const won = (team: readonly Omit<Row, 'place'>[]) => Number(team.some((row) => row.won))
  const before = (a: readonly Omit<Row, 'place'>[], b: readonly Omit<Row, 'place'>[]) =>
    won(b) - won(a) || points(b) - points(a)
  teams.sort(before)
  return teams.flatMap((team) => {
    const place = teams.findIndex((other) => before(other, team) === 0) + 1
    return team.map((row) => ({ ...row, place }))
  })
}

/** The common scale: what is added reaches so far to the right, what is taken away so far to the left. */
export function scale(all: readonly Row[]): { more: number; less: number } {
  const sum = (parts: readonly number[], sign: number) =>
    parts.reduce((total, part) => total + Math.max(0, sign * part), 0)
  return {
    more: Math.max(1, ...all.map(({ parts }) => sum(parts, 1))),
    less: Math.max(0, ...all.map(({ parts }) => sum(parts, -1))),
  }
}
