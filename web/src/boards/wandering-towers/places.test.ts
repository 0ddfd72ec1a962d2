import { describe, expect, test } from 'vitest'
import { position } from './fixtures'
import { ringIn, surface } from './geometry'
import type { Landing } from './offered'
import { boxOf, FINGER, nearest } from './places'

const phone = ringIn(390, 450)
const view = position({ 1: '1 2 3 blue', 6: '4' })
const floor = (space: number, which: number) =>
  ({ key: '', kind: 'floor', space, floor: which, wizard: null, aim: null }) as const

describe('what can be touched', () => {
  test('floors of a stack lie one above the other', () => {
    const boxes = [1, 2, 3].map((which) => boxOf(phone, view, floor(1, which), false))
    expect(boxes[0]!.top).toBeGreaterThan(boxes[1]!.top)
    expect(boxes[1]!.top).toBeGreaterThan(boxes[2]!.top)
  })

  test('what stands alone is as large as a finger needs, on the smallest screen too', () => {
    const { width, height } = boxOf(ringIn(360, 290), view, floor(6, 1), true)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER)
  })
})

describe('a piece that is let go', () => {
  const to = (space: number): Landing => ({
    to: space,
    aim: { verb: 'tower', space: 1, floor: 1, steps: 1, to: space },
    card: null,
  })

  test('lands on the nearest place it may go to', () => {
    const [x, y] = surface(phone, 6, 1)
    expect(nearest(phone, view, [to(4), to(6)], [[x + 9, y - 5]])?.to).toBe(6)
  })

  test('lands nowhere if it is far from all of them', () => {
    expect(nearest(phone, view, [to(4), to(6)], [phone.centre])).toBeNull()
  })
})
