import { expect, test } from 'vitest'
import type { GoingGame } from '../wire'
import { folded } from './mine.svelte'

const game = (n: number, id = 'wizard'): GoingGame => ({ id: `t${n}`, game: id, game_name: id }) as GoingGame

test('up to seven games stand open', () => {
  const seven = Array.from({ length: 7 }, (_, n) => game(n))
  expect(folded(seven)).toEqual({ open: seven, folds: [] })
})

test('of more than seven the first six stand open, the rest is folded by game', () => {
  const nine = [...Array.from({ length: 6 }, (_, n) => game(n)), game(6), game(7, 'carodeni'), game(8)]
  const { open, folds } = folded(nine)
  expect(open).toEqual(nine.slice(0, 6))
  expect(folds.map((fold) => [fold.game, fold.games.map(({ id }) => id)])).toEqual([
    ['wizard', ['t6', 't8']],
    ['carodeni', ['t7']],
  ])
})
