import { describe, expect, it } from 'vitest'
import '../../lib/printed.fixture'
import { animalKinds, CARD, GAP, layout, toolKinds } from './mat'
import { someArea } from './tables'

const ROOM = 724
const CLAN_CARD = 102 + 2 * 10
const potions = (count: number) => Array.from({ length: count }, (_, at) => `P${String(at + 1).padStart(2, '0')}`)
const witches = (count: number) => Array.from({ length: count }, (_, at) => `W${String(at + 1).padStart(2, '0')}`)

describe('the mat', () => {
  it('gives everybody what they like where there is room', () => {
    const shared = layout(someArea({ potions: potions(2), clan_potions: ['P11'], clan_witches: ['W01'] }), ROOM)
    expect(shared).toMatchObject({ step: 31, waiting: CARD, folded: false })
  })

  it.each([
    [3, 4],
    [5, 5],
    [6, 6],
    [9, 8],
  ])('never lays %i brewed potions and %i waiting ones over each other', (clan, waiting) => {
    const area = someArea({
      potions: potions(waiting),
      clan_potions: potions(clan),
      clan_witches: witches(clan),
      clan_tools: ['P01', 'P02', 'P03'],
    })
    const { left, step, waiting: card, across, folded } = layout(area, ROOM)
    const fans = 2 * (CARD + GAP) + 2 * (clan - 1) * step
    if (!folded) expect(fans).toBeLessThanOrEqual(left)
    expect(left + across * (card + GAP)).toBeLessThanOrEqual(ROOM - CLAN_CARD + 0.001)
    expect(card).toBeGreaterThan(67)
  })

  it('says the points alone above a clan that many waiting potions leave little room', () => {
    const beside = (waiting: number) =>
      layout(someArea({ potions: potions(waiting), clan_potions: potions(3), clan_witches: witches(3) }), ROOM)
    expect(beside(2).brief).toBe(false)
    expect(beside(12).brief).toBe(true)
  })

  it('lays many waiting potions in two or three lines rather than making them too small to be read', () => {
    const many = (count: number) =>
      layout(someArea({ potions: potions(count), clan_potions: potions(3), clan_witches: witches(3) }), ROOM)
    expect(many(5)).toMatchObject({ across: 5, strips: false })
    expect(many(7)).toMatchObject({ across: 4, strips: true })
    expect(many(10)).toMatchObject({ across: 5, strips: true })
    expect(many(12)).toMatchObject({ across: 6, strips: true })
    expect(many(13)).toMatchObject({ across: 5, strips: true })
    for (const count of [10, 12, 13, 18]) expect(many(count).waiting).toBeGreaterThan(67)
  })

  it('counts tools and animals by kind', () => {
    expect(toolKinds(['P01', 'P01', 'P02']).map(({ count }) => count)).toEqual([2, 1])
    expect(animalKinds(['W02', 'W07'])).toEqual([{ name: 'cat', count: 2 }])
  })
})
