/** What stands for a thing that the result tells of. */
import { back } from '../../art/cards/back'
import { pawn } from '../../art/pieces/pawn'
import type { Portrait } from '../contract'
import { colour } from './facts'

export function sign(name: string): Portrait | null {
  if (name === 'wizard') return { name: 'pawn-blue', draw: () => pawn(colour('blue')), box: [-6, -16, 72, 110] }
  return name === 'card' ? { name: 'card-back', draw: back, box: [0, 0, 200, 280] } : null
}
