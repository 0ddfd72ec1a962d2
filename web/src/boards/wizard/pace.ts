/** How long things take to be seen, in ms at the usual speed. */
import type { Line } from '../../wire'
import type { GameEvent } from './types'

export const TIME = {
  play: 260,
  /** a full trick lies open before it is taken */
  look: 500,
  swell: 200,
  take: 320,
  /** each card of a deal; they start `apart`, and the whole deal lasts `deal` at most */
  card: 240,
  apart: 40,
  deal: 900,
  turn: 240,
  bid: 240,
  trump: 300,
  points: 1500,
} as const

/** Between two moves of others one breath. */
const BREATH = 340

function lasts(event: GameEvent): number {
  switch (event.event) {
    case 'played':
      return TIME.play
    case 'took-trick':
      return TIME.look + TIME.swell + TIME.take
    case 'bid':
      return TIME.bid
    case 'named-trump':
      return TIME.trump
    case 'dealt':
      return TIME.deal
    case 'turned':
      return TIME.turn
    case 'scored':
      // everybody's points are shown together
      return event.seat === 0 ? TIME.points : 0
    case 'no-trump':
      return 0
  }
}

/** How long an update with these lines is looked at before the next one may come. */
export function pace(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lasts(line.event as GameEvent), BREATH)
}
