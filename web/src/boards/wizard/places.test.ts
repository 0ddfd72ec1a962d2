import { describe, expect, it } from 'vitest'
import { around, laptop, phoneTrick, type Spot } from './places'

const boards = [
  [736, 916, 'upright tablet'],
  [1024, 668, 'tablet'],
  [948, 664, 'small laptop'],
  [1108, 844, 'laptop'],
  [1500, 940, 'desktop'],
  [2140, 1384, 'wide'],
] as const
const seats = [3, 4, 5, 6]
const all = boards.flatMap(([width, height, name]) => seats.map((count) => ({ width, height, name, count })))

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

function box({ x, y }: Pick<Spot, 'x' | 'y'>, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function apart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}

/** Of a card under another its index must stay free: the upper left. */
function index(card: Box): Box {
  const width = card.right - card.left
  return { ...card, right: card.left + width * 0.38, bottom: card.top + width * 0.5 }
}

describe('seats', () => {
  it('count clockwise from the own one', () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1])
  })
})

describe.each(all)('$count players on a $name', ({ width, height, count }) => {
  const at = laptop(width, height, count, false)
  const plates = at.plates.map((spot) => box(spot, at.plate * at.text, 78 * at.text))
  const cards = at.trick.map(({ x, y }) => box({ x: x + at.oval.x, y: y + at.oval.y }, at.laid, at.laid * 1.4))

  it('have a plate and a place in the trick each', () => {
    expect(plates).toHaveLength(count - 1)
    expect(cards).toHaveLength(count)
  })

  it('all sit on the board and above the strip', () => {
    for (const plate of plates) {
      expect(plate.left).toBeGreaterThanOrEqual(0)
      expect(plate.right).toBeLessThanOrEqual(width)
      expect(plate.top).toBeGreaterThanOrEqual(0)
    }
    for (const card of cards) expect(card.bottom).toBeLessThanOrEqual(at.strip)
  })

  it('neither cover each other nor the trick', () => {
    for (const [n, plate] of plates.entries()) {
      for (const other of plates.slice(n + 1)) expect(apart(plate, other)).toBe(true)
      for (const card of cards) expect(apart(plate, card)).toBe(true)
    }
  })

  it('can read every card of the trick', () => {
    for (const card of cards) {
      for (const other of cards) if (other !== card) expect(apart(index(card), other)).toBe(true)
    }
  })
})

describe.each([
  [328, 105, 6],
  [328, 150, 3],
  [328, 150, 4],
  [328, 150, 5],
  [358, 283, 4],
  [358, 283, 5],
  [358, 240, 6],
])('a phone with %i × %i px of table for %i players', (width, height, count) => {
  const { laid, spots } = phoneTrick(width, height, count)
  const cards = spots.map((spot) => box(spot, laid, laid * 1.4))

  it('keeps the trick on the table', () => {
    for (const card of cards) {
      expect(Math.max(Math.abs(card.left), card.right)).toBeLessThanOrEqual(width / 2)
      expect(Math.max(Math.abs(card.top), card.bottom)).toBeLessThanOrEqual(height / 2 + 12)
    }
  })

  it('shows the better part of every card', () => {
    for (const card of cards) {
      const middle = box({ x: (card.left + card.right) / 2, y: (card.top + card.bottom) / 2 }, laid * 0.4, laid * 0.5)
      for (const other of cards) if (other !== card) expect(apart(middle, other)).toBe(true)
    }
  })
})
