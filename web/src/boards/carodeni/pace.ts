/** How long things take to be seen, in ms at the usual speed. */
import type { Line } from '../../wire'
import type { GameEvent } from './types'

export const TIME = {
  fly: 340,
  brew: 420,
  /** the burst after a brew */
  burst: 400,
  goal: 520,
  rest: 260,
  renew: 240,
  /** Ostara's token is read before she acts on it */
  token: 900,
  /** what is laid out anew */
  fill: 180,
} as const

/** Between two moves of others one breath. */
const BREATH = 260

function lasts({ event }: GameEvent): number {
  switch (event) {
    case 'token':
      return TIME.token
    case 'brewed':
    case 'ostara-brewed':
    case 'tamed':
      return TIME.brew + TIME.burst
    case 'took-goal':
    case 'ostara-goal':
      return TIME.goal
    case 'rested':
      return TIME.rest
    case 'renewed-witches':
    case 'renewed-potions':
    case 'renewed-ingredients':
      return TIME.renew
    case 'begins':
    case 'ostara-begins':
    case 'novices':
    case 'deck-from-box':
    case 'point-lost':
    case 'end-begins':
    case 'scored':
    case 'ostara-scored':
      return 0
    default:
      return TIME.fly
  }
}

/** How long an update with these lines is looked at before the next one may come. */
export function pace(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lasts(line.event as GameEvent), BREATH + TIME.fill)
}
