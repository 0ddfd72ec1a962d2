/** What an evening looks like to somebody: where they sit, who stands on the podium. */
import { hats, type Hat } from '../art/pieces/hat'
import type { EveningDesk, EveningPerson, EveningStanding, EveningTold } from '../wire'

type Seen = Pick<EveningTold, 'desks' | 'people' | 'you'>

/** The hat that somebody has chosen; else each has another one, by their number. */
export function hatOfPerson({ hat, number }: Pick<EveningPerson, 'hat' | 'number'>): Hat {
  return hats.find((one) => one === hat) ?? hats[number % hats.length] ?? 'bent'
}

export const personOf = ({ people }: Pick<Seen, 'people'>, number: number | null): EveningPerson | undefined =>
  people.find((one) => one.number === number)

export const presentDesks = ({ desks }: Pick<Seen, 'desks'>): readonly EveningDesk[] => desks.at(-1) ?? []

/** The own table of the present round, or the own bye. */
export function ownDesk(seen: Seen): EveningDesk | undefined {
  return seen.you === null ? undefined : presentDesks(seen).find(({ seats }) => seats.includes(seen.you))
}

/** What a table has brought to somebody. */
export function broughtTo(desk: EveningDesk, who: number | null): number | undefined {
  return desk.points?.[desk.seats.indexOf(who)]
}

/** Who stands on the podium, as one sees it: with three, the first in the middle; else from the first on. */
export function podium(standings: readonly EveningStanding[]): readonly EveningStanding[] {
  const up = standings.filter(({ place }) => place <= 3).slice(0, 5)
  const [first, second, third] = up
  return up.length === 3 && first && second && third ? [second, first, third] : up
}

/** How high somebody stands there: three floors, two or one. */
export const floors = ({ place }: Pick<EveningStanding, 'place'>): number => Math.max(1, 4 - place)
