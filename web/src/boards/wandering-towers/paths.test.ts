import { describe, expect, test } from 'vitest'
import { ringIn, surface, type At } from './geometry'
import { between, leaps, raised } from './paths'

const ring = ringIn(1000, 600)

function at(space: number): { x: number; y: number } {
  const [x, y] = surface(ring, space, 0)
  return { x, y }
}

describe('from space to space', () => {
  test.each([
    [3, 6, 3],
    [15, 1, 2],
    [2, 0, 2],
  ])('from %i to %i there are %i leaps, and it ends above its goal', (space, to, leapsMade) => {
    const [start, goal] = [at(space), between(at(space), at(to))]
    const path = leaps(ring, space, to, [start.x, start.y], goal, 10)
    expect(path).toHaveLength(1 + 2 * leapsMade)
    expect(path[0]).toEqual([0, -10])
    expect(path.at(-1)).toEqual(raised(goal, 10))
  })

  test('on the way it is above the spaces that it passes', () => {
    const start = at(3)
    const path = leaps(ring, 3, 5, [start.x, start.y], between(start, at(5)), 10)
    const [x, y] = path[2] as At
    expect([x + start.x, y + start.y + 10].map(Math.round)).toEqual([at(4).x, at(4).y].map(Math.round))
  })
})
