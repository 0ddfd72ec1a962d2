/** What a seat looks like: a colour with its mark, and the hair of the apprentice. */
import type { Seat } from '../../art/inks'
import type { PlayerView } from './types'

const COLOURS: readonly Seat[] = ['purple', 'yellow', 'blue', 'green']

export function colourOf(seat: number): Seat {
  return COLOURS[seat] ?? 'purple'
}

const HAIR: Readonly<Record<NonNullable<PlayerView['apprentice']>, string>> = {
  tiffany: '#8A5A34',
  annagramma: '#D9B25A',
  petulia: '#B5502B',
  dimity: '#2A2230',
}

export function hairOf(apprentice: PlayerView['apprentice']): string {
  return apprentice ? HAIR[apprentice] : '#8A5A34'
}
