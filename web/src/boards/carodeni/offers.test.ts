import { describe, expect, it } from 'vitest'
import type { Option } from '../../wire'
import { offers, placeOf } from './offers'
import { someView } from './tables'
import type { OptionValue } from './types'

function option(id: string, value: OptionValue): Option {
  return { id, text: [], value }
}

describe('what each place on the board stands for', () => {
  it('finds the place of an ingredient by its location and spot', () => {
    const leaf = option('leaf', { verb: 'ingredient', location: 'forest', spot: 2, ingredient: 'leaf' })
    const found = offers(
      [leaf],
      someView({ spots: ['herb', 'herb', 'herb', 'root', 'leaf', 'berry', null, null, null] }),
    )
    expect([...found]).toEqual([['spot:4', leaf]])
  })

  it('takes the offered one for its twins in the same row, and for no others', () => {
    const herb = option('herb', { verb: 'ingredient', location: 'mountains', spot: 1, ingredient: 'herb' })
    const spots = ['herb', 'leaf', 'herb', 'herb', 'leaf', 'berry', null, null, null]
    expect([...offers([herb], someView({ spots })).keys()]).toEqual(['spot:0', 'spot:2'])
  })

  it('leaves twins alone that are offered themselves', () => {
    const first = option('1', { verb: 'ingredient', location: 'mountains', spot: 1, ingredient: 'herb' })
    const third = option('3', { verb: 'ingredient', location: 'mountains', spot: 3, ingredient: 'herb' })
    const spots = ['herb', 'leaf', 'herb', null, null, null, null, null, null]
    expect(offers([first, third], someView({ spots })).get('spot:2')).toBe(third)
  })

  it('tells both sides of a card apart', () => {
    const potion = option('potion:P09', { verb: 'potion', potion: 'P09' })
    const tool = option('tool:P09', { verb: 'tool', potion: 'P09', tool: 'flask' })
    const found = offers([potion, tool], someView({}))
    expect([found.get('potion:P09'), found.get('tool:P09')]).toEqual([potion, tool])
  })

  it('finds where the thing lies that an id names', () => {
    expect(placeOf('ingredient:forest/2/leaf')).toBe('spot:4')
    expect(placeOf('play:W24')).toBe('hand:W24')
    expect(placeOf('tool:P09')).toBe('tool:P09')
  })

  it('lights everything that would be renewed together', () => {
    const all = option('renew-witches', { verb: 'renew-witches' })
    expect([...offers([all], someView({ witches: ['W01', null, 'W03'] })).keys()]).toEqual(['witch:W01', 'witch:W03'])
  })
})
