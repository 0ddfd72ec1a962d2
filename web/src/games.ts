/** The five games, by the ids of the records. Names and sentences are in text/*.ftl under the same ids. */

export const games = ['wizard', 'wandering-towers', 'the-witches', 'carodeni', 'big-book'] as const
export type Game = (typeof games)[number]

export function isGame(word: string): word is Game {
  return (games as readonly string[]).includes(word)
}

/** About how many minutes all lessons of a game take. */
export const lessonMinutes: Readonly<Record<Game, number>> = {
  wizard: 4,
  'wandering-towers': 4,
  'the-witches': 6,
  carodeni: 6,
  'big-book': 6,
}

/** What one person can play: against computer players, as one with them, by themselves (against Ostara in Čarodění). */
export type Kind = 'solo' | 'together' | 'against'

const kinds: Readonly<Record<Game, readonly Kind[]>> = {
  wizard: ['against'],
  'wandering-towers': ['against', 'together', 'solo'],
  'the-witches': ['against', 'together', 'solo'],
  carodeni: ['against', 'solo'],
  'big-book': ['together'],
}

/** What a game offers to one person. */
export function forOne(game: Game): readonly Kind[] {
  return kinds[game]
}
