import { describe, expect, it } from 'vitest'
import { flights, leaving, marks } from './motions'
import { someView } from './tables'

describe('what an event looks like', () => {
  it('takes an ingredient from the place that is empty then', () => {
    const before = someView({})
    const [herb] = before.spots
    const after = someView({ spots: [null, ...before.spots.slice(1)] })
    const taken = { event: 'took-ingredient', seat: 0, ingredient: herb ?? '', location: 'mountains' } as const
    expect(flights(taken, before, after)).toMatchObject([{ from: 'spot:0', to: `stock:${herb}`, who: 0 }])
  })

  it('knows which of two empty places the ingredient has left', () => {
    const spots = someView({}).spots.slice(3)
    const before = someView({ spots: [null, 'berry', 'leaf', ...spots] })
    const after = someView({ spots: [null, 'berry', null, ...spots] })
    const taken = { event: 'ostara-ingredient', ingredient: 'leaf', location: 'mountains' } as const
    expect(flights(taken, before, after)).toMatchObject([{ from: 'spot:2', who: 'ostara' }])
  })

  it('takes what was laid out and gone between two moments from where it lay', () => {
    const spots = someView({}).spots.slice(3)
    const gap = someView({ spots: ['herb', null, 'leaf', ...spots] })
    const taken = { event: 'ostara-ingredient', ingredient: 'root', location: 'mountains' } as const
    expect(flights(taken, gap, gap)).toMatchObject([{ from: 'spot:1', to: 'stock:root' }])
  })

  it('moves every tool that comes into the clan with a potion', () => {
    const view = someView({})
    const used = { event: 'tools-in', seat: 1, tools: ['candle', 'book'] } as const
    expect(flights(used, view, view).map(({ from }) => from)).toEqual(['tool-own:candle', 'tool-own:book'])
  })

  it('lets what is renewed go, as far as something lies there', () => {
    const view = someView({ potions: ['P01', null, 'P03'] })
    expect(leaving({ event: 'renewed-potions', seat: 0 }, view)).toEqual(['potion:P01', 'potion:P03'])
    const forest = { event: 'renewed-ingredients', seat: 0, location: 'forest' } as const
    expect(leaving(forest, view)).toEqual(['spot:3', 'spot:4', 'spot:5'])
  })

  it('marks where a point is lost, for all to see', () => {
    expect(marks({ event: 'point-lost', seat: 1, location: 'lake' })).toMatchObject([{ at: 'points:lake' }])
  })
})
