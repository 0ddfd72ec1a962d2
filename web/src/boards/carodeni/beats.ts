/** How long what happens at the table takes to be seen, and how much it matters. */
import { matters, seen, small, type Beats } from '../../lib/beats'
import { TIME } from './pace'
import type { GameEvent } from './types'

export const beats: Beats<GameEvent> = {
  begins: small(TIME.rest, 'game'),
  'ostara-begins': small(TIME.rest, 'game'),
  novices: small(TIME.rest),
  // whose turn it is shows in what they do first
  played: small(TIME.fly, 'acts'),
  rested: seen(TIME.rest + TIME.burst, 'acts'),
  'took-ingredient': seen(TIME.fly),
  'took-potion': seen(TIME.fly),
  'took-tool': seen(TIME.fly),
  'took-witch': seen(TIME.fly),
  'took-animal': seen(TIME.fly),
  'point-lost': small(0, 'follows'),
  'renewed-witches': small(TIME.renew + TIME.fill),
  'renewed-potions': small(TIME.renew + TIME.fill),
  'renewed-ingredients': small(TIME.renew + TIME.fill),
  brewed: matters(TIME.brew + TIME.burst),
  'tools-in': small(TIME.brew, 'follows'),
  tamed: matters(TIME.brew + TIME.burst),
  'took-goal': matters(TIME.goal),
  'end-begins': matters(TIME.notice, 'game'),
  'deck-from-box': small(TIME.fill, 'follows'),
  token: seen(TIME.token, 'game'),
  'ostara-ingredient': seen(TIME.fly),
  'ostara-potion': seen(TIME.fly),
  'ostara-witch': seen(TIME.fly),
  'ostara-animal': seen(TIME.fly),
  'ostara-brewed': matters(TIME.brew + TIME.burst),
  'ostara-goal': matters(TIME.goal),
  scored: matters(TIME.goal, 'game'),
  'ostara-scored': matters(TIME.goal, 'game'),
}
