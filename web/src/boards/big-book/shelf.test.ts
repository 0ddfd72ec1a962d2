import { describe, expect, it } from 'vitest'
import { share } from './shelf'

const table = (...cards: number[]) => cards.map((count, seat) => ({ cards: count, places: seat === 0 ? 5 : 3 }))

describe('the shelf', () => {
  it('gives every place its full width where there is room', () => {
    expect(share(table(2, 1), 366, 34)).toMatchObject({ card: 34, slot: 34, step: 37 })
  })

  it('lets empty places make room', () => {
    const { card, slot, step } = share(table(3, 1, 1, 0), 366, 34)
    expect(slot).toBeLessThan(card)
    expect(step).toBeGreaterThan(card)
  })

  it.each([
    [366, 34],
    [336, 30],
  ])('keeps seventeen cards of five readable on %i px, the sign of each uncovered', (width, widest) => {
    const { card, step, margin, parts } = share(table(5, 3, 3, 3, 3), width, widest)
    expect(card).toBeGreaterThanOrEqual(24)
    expect(step).toBeGreaterThanOrEqual(15)
    const needed = 5 * card + 12 * step + 5 * 2 * margin
    expect(needed).toBeLessThanOrEqual(width + 0.01)
    expect(parts).toHaveLength(5)
  })
})
