import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import '../lib/tableWords'
import { say } from '../lib/words'
import type { Result } from '../wire'
import { ending } from './ending'

afterEach(() => vi.restoreAllMocks())

const NAMES = ['Ema', 'Kvido', 'Sibyla', 'Rufus']

function result(scores: number[], winners: number[], more: Partial<Result> = {}): Result {
  return { scores, winners, has_points: true, together: false, rival: null, sides: [], ...more } as unknown as Result
}

function heard(end: Result, you: number[], language: 'cs' | 'en' = 'en', names = NAMES): string {
  vi.spyOn(settings, 'language', 'get').mockReturnValue(language)
  const { id, values } = ending(end, names.slice(0, end.scores.length), you)
  return say(id, values).replaceAll('\u00a0', ' ')
}

test('the winner is told by how much', () => {
  expect(heard(result([120, 100, 90], [0]), [0])).toBe('You win by 20 points.')
  expect(heard(result([120, 119, 90], [0]), [0], 'cs')).toBe('Vyhráváte o 1 bod.')
  expect(heard(result([9, 9, 2], [0]), [0])).toBe('You win, with 9 points level with the next.')
  expect(heard(result([9, 9, 2], [0, 1]), [0])).toBe('You share the win with Kvido.')
  expect(heard(result([4, 3], [0], { has_points: false }), [0])).toBe('You win.')
})

test('who lost is told the place and what was missing', () => {
  expect(heard(result([100, 120, 90, 110], [1]), [0])).toBe('You come third of four, 20 points behind.')
  expect(heard(result([100, 120, 90, 110], [1]), [0], 'cs')).toBe('Jste na 3. místě ze 4. K výhře chybělo 20 bodů.')
  expect(heard(result([9, 9, 2], [1]), [0])).toBe('You come second of three, on equal points.')
  expect(heard(result([3, 4], [1], { has_points: false }), [0])).toBe('You come second of two.')
  expect(heard(result([-280, -560, -190, -210], [2]), [1])).toBe('You come fourth of four, 370 points behind.')
})

test('onlookers are told all winners with their points', () => {
  expect(heard(result([100, 120, 120], [1, 2]), [])).toBe('Kvido and Sibyla win with 120 points.')
  expect(heard(result([0, 0, 0], [], { has_points: true }), [0])).toBe('Nobody wins.')
})

test('against a rival without a seat the difference counts', () => {
  const rival = (score: number, won: boolean) => ({ rival: { name: 'Ostara', score, points: [], won } })
  expect(heard(result([70], [0], rival(64, false)), [0])).toBe('You beat Ostara by 6 points.')
  expect(heard(result([24], [], rival(65, true)), [0])).toBe('Ostara wins by 41 points.')
  expect(heard(result([60], [0], rival(60, true)), [0], 'cs')).toBe('Máte stejně bodů jako Ostara.')
})

test('who lost with a partner is told which team has won', () => {
  const sides = [
    [0, 2],
    [1, 3],
  ]
  const end = result([5, 9, 8, 9], [1, 3], { sides, has_points: false })
  expect(heard(end, [0])).toBe('Kvido and Rufus win.')
  expect(heard(end, [2], 'cs')).toBe('Vítězí: Kvido a Rufus.')
})
