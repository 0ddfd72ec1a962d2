import { describe, expect, it } from 'vitest'
import type { Setting } from '../wire'
import { exchanged, firstValue, isUnfinished, kept, toggled, wayOf, waysOf } from './options'

const spells: Setting = {
  name: 'spells',
  text: 'Spells on the table',
  forms: [
    {
      is: 'one',
      values: [
        { value: 0, text: 'none' },
        { value: 3, text: 'three by lot' },
      ],
    },
    {
      is: 'several',
      text: 'these',
      things: ['a', 'b', 'c', 'd'].map((value) => ({ value, text: value })),
      least: 3,
      most: 3,
    },
  ],
  usual: 0,
  value: 0,
}
const dealer: Setting = {
  name: 'first_dealer',
  text: 'Who deals first',
  forms: [
    { is: 'one', values: [{ value: null, text: 'by lot' }] },
    { is: 'seat', text: 'a seat' },
  ],
  usual: null,
  value: null,
}

describe('the ways to choose an option', () => {
  it('puts values and made-up values side by side', () => {
    const ways = waysOf(spells, [])
    expect(ways.map(({ text }) => text)).toEqual(['none', 'three by lot', 'these'])
    expect(wayOf(ways, 3)?.text).toBe('three by lot')
    expect(wayOf(ways, ['a', 'b', 'c'])?.text).toBe('these')
  })

  it('shows every seat as a value', () => {
    const ways = waysOf(dealer, ['You', 'Seat 2'])
    expect(ways.map(({ text }) => text)).toEqual(['by lot', 'You', 'Seat 2'])
    expect(wayOf(ways, 1)?.text).toBe('Seat 2')
    expect(wayOf(ways, null)?.text).toBe('by lot')
  })

  it('lists a few numbers and steps through many', () => {
    const goals: Setting = { ...spells, forms: [{ is: 'number', text: '', least: 0, most: 2 }], usual: 1, value: 1 }
    expect(waysOf(goals, []).map(({ value }) => value)).toEqual([0, 1, 2])
    const many: Setting = { ...goals, forms: [{ is: 'number', text: 'by lot', least: 0, most: 8 }] }
    expect(waysOf(many, []).map(({ key }) => key)).toEqual(['number'])
  })

  it('begins with the usual, or with something whole', () => {
    expect(firstValue({ is: 'several', text: '', things: [], least: 0, most: 8 }, ['a'], 2)).toEqual(['a'])
    const things = ['red', 'blue', 'green'].map((value) => ({ value, text: value }))
    expect(firstValue({ is: 'each', text: '', things }, null, 2)).toEqual(['red', 'blue'])
  })
})

describe('a choice that is put together', () => {
  it('keeps the order of the set', () => {
    const things = ['a', 'b', 'c'].map((value) => ({ value }))
    expect(toggled(things, ['c'], 'a')).toEqual(['a', 'c'])
    expect(toggled(things, ['a', 'c'], 'a')).toEqual(['c'])
  })

  it('gives nobody what another one has', () => {
    expect(exchanged(['red', 'blue'], 0, 'blue')).toEqual(['blue', 'red'])
    expect(exchanged(['red', 'blue'], 0, 'green')).toEqual(['green', 'blue'])
  })

  it('is not finished while too few are ticked', () => {
    expect(isUnfinished(spells, ['a', 'b'])).toBe(true)
    expect(isUnfinished(spells, ['a', 'b', 'c'])).toBe(false)
    expect(isUnfinished(spells, 3)).toBe(false)
  })

  it('is forgotten where it is no longer offered, kept while it is put together', () => {
    expect(kept([spells], { spells: ['a'], teams: true })).toEqual({ spells: ['a'] })
    expect(kept([spells], { spells: 3 })).toEqual({})
    expect(kept([{ ...spells, value: 3 }], { spells: 3 })).toEqual({ spells: 3 })
    expect(kept([{ ...dealer, value: 1 }], { first_dealer: 1 })).toEqual({ first_dealer: 1 })
    expect(kept([dealer], { first_dealer: null })).toEqual({})
  })
})
