import { expect, test } from 'vitest'
import { fit, matters, seen, small, together, type Beat } from './beats'

const turn = [small(900), seen(1_200), small(700), matters(1_700)]
const takes = (all: readonly Beat[], room: number) => {
  const rates = fit(all, room)
  return all.reduce((sum, { time, weight }) => sum + time / rates[weight], 0)
}

test('what fits goes by at the usual speed', () => {
  expect(fit(turn, 4_500)).toEqual({ small: 1, seen: 1, matters: 1 })
})

test('what does not fit is made to fit, small steps first, what matters last', () => {
  const round = Array.from({ length: 12 }, () => turn).flat()
  const rates = fit(round, 11_000)
  expect(takes(round, 11_000)).toBeLessThanOrEqual(11_000)
  expect(takes(round, 11_000)).toBeGreaterThan(10_900)
  expect(rates.small).toBeGreaterThan(rates.seen)
  expect(rates.seen).toBeGreaterThan(rates.matters)
  expect(rates.matters).toBeGreaterThan(1)
})

test('without any room it still goes by at a speed', () => {
  const rates = fit(turn, 0)
  expect(rates.small).toBeCloseTo(100)
  expect(rates.matters).toBeLessThan(6)
})

test('what is told together takes as long as one after the other and matters as much as its weightiest', () => {
  expect(together([small(100), matters(300), seen(50)])).toEqual({ time: 450, weight: 'matters' })
  expect(together([])).toEqual({ time: 0, weight: 'small' })
})
