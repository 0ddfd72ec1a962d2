/** How long what happens at the card table takes to be seen, and how much it matters. */
import { matters, seen, small, type Beats } from '../../lib/beats'
import { TIME } from './pace'
import type { GameEvent } from './types'

export const beats: Beats<GameEvent> = {
  dealt: seen(TIME.deal, 'game'),
  turned: seen(TIME.turn),
  'no-trump': seen(0),
  'named-trump': seen(TIME.trump, 'acts'),
  bid: small(TIME.bid, 'acts'),
  played: small(TIME.play, 'acts'),
  'took-trick': seen(TIME.look + 2 * TIME.swell + TIME.take),
  // all of them are shown at once, over what was told last
  scored: matters(TIME.points / 4, 'game'),
}
