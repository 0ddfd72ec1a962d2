import { describe, expect, test } from 'vitest'
import { position } from './fixtures'
import { ringIn, SPACES } from './geometry'
import { besides, chipsOf, type Box } from './inside'
import type { TowersView } from './types'

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

function withInside(keep: number, sides: number): TowersView {
  const view = position({}, { keep })
  return { ...view, players: Array.from({ length: sides }, (_, n) => ({ ...view.players[n % 4]!, inside: 2 })) }
}

describe.each([
  ['phone', 390, 450],
  ['small phone', 360, 200],
  ['phone on its side', 330, 260],
  ['tablet', 768, 560],
] as const)('who is in Ravenskeep, on a %s', (_, width, height) => {
  const ring = ringIn(width, height)
  const lake: Box = {
    left: ring.centre[0] - ring.rx * 0.6,
    top: ring.centre[1] - ring.ry * 0.6,
    width: ring.rx * 1.2,
    height: ring.ry * 1.1,
  }

  test('words in the middle of the lake keep clear of the chips, wherever Ravenskeep stands', () => {
    let near = 0
    for (let keep = 0; keep < SPACES; keep++)
      for (const sides of [1, 3, 6]) {
        const chips = chipsOf(withInside(keep, sides), ring)
        if (!chips) throw new Error('nobody is inside')
        if (meet(lake, chips)) near++
        const room = besides(lake, chips)
        expect(meet(room, chips)).toBe(false)
        expect(room.width * room.height).toBeGreaterThan(lake.width * lake.height * 0.3)
      }
    expect(near).toBeGreaterThan(0)
  })

  test('there are no chips while nobody is inside, and the lake is free', () => {
    expect(chipsOf(position({}, { keep: 3 }), ring)).toBeNull()
    expect(besides(lake, null)).toEqual(lake)
  })
})
