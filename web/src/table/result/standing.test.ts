import { expect, test } from 'vitest'
import type { Result } from '../../wire'
import { rows, scale, sources } from './standing'

function result(more: Partial<Result>): Result {
  return { winners: [], sides: [], rival: null, breakdown: [], tale: null, ...more } as unknown as Result
}

const NAMES = ['Ema', 'Kvido', 'Sibyla']

test('the best stand first, and who is level stands on the same place', () => {
  const all = rows(result({ scores: [5, 9, 5], winners: [1] }), NAMES)
  expect(all.map(({ name, place }) => [name, place])).toEqual([
    ['Kvido', 1],
    ['Ema', 2],
    ['Sibyla', 2],
  ])
})

test('who won by a tie-break stands before who has as many points', () => {
  const all = rows(result({ scores: [9, 9, 5], winners: [1] }), NAMES)
  expect(all.map(({ name, place }) => [name, place])).toEqual([
    ['Kvido', 1],
    ['Ema', 2],
    ['Sibyla', 3],
  ])
})

test('partners stand on the same place', () => {
  const sides = [
    [0, 2],
    [1, 3],
  ]
  const all = rows(result({ scores: [3, 9, 8, 4], winners: [1, 3], sides }), [...NAMES, 'Morana'])
  expect(all.map(({ name, place }) => [name, place])).toEqual([
    ['Kvido', 1],
    ['Morana', 1],
    ['Sibyla', 2],
    ['Ema', 2],
  ])
})

test('who has no seat stands among the others, with what the points came from', () => {
  const rival = { name: 'Ostara', score: 7, points: [7], won: true }
  const breakdown = [{ text: 'potions', points: [4] }]
  const all = rows(result({ scores: [4], rival, breakdown }), ['Ema'])
  expect(all.map(({ seat, place, parts }) => [seat, place, parts])).toEqual([
    [null, 1, [7]],
    [0, 2, [4]],
  ])
  expect(sources(result({ rival, breakdown }))).toEqual([{ text: 'potions', points: [4], rival: 7 }])
})

test('what is taken away has its place on the common scale', () => {
  const breakdown = [
    { text: 'met', points: [20, 10] },
    { text: 'tricks', points: [5, 40] },
    { text: 'missed', points: [-30, -10] },
  ]
  expect(scale(rows(result({ scores: [-5, 40], breakdown }), NAMES.slice(0, 2)))).toEqual({ more: 50, less: 30 })
})
