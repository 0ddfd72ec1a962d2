/**
 * What an event looks like: what flies from where to where, what goes, and what is marked when the new view is drawn.
 * Places are the names that things carry on the board in `data-at`; those of others are at their names.
 */
import { LOCATIONS, ROOM, type Place } from './offers'
import { TIME } from './pace'
import type { CarodeniView, GameEvent } from './types'

export type Who = number | 'ostara'

export interface Flight {
  readonly from: Place
  readonly to: Place
  readonly who: Who
  readonly time: number
}

/** A place where something is to be noticed; without `who` it is everybody's. */
export interface Mark {
  readonly at: Place
  readonly who?: Who
  readonly time: number
}

/** Between the view before an event and the one after it. */
export function flights(event: GameEvent, before: CarodeniView, after: CarodeniView): Flight[] {
  const who = whose(event)
  const fly = (from: Place, to: Place, time: number = TIME.fly): Flight[] => [{ from, to, who, time }]
  switch (event.event) {
    case 'played':
      return fly(`hand:${event.card}`, 'active')
    case 'rested':
      return fly('pile', 'hand', TIME.rest)
    case 'took-ingredient':
    case 'ostara-ingredient':
      return fly(`spot:${emptied(event.location, event.ingredient, before, after)}`, `stock:${event.ingredient}`)
    case 'took-potion':
    case 'took-tool':
    case 'ostara-potion':
      return fly(`potion:${event.potion}`, 'waiting')
    case 'took-witch':
    case 'ostara-witch':
      return fly(`witch:${event.witch}`, 'hand')
    case 'took-animal':
    case 'ostara-animal':
      return fly(`witch:${event.witch}`, 'waiting')
    case 'brewed':
    case 'ostara-brewed':
      return fly(`brew:${event.potion}`, 'clan', TIME.brew)
    case 'tools-in':
      return event.tools.flatMap((tool) => fly(`tool-own:${tool}`, 'clan', TIME.brew))
    case 'tamed':
      return fly(`tame:${event.animal}`, 'clan', TIME.brew)
    case 'took-goal':
    case 'ostara-goal':
      return fly(`goal:${event.goal}`, 'score', TIME.goal)
    default:
      return []
  }
}

/** What is put away, to be replaced. */
export function leaving(event: GameEvent, before: CarodeniView): Place[] {
  const named = (kind: string, names: readonly (string | null)[]) =>
    names.flatMap((name) => (name ? [`${kind}:${name}`] : []))
  switch (event.event) {
    case 'renewed-witches':
      return named('witch', before.witches)
    case 'renewed-potions':
      return named('potion', before.potions)
    case 'renewed-ingredients':
      return spotsOf(event.location).map((spot) => `spot:${spot}`)
    default:
      return []
  }
}

export function marks(event: GameEvent): Mark[] {
  switch (event.event) {
    case 'begins':
      return [{ at: 'hand', who: event.first, time: TIME.burst }]
    case 'novices':
    case 'ostara-begins':
      return [{ at: 'hand', who: whose(event), time: TIME.burst }]
    case 'brewed':
    case 'tamed':
    case 'ostara-brewed':
      return [{ at: 'clan', who: whose(event), time: TIME.burst }]
    case 'took-goal':
    case 'ostara-goal':
    case 'scored':
    case 'ostara-scored':
      return [{ at: 'score', who: whose(event), time: TIME.burst }]
    case 'point-lost':
      return [{ at: `points:${event.location}`, time: TIME.burst }]
    case 'end-begins':
      return [{ at: 'last-round', time: TIME.notice }]
    case 'deck-from-box':
      return [{ at: 'decks', time: TIME.burst }]
    default:
      return []
  }
}

function whose(event: GameEvent): Who {
  return 'seat' in event ? event.seat : 'ostara'
}

function spotsOf(location: string): number[] {
  const first = LOCATIONS.indexOf(location as (typeof LOCATIONS)[number]) * ROOM
  return Array.from({ length: ROOM }, (_, at) => first + at)
}

/** The place that an ingredient has left. Of several empty ones it is that which held it before. */
function emptied(location: string, kind: string, before: CarodeniView, after: CarodeniView): number | null {
  const empty = spotsOf(location).filter((spot) => !after.spots[spot])
  return empty.find((spot) => before.spots[spot] === kind) ?? empty[0] ?? null
}
