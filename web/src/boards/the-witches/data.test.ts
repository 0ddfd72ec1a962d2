import { describe, expect, it } from 'vitest'
import { hasPortrait } from '../../art/witches/people'
import { hasScene } from '../../art/witches/tile'
import { allCards, allPlaces, allTiles, cardFacts, paths, rows, tileFacts } from './data'
import { lines } from './names'
import { locationOf, onWay, places, spotOf, way } from './places'

describe('what is printed', () => {
  it('is read as the server reads it: 55 cards, 22 locations, 20 kinds of problems', () => {
    expect(allCards).toHaveLength(55)
    expect(allPlaces).toHaveLength(22)
    expect(allTiles).toHaveLength(20)
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
    expect(allCards.filter((card) => !hasPortrait(card))).toEqual([])
    expect(allTiles.filter((tile) => !hasScene(tile))).toEqual([])
  })

  it('reads rows of one kind and leaves the others', () => {
    const text = '[[a]]\nid = "x"\nn = 3\n[[b]]\nid = "y"\n[[a]]\nbetween = ["p", "q"]\nfrom = { n = "rulebook" }'
    expect(rows(text, 'a')).toEqual([{ id: 'x', n: 3 }, { between: 'p q' }])
  })
})

describe('the map', () => {
  it('draws every location of the game and no other, with as many spaces', () => {
    expect(Object.keys(places).sort()).toEqual(allPlaces.map(({ id }) => id).sort())
    for (const { id, spaces } of allPlaces) expect(places[id]?.spaces?.length ?? 1).toBe(spaces)
  })

  it('draws every path between places that are drawn', () => {
    for (const [from, to] of paths) expect([from, to].every((end) => end in places)).toBe(true)
    expect(paths.length).toBeGreaterThan(20)
  })

  it('keeps spaces apart, so that each can be touched', () => {
    const spots = allPlaces.flatMap(({ id, spaces }) =>
      spaces > 1 ? Array.from({ length: spaces }, (_, n) => `${id}-${n + 1}`) : [id],
    )
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
