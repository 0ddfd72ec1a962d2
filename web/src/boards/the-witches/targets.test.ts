import { describe, expect, it } from 'vitest'
import type { Ask } from '../../wire'
import { targetsOf, mainTarget } from './targets'

function ask(...ids: string[]): Ask {
  return { seat: 0, kind: 'move', text: [], why: 'WIT-57', options: ids.map((id) => ({ id, text: [id], value: null })) }
}

const farther = (space: string) => `on to ${space}`

describe('options by what they touch', () => {
  it('belong to a space, a card, or neither', () => {
    const { spaces, cards, rest } = targetsOf(
      ask('stay', 'walk:oak', 'fly:lucy', 'play:hwel', 'look:town-2', 'over:town-2'),
      [],
      farther,
    )
    expect([...spaces.keys()]).toEqual(['oak', 'town-2'])
    expect(spaces.get('town-2')?.map(({ verb }) => verb)).toEqual(['look', 'over'])
    expect([...cards.keys()]).toEqual(['lucy', 'hwel'])
    expect(rest.map(({ id }) => id)).toEqual(['stay'])
  })

  it('of a problem solved from afar belong to its space, and waiting unseen to the card', () => {
    const { spaces, cards, rest } = targetsOf(ask('solve:oak', 'solve:town-2', 'linger', 'linger-by:lucy'), [], farther)
    expect([...spaces.keys()]).toEqual(['oak', 'town-2'])
    expect([...cards.keys()]).toEqual(['lucy'])
    expect(rest.map(({ id }) => id)).toEqual(['linger'])
  })

  it('of three cards belong to each of the three', () => {
    const { cards } = targetsOf(ask('three:granny-1+nanny-2+magrat-3'), [], farther)
    expect([...cards.keys()]).toEqual(['granny-1', 'nanny-2', 'magrat-3'])
  })

  it('lead farther along the ways that the view tells, one answer at a time', () => {
    const { spaces } = targetsOf(ask('walk:oak', 'walk:cabb'), [['oak'], ['oak', 'creel'], ['cabb', 'oak']], farther)
    expect(spaces.get('creel')).toEqual([
      { id: 'walk:oak', verb: 'walk', thing: 'creel', text: 'on to creel', then: ['creel'] },
    ])
    expect(spaces.get('oak')?.map(({ then }) => then)).toEqual([[]]) // it is one path away: the longer way is not needed
  })

  it('do not lead where the first step is not offered', () => {
    expect(targetsOf(ask('stop'), [['oak', 'creel']], farther).spaces.size).toBe(0)
    expect(targetsOf(null, [['oak', 'creel']], farther).spaces.size).toBe(0)
  })

  it('have one that goes on, but staying is not going on', () => {
    expect(mainTarget(targetsOf(ask('roll', 'cure'), [], farther))?.id).toBe('roll')
    expect(mainTarget(targetsOf(ask('stay', 'walk:oak'), [], farther))).toBeUndefined()
    expect(mainTarget(targetsOf(ask('wait'), [], farther))?.id).toBe('wait')
  })
})
