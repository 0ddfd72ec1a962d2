/** What can be read off a view: who is where, and who plays with whom. No rules: those are the server's. */
import type { Seat } from '../../art/inks'
import { SPACES } from './geometry'
import type { Floor, Player, TowersView } from './types'

export type Aim = TowersView['tokens'][number]['aims'][number]

/** The pieces' colours are the names of their wizards. */
export function colour(wizard: string): Seat {
  return wizard as Seat
}

/** The wizards that can be seen on a space. */
export function visible(view: TowersView, space: number): readonly string[] {
  const there = view.spaces[space]
  return (there?.floors.length ? there.floors.at(-1)?.wizards : there?.ground) ?? []
}

/** The same in the order in which they are drawn: the own ones in front, where nobody hides them. */
export function standing(view: TowersView, space: number): readonly string[] {
  const own = view.seat === null ? null : playerOf(view, view.seat)?.wizard
  const all = visible(view, space)
  return [...all.filter((wizard) => wizard !== own), ...all.filter((wizard) => wizard === own)]
}

/** Who stands directly beneath a floor, where that is shown. */
export function beneath(view: TowersView, space: number, floor: number): readonly string[] | null {
  const there = view.spaces[space]
  return (floor === 1 ? there?.ground : there?.floors[floor - 2]?.wizards) ?? null
}

export function floorsOn(view: TowersView, space: number): readonly Floor[] {
  return view.spaces[space]?.floors ?? []
}

export function isAlone(view: TowersView): boolean {
  return view.mode === 'solo' || view.mode === 'coop'
}

/** Whose pieces a seat plays with: in co-operative play there is one side for all. */
export function sideOf(view: TowersView, seat: number): number {
  return view.mode === 'coop' ? 0 : seat
}

export function playerOf(view: TowersView, seat: number | null): Player | null {
  return seat === null ? null : (view.players[sideOf(view, seat)] ?? null)
}

/** The letter of a team; partners sit opposite each other. */
export function teamOf(view: TowersView, seat: number): string {
  return view.teams ? ('ABC'[seat % (view.seats / 2)] ?? '') : ''
}

/** Whether two aims do the same. */
export function same(a: Aim | null, b: unknown): boolean {
  return a !== null && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort()) : value
}

export function isAim(value: unknown): value is Aim {
  if (!value || typeof value !== 'object' || !('verb' in value)) return false
  return ['tower', 'wizard', 'swap', 'nudge', 'lift'].includes(String(value.verb))
}

/** How much of each kind lies on a pile, in the order in which they are printed on the list. */
export function counted(cards: readonly string[]): (readonly [card: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a.localeCompare(b))
}

/** Spaces clockwise from a place: the order in which keys walk them. */
export function clockwise(from: number): number[] {
  return Array.from({ length: SPACES }, (_, n) => (from + n) % SPACES)
}
