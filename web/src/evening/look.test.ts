import { expect, test } from 'vitest'
import type { EveningDesk, EveningStanding } from '../wire'
import { broughtTo, floors, hatOfPerson, ownDesk, podium } from './look'

const standing = (number: number, place: number): EveningStanding => ({
  number,
  place,
  points: 12,
  firsts: 0,
  met: 0,
  rounds: [],
})
const desk = (number: number, seats: (number | null)[]): EveningDesk => ({
  number,
  table: 'table',
  seats,
  state: 'going',
  points: null,
})

test('one finds the own table of the present round, and nobody finds that of a computer player', () => {
  const desks = [
    [desk(1, [1, 2]), desk(2, [3, null])],
    [desk(1, [3, 1]), desk(2, [2, null])],
  ]
  expect(ownDesk({ desks, people: [], you: 2 })?.number).toBe(2)
  expect(ownDesk({ desks, people: [], you: 9 })).toBeUndefined()
  expect(ownDesk({ desks, people: [], you: null })).toBeUndefined()
})

test('what a table brings is known by the seat, once it is known', () => {
  expect(broughtTo({ ...desk(1, [7, 8]), points: [0, 12] }, 8)).toBe(12)
  expect(broughtTo(desk(1, [7, 8]), 8)).toBeUndefined()
})

test('the first stands in the middle of three, and those who share a place stand equally high', () => {
  expect(podium([standing(5, 1), standing(6, 2), standing(7, 3), standing(8, 4)]).map(({ number }) => number)).toEqual([
    6, 5, 7,
  ])
  const shared = podium([standing(5, 1), standing(6, 1), standing(7, 3), standing(8, 3)])
  expect(shared.map(({ number }) => number)).toEqual([5, 6, 7, 8])
  expect(shared.map(floors)).toEqual([3, 3, 1, 1])
})

test('who has chosen a hat wears it, and the others are told apart', () => {
  expect(hatOfPerson({ hat: 'hood', number: 1 })).toBe('hood')
  expect(hatOfPerson({ hat: '', number: 1 })).not.toBe(hatOfPerson({ hat: '', number: 2 }))
})
