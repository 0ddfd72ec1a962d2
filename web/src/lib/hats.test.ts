import { expect, test } from 'vitest'
import { hatsOf } from './hats'

const wearing = (...chosen: string[]) => hatsOf(chosen.map((hat) => ({ hat })))

test('who has chosen nothing wears one after the other', () => {
  expect(wearing('', '', '')).toEqual(['bent', 'cone', 'bowler'])
})

test('a chosen hat is worn, and only who would have worn it takes another one', () => {
  expect(wearing('', '', 'bent')).toEqual(['bowler', 'cone', 'bent'])
  expect(wearing('horns', '', '')).toEqual(['horns', 'cone', 'bowler'])
})

test('with six at the table nobody but those who chose it wears what somebody else wears', () => {
  expect(new Set(wearing('', 'horns', '', 'bent', '', '')).size).toBe(6)
  expect(wearing('top', '', 'top', '')).toEqual(['top', 'cone', 'top', 'bent'])
})

test('a hat that is none of ours is none', () => {
  expect(wearing('crown')).toEqual(['bent'])
})
