/** How long things take to be seen, in ms at the usual speed. */
import { FADE } from '../common/pace'
import type { Motion } from './difference'

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
export function lasts(motion: Motion): number {
  if (motion.kind === 'fly') return TIME.card + TIME.apart * (Math.min(SEEN, motion.cards.length) - 1)
  return motion.kind === 'jump' ? FADE : TIME[motion.kind]
}
