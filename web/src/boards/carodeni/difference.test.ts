import { describe, expect, it } from 'vitest'
import { difference, laidOut } from './difference'
import { someArea, someView } from './tables'

const kinds = (steps: ReturnType<typeof difference>) => steps.map(({ motion }) => motion.kind)

describe('what happened between two views', () => {
  it('is nothing where nothing changed, and nothing before the first view', () => {
    const view = someView({})
    expect(difference(view, { ...view })).toEqual([])
    expect(difference(null, view)).toEqual([])
  })

  it('takes an ingredient from its place to the store, and ends in what the server sent', () => {
    const before = someView({})
    const after = someView({
      spots: ['herb', 'root', 'leaf', ...before.spots.slice(3)],
      areas: [someArea({ stock: [0, 1, 0, 0, 0] }), someArea()],
    })
    const steps = difference(before, after, [
      { event: 'took-ingredient', seat: 0, ingredient: 'berry', location: 'mountains' },
    ])
    expect(steps).toEqual([{ motion: { kind: 'fly', from: 'spot:1', to: 'stock:berry', who: 0 }, view: after }])
  })

  it('shows what Ostara takes one after the other, each place empty until all is done', () => {
    const before = someView({ seats: 1, areas: [someArea()], ostara: someArea(), turned: ['O2'], column: 5 })
    const after = someView({
      seats: 1,
      round: 4,
      areas: [someArea()],
      ostara: someArea({ potions: ['P02'], stock: [1, 0, 0, 0, 0] }),
      potions: ['P01', 'P44', 'P03'],
      spots: ['leaf', ...before.spots.slice(1)],
      turned: ['O2', 'O4'],
      column: 4,
    })
    const steps = difference(before, after, [
      { event: 'token', token: 'O4', round: 4 },
      { event: 'ostara-potion', potion: 'P02', location: 'forest' },
      { event: 'ostara-ingredient', ingredient: 'herb', location: 'mountains' },
    ])
    expect(kinds(steps)).toEqual(['token', 'fly', 'fly'])
    expect(steps[0]?.view.turned).toEqual(['O2', 'O4'])
    expect(steps[1]?.view.potions).toEqual(['P01', null, 'P03'])
    expect(steps[2]?.view).toBe(after)
  })

  it('brews: potion, witch and tools move into the clan, then the goal is taken', () => {
    const mine = someArea({ potions: ['P17'], pile: ['N1a', 'W13'], tools: ['P03'], stock: [0, 1, 2, 0, 1] })
    const before = someView({ areas: [mine, someArea()], goals: ['G06-easy', 'G01-hard'] })
    const clan = { clan_potions: ['P17'], clan_witches: ['W13'], clan_tools: ['P03'] }
    const after = someView({
      areas: [someArea({ pile: ['N1a'], goals: ['G06-easy'], ...clan }), someArea()],
      goals: ['G01-hard'],
    })
    const steps = difference(before, after, [
      { event: 'brewed', seat: 0, witch: 'W13', potion: 'P17', paid: ['berry', 'leaf', 'leaf', 'root'] },
      { event: 'tools-in', seat: 0, tools: ['candle'] },
      { event: 'took-goal', seat: 0, goal: 'G06-easy' },
    ])
    expect(kinds(steps)).toEqual(['brew', 'fly', 'goal'])
    expect(steps[0]?.view.areas[0]?.stock).toEqual([0, 0, 0, 0, 0])
  })

  it('lets all cards of the pile come back on a rest', () => {
    const before = someView({ areas: [someArea({ hand: ['W05'], pile: ['N1a', 'N1b'] }), someArea()] })
    const after = someView({ areas: [someArea({ hand: ['W05', 'N1a', 'N1b'] }), someArea()], step: 'rest' })
    expect(kinds(difference(before, after, [{ event: 'rested', seat: 0 }]))).toEqual(['rest'])
  })

  it('simply changes places where the events do not lead to the new view, as after a step back', () => {
    const before = someView({ areas: [someArea({ stock: [2, 0, 0, 0, 0] }), someArea()] })
    const after = someView({ areas: [someArea({ stock: [1, 0, 0, 0, 0] }), someArea()] })
    expect(kinds(difference(before, after, []))).toEqual(['jump'])
    const taken = { event: 'took-ingredient', seat: 0, ingredient: 'herb', location: 'mountains' } as const
    expect(kinds(difference(before, after, [taken]))).toEqual(['jump'])
  })

  it('knows what was laid out anew', () => {
    const before = someView({})
    const after = someView({ spots: ['root', ...before.spots.slice(1)], potions: ['P01', 'P30', 'P03'] })
    expect(laidOut(before, after)).toEqual(['spot:0', 'potion:P30'])
  })
})
