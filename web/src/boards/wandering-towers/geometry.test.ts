import { describe, expect, test } from 'vitest'
import { crowd, floorHeight, numberAt, passed, ringIn, SPACES, spot, surface, way } from './geometry'

const rooms = [
  ['phone', 390, 450],
  ['small phone', 360, 290],
  ['tablet', 820, 720],
  ['laptop', 1108, 590],
  ['low laptop', 770, 390],
  ['wide', 1700, 1150],
] as const

describe.each(rooms)('the ring on a %s', (_, width, height) => {
  const ring = ringIn(width, height)
  const all = Array.from({ length: SPACES }, (_, n) => n)

  test('goes clockwise from right of the top', () => {
    const [first, last] = [spot(ring, 0), spot(ring, 15)]
    expect(first[0]).toBeGreaterThan(ring.centre[0])
    expect(last[0]).toBeLessThan(ring.centre[0])
    expect(spot(ring, 4)[0]).toBeGreaterThan(spot(ring, 11)[0])
    expect(spot(ring, 7)[1]).toBeGreaterThan(first[1])
  })

  test('lies in its room with every tower and number', () => {
    for (const space of all) {
      const [x, y] = spot(ring, space)
      expect(x - 50 * ring.scale).toBeGreaterThanOrEqual(-1)
      expect(x + 50 * ring.scale).toBeLessThanOrEqual(width + 1)
      expect(y).toBeLessThan(height)
      const [nx, ny] = numberAt(ring, space)
      expect(nx).toBeGreaterThan(4)
      expect(nx).toBeLessThan(width - 4)
      expect(ny).toBeLessThan(height)
    }
  })

  test('no stack grows into the sky, not even all nine towers with wizards on top', () => {
    for (const space of all)
      for (const floors of [1, 2, 4, 9]) expect(surface(ring, space, floors)[1]).toBeGreaterThan(20)
  })

  test('floors are full up to four, then lower', () => {
    expect(floorHeight(ring, 7, 4)).toBe(42)
    expect(floorHeight(ring, 7, 9)).toBeLessThan(42)
  })

  test('pieces are never too small to be told apart', () => {
    expect(ring.scale).toBeGreaterThanOrEqual(0.46)
  })
})

test('a way is forward as far as cards reach, else back', () => {
  expect(way(14, 3)).toBe(5)
  expect(way(1, 15)).toBe(-2)
  expect(way(0, 15)).toBe(-1)
})

test('a move passes each space, round the end too', () => {
  expect(passed(14, 3)).toEqual([15, 0, 1])
  expect(passed(1, -2)).toEqual([0, 15])
})

test('six stand together, each on a place of its own', () => {
  const places = crowd(['blue', 'red', 'red', 'green', 'yellow', 'blue'])
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b))
})
