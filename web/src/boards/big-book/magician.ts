/** The sign of a magician's ability. */
import type { Verb } from '../../art/book/verbs'

const signs: Readonly<Record<string, Verb>> = {
  rosana: 'shelf',
  harold: 'swap',
  viktor: 'cure',
  sandra: 'refresh',
  larry: 'fetch',
  alice: 'draw',
  violetta: 'swap',
  patrik: 'raise',
}

export function abilityVerb(magician: string): Verb {
  return signs[magician] ?? 'refresh'
}
