/** The five games, by the ids of the records. Names and sentences are in text/*.ftl under the same ids. */

export const games = ['wizard', 'wandering-towers', 'the-witches', 'carodeni', 'big-book'] as const
export type Game = (typeof games)[number]

export function isGame(word: string): word is Game {
  return (games as readonly string[]).includes(word)
}
