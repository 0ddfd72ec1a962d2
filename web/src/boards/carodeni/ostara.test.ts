import { describe, expect, it } from 'vitest'
import '../../lib/printed.fixture'
import { stepName, ostaraSteps } from './ostara'
import type { GameEvent } from './types'

const ROUND: GameEvent[] = [
  { event: 'took-ingredient', seat: 0, ingredient: 'leaf', location: 'lake' },
  { event: 'token', token: 'O2', round: 4, gains: [], criteria: [] } as unknown as GameEvent,
  { event: 'ostara-potion', potion: 'P37', location: 'forest' },
  { event: 'ostara-ingredient', ingredient: 'root', location: 'mountains' },
  { event: 'ostara-brewed', witch: 'W24', potion: 'P37', paid: ['root'] },
]

describe("Ostara's steps", () => {
  it('are those after her token, in their order', () => {
    expect(ostaraSteps(ROUND)).toEqual([
      { kind: 'potion', name: 'P37' },
      { kind: 'ingredient', name: 'root' },
      { kind: 'brew', name: 'P37' },
    ])
  })

  it('are not known where no token was turned up', () => {
    expect(ostaraSteps(ROUND.slice(0, 1))).toBeNull()
  })

  it('have names in words', () => {
    expect(ostaraSteps(ROUND)?.map(stepName)).toEqual([
      'yellow potion for 9 points (2× herb, 2× leaf, book)',
      'root',
      'brews yellow potion for 9 points',
    ])
  })
})
