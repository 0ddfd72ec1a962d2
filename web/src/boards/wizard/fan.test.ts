import { describe, expect, it } from 'vitest'
import { fan, rowsOf, TALL } from './fan'

describe('a hand', () => {
  it('of one card stands straight in the middle', () => {
    expect(fan(1, 700, 152).cards).toEqual([{ x: 350, y: 0, turn: 0 }])
  })

  it('of seven is turned by 3.6 degrees a card and lowered towards its ends', () => {
    const { cards, rows } = fan(7, 780, 152)
    expect(rows).toBe(1)
    expect(cards.map((card) => card.turn)).toEqual([-3, -2, -1, 0, 1, 2, 3].map((k) => k * 3.6))
    expect(cards[0]?.y).toBeCloseTo(3.4 * 3 ** 1.9)
    expect(cards[3]?.y).toBe(0)
  })

  it('keeps at most 64 % of a card between two of them', () => {
    const { cards } = fan(3, 2000, 100)
    expect((cards[1]?.x ?? 0) - (cards[0]?.x ?? 0)).toBeCloseTo(64)
  })

  it.each([
    [7, 344, 100],
    [15, 344, 100],
    [20, 344, 100],
    [20, 320, 100],
    [20, 700, 130],
    [15, 600, 152],
    [20, 848, 152],
  ])('of %i in %i px shows the index of every card, and 30 px to touch', (count, room, widest) => {
    const { cards, width } = fan(count, room, widest)
    expect(cards).toHaveLength(count)
    for (const row of groupedByRow(cards)) {
      for (let at = 1; at < row.length; at++) {
        const step = (row[at]?.x ?? 0) - (row[at - 1]?.x ?? 0)
        expect(step).toBeGreaterThanOrEqual(29.99)
        expect(step / width).toBeGreaterThan(0.38)
      }
      expect((row[0]?.x ?? 0) - width / 2).toBeGreaterThanOrEqual(-0.01)
      expect((row.at(-1)?.x ?? 0) + width / 2).toBeLessThanOrEqual(room + 0.01)
    }
  })

  it('that does not fit side by side makes two rows, the upper the longer', () => {
    expect(rowsOf(15, 2)).toEqual([8, 7])
    expect(fan(15, 344, 100).rows).toBe(2)
    expect(fan(7, 344, 100).rows).toBe(1)
  })

  it('that may have one row only is held in one, with narrower cards', () => {
    const { rows, width } = fan(20, 700, 119, 1)
    expect(rows).toBe(1)
    expect(width).toBeLessThan(90)
  })

  it('never opens so far that a card lies down', () => {
    const { cards } = fan(20, 1400, 152)
    for (const card of cards) expect(Math.abs(card.turn)).toBeLessThan(24)
  })

  it('knows its own height', () => {
    expect(fan(1, 700, 100).height).toBeCloseTo(100 * TALL)
    const { cards, height, width } = fan(7, 780, 152)
    expect(height).toBeCloseTo(Math.max(...cards.map((card) => card.y)) + width * TALL)
  })
})

function groupedByRow<T extends { x: number }>(cards: readonly T[]): T[][] {
  const rows: T[][] = []
  for (const [at, card] of cards.entries()) {
    const before = cards[at - 1]
    if (!before || card.x < before.x) rows.push([])
    rows.at(-1)?.push(card)
  }
  return rows
}
