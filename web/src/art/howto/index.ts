/** The pictures of "How to play": those of a game come when they are first wanted, nobody else pays for them. */
import type { Game } from '../../games'
import type { HowToArt } from './stage'

const drawn: Record<Game, () => Promise<HowToArt>> = {
  wizard: () => import('./wizard'),
  'wandering-towers': () => import('./wandering-towers'),
  'the-witches': () => import('./the-witches'),
  carodeni: () => import('./carodeni'),
  'big-book': () => import('./big-book'),
}

export function howToArt(game: Game): Promise<HowToArt> {
  return drawn[game]()
}
