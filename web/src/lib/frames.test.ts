import { expect, test } from 'vitest'
import { viewThen } from './frames'

const now = { round: 2, bids: [null, null, 3], hand: ['blue-5'] }

test('a frame that says nothing else is the view itself', () => {
  expect(viewThen(now, {})).toEqual(now)
})

test('a field that was another comes whole', () => {
  expect(viewThen(now, { fields: { hand: ['red-1', 'blue-5'] } })).toEqual({ ...now, hand: ['red-1', 'blue-5'] })
})

test('of a list only the items that were others come, and null is one of them', () => {
  expect(viewThen(now, { items: { bids: { '0': 1, '2': null } } })).toEqual({ ...now, bids: [1, null, null] })
})

test('of an item with fields only those that were others come', () => {
  const players = [{ hand: ['fire-1'], deck: 4 }, { hand: null, deck: 5 }, null]
  const then = { items: { players: { '2': { hand: [], deck: 9 } } }, parts: { players: { '0': { hand: [] } } } }
  expect(viewThen({ players }, then)).toEqual({
    players: [
      { hand: [], deck: 4 },
      { hand: null, deck: 5 },
      { hand: [], deck: 9 },
    ],
  })
})

test('the view itself stays as it is', () => {
  viewThen(now, { fields: { round: 1 }, items: { bids: { '0': 1 } } })
  expect(now).toEqual({ round: 2, bids: [null, null, 3], hand: ['blue-5'] })
})
