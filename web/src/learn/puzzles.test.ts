import { expect, test } from 'vitest'
import type { PuzzleCard } from '../wire'
import { following } from './puzzles'

const card = (game: string, number: number, state: PuzzleCard['state'] = 'new'): PuzzleCard => ({
  game,
  number,
  title: `${game} ${number}`,
  difficulty: 1,
  state,
})

test('the next puzzle is one of the same game that is not done yet, from there on', () => {
  const all = [card('a', 1), card('a', 2), card('a', 3, 'solved'), card('a', 4, 'tried'), card('b', 1)]
  expect(following(all, 'a', 2)).toBe(all[3])
  expect(following(all, 'a', 4)).toBe(all[0])
})

test('when a game is done, another one has the next; when all are, there is none', () => {
  const all = [card('a', 1, 'solved'), card('a', 2, 'shown'), card('b', 1), card('b', 2)]
  expect(following(all, 'a', 2)).toBe(all[2])
  expect(following([card('a', 1, 'solved')], 'a', 1)).toBeNull()
})
