/** How long things take to be seen, in ms at the usual speed. */
import { FADE } from '../common/pace'
import type { Line } from '../../wire'
import type { Motion } from './difference'
import type { GameEvent } from './types'

export const TIME = {
  card: 280,
  /** between two cards of one deed */
  apart: 60,
  marker: 420,
  page: 600,
  lay: 260,
  break: 480,
  strike: 620,
  cast: 360,
} as const

/** Of a deed with many cards, no more than this many start one after the other. */
const SEEN = 6
const BREATH = 260

export function lasts(motion: Motion): number {
  if (motion.kind === 'fly') return TIME.card + TIME.apart * (Math.min(SEEN, motion.cards.length) - 1)
  return motion.kind === 'jump' ? FADE : TIME[motion.kind]
}

/** About how long an event is shown; what has no motion is only read. */
function read(event: GameEvent): number {
  switch (event.event) {
    case 'moved':
      return TIME.marker
    case 'opened':
      return TIME.page
    case 'curse-laid':
      return TIME.lay
    case 'broke':
      return TIME.break
    case 'set-off':
      return TIME.strike
    case 'cast':
    case 'used-up':
      return TIME.cast
    case 'turn':
    case 'turned-up':
    case 'starts':
    case 'uncovered':
    case 'chosen':
      return 0
    case 'defeated':
    case 'escaped':
    case 'frightened':
      return 500
    default:
      return TIME.card + TIME.apart
  }
}

/** How long an update with these lines is looked at before the next one may come. */
export function pace(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + read(line.event as GameEvent), BREATH)
}
