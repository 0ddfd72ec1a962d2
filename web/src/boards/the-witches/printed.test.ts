import { describe, expect, it } from 'vitest'
import '../../lib/printed.fixture'
import { hasPortrait } from '../../art/witches/people'
import { hasScene } from '../../art/witches/tile'
import { cardFacts, placeName, printed, spaceFacts, tileFacts } from './printed'
import { lines } from './names'
import { locationOf, onWay, places, spotOf, way } from './places'

describe('what is printed', () => {
  it('is known of 55 cards, 22 locations and 20 kinds of problems', () => {
    const { cards, locations, tiles } = printed()
    expect([cards, locations, tiles].map((things) => Object.keys(things).length)).toEqual([55, 22, 20])
    expect(cardFacts('jason')).toMatchObject({
      symbol: 'headology',
      benefit: 'bonus4',
      against: 'elf',
      location: 'town',
    })
    expect(tileFacts('fever-3')).toMatchObject({ level: 'easy', points: 1, difficulty: 7 })
    expect(tileFacts('elf-queen').level).toBe('hard')
  })

  it('has a picture for everybody and everything', () => {
    const { cards, tiles } = printed()
    expect(Object.keys(cards).filter((card) => !hasPortrait(card))).toEqual([])
    expect(Object.keys(tiles).filter((tile) => !hasScene(tile))).toEqual([])
  })

  it('names places as a sentence needs them', () => {
    expect([spaceFacts('town-2').to, placeName('town-2'), placeName('town')]).toEqual([
      'to Lancre Town 2',
      'Lancre Town',
      'Lancre Town',
    ])
    expect(spaceFacts('dungeon').at).toBe('at the Dungeon')
  })
})

describe('the map', () => {
  it('draws every location of the game and no other, with as many spaces', () => {
    const { locations } = printed()
    expect(Object.keys(places).sort()).toEqual(Object.keys(locations).sort())
    for (const [id, { spaces }] of Object.entries(locations))
      expect(places[id]?.spaces?.length ?? 1).toBe(spaces.length)
  })

  it('draws every path between places that are drawn', () => {
    const { paths } = printed()
    for (const [from, to] of paths) expect([from, to].every((end) => end in places)).toBe(true)
    expect(paths.length).toBeGreaterThan(20)
  })

  it('keeps spaces apart, so that each can be touched', () => {
    const spots = Object.values(printed().locations).flatMap(({ spaces }) => spaces)
    expect(spots).toHaveLength(25)
    for (const a of spots) {
      for (const b of spots) {
        if (a < b)
          expect(Math.hypot(spotOf(a).x - spotOf(b).x, spotOf(a).y - spotOf(b).y), `${a} and ${b}`).toBeGreaterThan(60)
      }
    }
  })

  it('bends a path the same way from both ends', () => {
    const [a, b] = [onWay('granny', 'cabb', 0.5), onWay('cabb', 'granny', 0.5)]
    expect([a.x, a.y]).toEqual([b.x, b.y])
    expect(way('granny', 'cabb')).toMatch(/^M310 338Q/)
  })

  it('knows which location a space belongs to', () => {
    expect(['town-2', 'oak', 'castle-1'].map(locationOf)).toEqual(['town', 'oak', 'castle'])
  })
})

describe('names', () => {
  it('stand in one line, or in two of about the same length', () => {
    expect(lines('Skund')).toEqual(['Skund'])
    expect(lines('Místo, kam slunce nesvítí')).toEqual(['Místo, kam', 'slunce nesvítí'])
  })
})
