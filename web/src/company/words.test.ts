import { expect, test } from 'vitest'
import { rounded } from './words'

const HOUR = 3_600
const DAY = 24 * HOUR

test('time that is left is told in the largest unit that fits, rounded to the nearest', () => {
  expect(rounded(2 * DAY - 1)).toEqual({ unit: 'days', count: 2 })
  expect(rounded(1.6 * DAY)).toEqual({ unit: 'days', count: 2 })
  expect(rounded(DAY - 1)).toEqual({ unit: 'days', count: 1 })
  expect(rounded(20 * HOUR)).toEqual({ unit: 'hours', count: 20 })
  expect(rounded(2 * HOUR)).toEqual({ unit: 'hours', count: 2 })
  expect(rounded(50 * 60)).toEqual({ unit: 'minutes', count: 50 })
  expect(rounded(5)).toEqual({ unit: 'minutes', count: 1 })
  expect(rounded(0)).toEqual({ unit: 'none', count: 0 })
})
