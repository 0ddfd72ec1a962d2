/** The goals as they lie: who has one, who is how close. */
import { goal as printed, wanted } from './printed'
import type { Who } from './motions'
import type { CarodeniView } from './types'

export interface GoalRow {
  readonly name: string
  readonly points: number
  readonly hard: boolean
  /** how many things it asks for */
  readonly of: number
  readonly takenBy: Who | null
  /** how many of them everybody has, by seat; Ostara's last */
  readonly have: readonly number[]
}

/**
 * Goals keep their places: easy before hard, by the numbers of their tokens. Against Ostara those not taken lie in the
 * order in which she reads them.
 */
export function goalRows(view: CarodeniView): readonly GoalRow[] {
  const everybody: (readonly [Who, (typeof view.areas)[number]])[] = [
    ...view.areas.map((area, seat) => [seat, area] as const),
    ...(view.ostara ? [['ostara', view.ostara] as const] : []),
  ]
  const open = view.goals.map((name, at) => ({
    ...facts(name),
    takenBy: null,
    have: everybody.map(([, area]) => area.progress[at] ?? 0),
  }))
  const taken = everybody.flatMap(([who, area]) =>
    area.goals.map((name) => ({ ...facts(name), takenBy: who, have: [] as number[] })),
  )
  const rows = [...open, ...taken]
  const place = (row: GoalRow) => (view.ostara ? view.goals.indexOf(row.name) : -1)
  return rows.sort(
    (a, b) =>
      Number(a.hard) - Number(b.hard) ||
      Number(place(a) < 0 && view.ostara !== null) - Number(place(b) < 0 && view.ostara !== null) ||
      place(a) - place(b) ||
      a.name.localeCompare(b.name),
  )
}

/** What the goals are worth that brewing this waiting potion meets. */
export function goalPoints(view: CarodeniView, seat: number, potion: string): number {
  const prospect = view.areas[seat]?.prospects.find((one) => one.potion === potion)
  return prospect?.goals.reduce((sum, name) => sum + printed(name).points, 0) ?? 0
}

function facts(name: string): Pick<GoalRow, 'name' | 'points' | 'hard' | 'of'> {
  const { points, hard } = printed(name)
  return { name, points, hard, of: wanted(name) }
}
