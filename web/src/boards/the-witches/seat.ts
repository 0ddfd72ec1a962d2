/** What a seat looks like: a colour with its mark, and the hair of the apprentice. */
import type { Seat } from '../../art/inks'
import { hairs } from '../../art/pieces/witch'
import type { PlayerView } from './types'

const COLOURS: readonly Seat[] = ['purple', 'yellow', 'blue', 'green']

export function colourOf(seat: number): Seat {
  return COLOURS[seat] ?? 'purple'
}

export function hairOf(apprentice: PlayerView['apprentice']): string {
  return hairs[apprentice ?? 'tiffany']
}
