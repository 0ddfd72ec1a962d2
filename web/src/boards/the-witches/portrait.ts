/** What a seat looks like: the witch that it has on the map. */
import type { Portrait } from '../contract'
import { art } from './art'
import type { WitchesView } from './types'

export function portrait(view: WitchesView, seat: number): Portrait {
  return art.witch(seat, view.players[seat]?.apprentice ?? null)
}
