/** The sign of a magician's ability. */
import type { Deed } from '../../art/book/deeds'

const signs: Readonly<Record<string, Deed>> = {
  rosana: 'shelf',
  harold: 'swap',
  viktor: 'cure',
  sandra: 'refresh',
  larry: 'fetch',
  alice: 'draw',
  violetta: 'swap',
  patrik: 'raise',
}

export function abilityDeed(magician: string): Deed {
  return signs[magician] ?? 'refresh'
}
