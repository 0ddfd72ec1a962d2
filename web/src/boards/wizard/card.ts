/** A card's name taken apart: `red-7`, `wizard-2`, `jester-1`. */
import type { Suit } from '../../art/inks'

export interface Face {
  readonly suit: Suit | 'wizard' | 'jester'
  /** 0 for wizards and jesters */
  readonly rank: number
}

export function face(card: string): Face {
  const at = card.lastIndexOf('-')
  const suit = card.slice(0, at) as Face['suit']
  return { suit, rank: suit === 'wizard' || suit === 'jester' ? 0 : Number(card.slice(at + 1)) }
}
