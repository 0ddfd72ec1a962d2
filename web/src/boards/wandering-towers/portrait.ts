/** What a seat looks like: the wizard that it has on the ring. */
import { pawn } from '../../art/pieces/pawn'
import type { Portrait } from '../contract'
import { colour, playerOf } from './facts'
import type { TowersView } from './types'

export function portrait(view: TowersView, seat: number): Portrait | null {
  const wizard = playerOf(view, seat)?.wizard
  return wizard ? { name: `pawn-${wizard}`, draw: () => pawn(colour(wizard)), box: [-6, -16, 72, 110] } : null
}
