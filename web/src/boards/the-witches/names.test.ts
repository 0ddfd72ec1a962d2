import { describe, expect, it } from 'vitest'
import { boxOf, fitting, lines, shrunk } from './names'

describe('names on cards', () => {
  it('are set smaller where a word would have to be broken', () => {
    expect(shrunk('Bábi Zlopočasná')).toBe(1)
    expect(shrunk('Dobrá žena Whemperová')).toBeCloseTo(0.91)
  })
})

describe('names on the map', () => {
  it('are broken into two lines of about the same length when they are long', () => {
    expect(lines('Skund')).toEqual(['Skund'])
    expect(lines('Granny Weatherwax’s Cottage')).toEqual(['Granny Weatherwax’s', 'Cottage'])
  })

  const name = (id: string, x: number, y = 300) => ({ id, box: boxOf([id], x, y, 28) })
  const tile = { left: 270, right: 350, top: 240, bottom: 300 }

  it('do not cover each other: the less important one makes room, or is left out', () => {
    expect(fitting([name('Granny', 300), name('Skund', 60)], [])).toEqual(new Map([['Granny', 0], ['Skund', 0]])) // prettier-ignore
    expect(fitting([name('Granny', 300), name('Skund', 360)], [])).toEqual(new Map([['Granny', 0], ['Skund', 14]])) // prettier-ignore
    expect(fitting([name('Granny', 300), name('Skund', 310)], [])).toEqual(new Map([['Granny', 0]]))
  })

  it('keep clear of what lies elsewhere, not of what lies above them', () => {
    expect(fitting([name('Granny', 310)], [{ id: 'Stone', box: tile }])).toEqual(new Map())
    expect(fitting([name('Granny', 380)], [{ id: 'Stone', box: tile }])).toEqual(new Map([['Granny', 14]]))
    expect(fitting([name('Granny', 310)], [{ id: 'Granny', box: tile }])).toEqual(new Map([['Granny', 0]]))
  })
})
