/** How long things take to be seen, in ms at the usual speed. */
import type { Line } from '../../wire'
import { distance } from './difference'
import type { GameEvent } from './types'

export const TIME = {
  /** a tower or a wizard from space to space, and at most */
  space: 140,
  most: 900,
  lift: 160,
  land: 120,
  fly: 700,
  raven: 120,
  /** what a lifted tower shows stays open */
  open: 1200,
  swap: 700,
  card: 260,
  roll: 600,
  spell: 500,
  fill: 240,
  rise: 360,
} as const

/** Between two moves of others one breath. */
const BREATH = 380

/** How long a way over so many spaces takes. */
export function onTheWay(spaces: number): number {
  return Math.min(TIME.most, TIME.space * Math.max(1, spaces))
}

function lasts(event: GameEvent): number {
  switch (event.event) {
    case 'moved-tower':
      return (
        TIME.lift + onTheWay(distance(event.space, event.to)) + TIME.land + (event.caught.length ? TIME.open / 4 : 0)
      )
    case 'moved-wizard':
      return onTheWay(distance(event.space, event.to)) + TIME.land
    case 'flew':
    case 'nudged':
      return TIME.fly + TIME.raven
    case 'swapped':
      return TIME.lift + TIME.open + TIME.swap
    case 'lifted':
      return 2 * TIME.lift + TIME.open
    case 'freed':
      return TIME.rise
    case 'played':
      return TIME.card
    case 'rolled':
      return TIME.roll
    case 'cast':
      return TIME.spell
    case 'filled':
      return TIME.fill
    default:
      return 0
  }
}

/** How long an update with these lines is looked at before the next one may come. */
export function pace(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lasts(line.event as GameEvent), BREATH)
}
