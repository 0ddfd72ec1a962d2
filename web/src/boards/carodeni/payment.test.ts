import { describe, expect, it } from 'vitest'
import { chosenTools, fromClan, lacks, pairName, spent } from './payment'
import type { Prospect } from './types'

const PROSPECT: Prospect = {
  potion: 'P17',
  paid: ['herb', 'root'],
  missing: ['leaf'],
  clan_tools: [],
  new_tools: ['candle'],
  missing_tools: ['book'],
  any_tools: 1,
  missing_any: 0,
  pairs: 2,
  spare_pairs: 3,
  ways: [],
  brewers: [],
  goals: [],
}

describe('a payment', () => {
  it('lets pairs stand for ingredients first, then for tools', () => {
    expect(lacks(PROSPECT)).toEqual([
      { kind: 'ingredient', name: 'leaf' },
      { kind: 'tool', name: 'book' },
    ])
  })

  it('tells a tool that was called for from one that was chosen, and from one of the clan', () => {
    const waiting = { tools: ['candle', 'flask'], pairs: [] }
    const clan = { tools: ['candle'], pairs: [] }
    expect([chosenTools(PROSPECT, waiting), fromClan(PROSPECT, waiting)]).toEqual([['flask'], 0])
    expect([chosenTools(PROSPECT, clan), fromClan(PROSPECT, clan)]).toEqual([[], 1])
  })

  it('counts what is spent of a kind, in kind and in pairs', () => {
    const way = { tools: [], pairs: ['root', 'root'] }
    expect([spent(PROSPECT, way, 'root'), spent(PROSPECT, way, 'herb'), spent(PROSPECT, way, 'leaf')]).toEqual([
      5, 1, 0,
    ])
  })

  it('is said in words', () => {
    expect(pairName('root', { kind: 'tool', name: 'book' })).toBe('2× root for book')
  })
})
