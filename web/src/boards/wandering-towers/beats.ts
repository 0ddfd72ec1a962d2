/** How long what happens on the ring takes to be seen, and how much it matters. */
import { matters, seen, small, type Beats } from '../../lib/beats'
import { TIME } from './pace'
import type { GameEvent } from './types'

export const beats: Beats<GameEvent> = {
  'set-up': small(TIME.pop, 'game'),
  placed: small(TIME.place),
  dealt: small(TIME.card),
  'turn-began': small(0, 'begins'),
  played: small(TIME.card),
  discarded: seen(TIME.card),
  drew: small(TIME.card),
  'drew-unseen': small(TIME.pop),
  reshuffled: small(TIME.card),
  rolled: small(TIME.roll),
  'nothing-moved': seen(TIME.hop),
  'moved-tower': seen(TIME.lift + TIME.space * 3 + TIME.land),
  'moved-wizard': seen(TIME.space * 3),
  filled: matters(TIME.potion + TIME.pop),
  entered: matters(TIME.enter * 2),
  flew: seen(TIME.fly, 'follows'),
  stayed: small(TIME.hop, 'follows'),
  // what it does comes after it
  cast: seen(TIME.spell),
  claimed: seen(TIME.spell),
  lapsed: small(TIME.hop, 'follows'),
  swapped: seen(TIME.swap),
  nudged: seen(TIME.fly),
  rode: small(TIME.hop),
  'left-behind': seen(TIME.hop, 'follows'),
  lifted: matters(TIME.open + TIME.rise),
  freed: seen(TIME.rise),
  'asked-card': small(TIME.pop),
  'handed-over': seen(TIME.card),
  'handed-over-unseen': small(TIME.pop),
  'asked-potions': small(TIME.pop),
  'gave-potions': seen(TIME.pop),
  refused: seen(TIME.hop),
  'last-round': matters(TIME.spell),
  'met-goal': matters(TIME.pop),
}
