import { describe, expect, test } from 'vitest'
import { block, crescent, cut, disc, hatch, rays, ripples, seeded, star } from './kit'

const box = { x: 9, y: 9, width: 182, height: 262 }

describe('the carving kit', () => {
  test.each([
    ['rays', (seed: number) => rays([100, 140], 60, 90, 28, 2, { seed })],
    ['ripples', (seed: number) => ripples([100, 140], 20, 210, 13, 3, { seed })],
    ['hatch', (seed: number) => hatch(box, 0.4, 9, 2, { seed, density: 0.6 })],
    ['block', (seed: number) => block(box, 9, seed)],
    ['disc', (seed: number) => disc([100, 140], 60, { seed })],
  ])('%s draws the same for the same seed and another shape for another', (_, draw) => {
    expect(draw(7)).toBe(draw(7))
    expect(draw(7)).not.toBe(draw(8))
  })

  test('a stream of numbers stays between nought and one', () => {
    const random = seeded(3)
    const numbers = Array.from({ length: 1000 }, random)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(new Set(numbers).size).toBeGreaterThan(990)
  })

  test('a cut begins and ends where it is told, in short numbers', () => {
    expect(cut([0, 0], [30, 0], 3)).toBe('M0 0Q19.8 3 30 0Q19.8 -3 0 0Z')
  })

  test('a block keeps to its box but for the stray of the knife', () => {
    const numbers = block(box, 9, 4, 0.8)
      .match(/-?[\d.]+/g)!
      .map(Number)
    const xs = numbers.filter((_, i) => i % 2 === 0)
    const ys = numbers.filter((_, i) => i % 2 === 1)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(8.2)
    expect(Math.max(...xs)).toBeLessThanOrEqual(191.8)
    expect(Math.max(...ys)).toBeLessThanOrEqual(271.8)
  })

  test('a star of seven has fourteen corners', () => {
    expect(star([50, 50], 49, 26, 7).split('L')).toHaveLength(14)
  })

  test('the moon is hollow on the side that is bitten', () => {
    expect(crescent([45, 50], 43, [69, 40], 35)).toMatch(/^M[\d. ]+A43 43 0 1 0 [\d. ]+A35 35 0 [01] 1 [\d. ]+Z$/)
  })
})
