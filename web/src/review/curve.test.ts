import { describe, expect, it } from 'vitest'
import type { ReviewPoint, TurningPoint } from '../wire'
import { decisionAt, inOrder, lineOf, nextTurn, peak, signed, turnBefore, withRoom } from './curve'

const point = (n: number, chance: number): ReviewPoint => ({
  n,
  seat: 0,
  stood: [chance, 1 - chance],
  errors: [0.05, 0.05],
  lay: [chance, 1 - chance],
})
const turn = (n: number): TurningPoint => ({ n, then: n + 1, seat: 0, change: 0.2, why: 'luck' })

describe('the curve', () => {
  it('has each decision once, in the order of the game, as it was looked at last', () => {
    const found = inOrder([point(4, 0.5), point(0, 0.2), point(4, 0.6)])
    expect(found.map(({ n, stood }) => [n, stood[0]])).toEqual([
      [0, 0.2],
      [4, 0.6],
    ])
  })

  it('ends with the result, and goes on level and uncounted until that is known', () => {
    const points = [point(0, 0.2), point(3, 0.7)]
    const of = ({ stood }: ReviewPoint) => stood[0] ?? 0
    expect(lineOf(points, of, 9, 1)).toEqual([
      {
        counted: true,
        spots: [
          { n: 0, chance: 0.2 },
          { n: 3, chance: 0.7 },
          { n: 9, chance: 1 },
        ],
      },
    ])
    const [, unknown] = lineOf(points, of, 9, null)
    expect(unknown).toEqual({
      counted: false,
      spots: [
        { n: 3, chance: 0.7 },
        { n: 9, chance: 0.7 },
      ],
    })
    expect(lineOf([], of, 9, null)).toEqual([])
  })

  it('knows which decision comes next at a moment', () => {
    const points = [point(0, 0.2), point(3, 0.7)]
    expect(decisionAt(points, 1)?.at).toBe(1)
    expect(decisionAt(points, 4)).toBeNull()
  })

  it('leads from one turning point to the next and back', () => {
    const turning = [turn(3), turn(8)]
    expect(nextTurn(turning, 3)).toBe(8)
    expect(nextTurn(turning, 8)).toBeNull()
    expect(turnBefore(turning, 8)).toBe(3)
    expect(turnBefore(turning, 3)).toBeNull()
  })

  it('finds where it looked worst for who won and best for who did not', () => {
    const points = [point(0, 0.3), point(2, 0.1), point(5, 0.8)]
    expect(peak(points, 0, true)).toEqual({ n: 2, chance: 0.1 })
    expect(peak(points, 0, false)).toEqual({ n: 5, chance: 0.8 })
  })

  it('tells changes with their sign and leaves out marks that have no room', () => {
    expect([signed(0.123), signed(-0.05), signed(-0.001)]).toEqual(['+12', '−5', '0'])
    expect(withRoom([0, 10, 30, 35], (x) => x, 20)).toEqual([0, 30])
  })
})
