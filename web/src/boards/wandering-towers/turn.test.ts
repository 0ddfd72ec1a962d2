import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Ask, Option } from '../../wire'
import { position } from './fixtures'
import { aimOf } from './options'
import { Stage } from './stage.svelte'
import { Turn, type TowersProps } from './turn.svelte'
import type { TowersView } from './types'

const tower = { verb: 'tower', space: 1, floor: 1, steps: 3, to: 4 } as const
const wizard = { verb: 'wizard', space: 1, wizard: 'blue', steps: 2, to: 3 } as const
const view = position(
  { 1: '1 blue', 6: '2 red' },
  {
    hand: ['tower-3', 'either-3-2', 'wizard-two-dice'],
    reach: [
      { card: 'tower-3', towers: [tower], wizards: [] },
      { card: 'either-3-2', towers: [tower], wizards: [wizard] },
      { card: 'wizard-two-dice', towers: [], wizards: [] },
    ],
    tokens: [{ spell: 'advance-tower', price: 1, aims: [{ verb: 'tower', space: 6, floor: 1, steps: 2, to: 8 }] }],
  },
)

function option(id: string, value: unknown): Option {
  return { id, text: [id], value }
}

function ask(kind: string, ...options: Option[]): Ask {
  return { seat: 0, kind, text: [kind], why: 'WT-19', options }
}

const act = ask(
  'act',
  option('play:tower-3', 'tower-3'),
  option('play:either-3-2', 'either-3-2'),
  option('play:wizard-two-dice', 'wizard-two-dice'),
  option('cast:advance-tower', 'advance-tower'),
  option('discard-all', { verb: 'discard-all' }),
)

function sit(question: Ask, seen: TowersView = view) {
  const play = vi.fn<(id: string) => void>()
  const props = {
    view: seen,
    eyes: 0,
    seats: [],
    ask: question,
    chosen: null,
    play,
    why: vi.fn(),
  } as unknown as TowersProps
  let given = props
  const turn = new Turn(() => given, new Stage(seen))
  return {
    turn,
    play,
    show(chosen: string) {
      given = { ...props, chosen }
      flushSync()
    },
    next(other: Ask) {
      given = { ...props, ask: other }
      turn.asked(other)
      flushSync()
    },
  }
}

describe('a card and what it moves', () => {
  test('the card is answered first, what it moves follows by itself', () => {
    const { turn, play, next } = sit(act)
    turn.take({ card: 'tower-3' })
    expect(turn.spots.map(({ key }) => key)).toEqual(['floor-1-1'])
    expect(turn.main?.id).toBeNull()
    turn.touch(turn.spots[0]!)
    expect(turn.preview).toEqual(tower)
    turn.doIt()
    expect(play).toHaveBeenLastCalledWith('play:tower-3')
    next(ask('move', option('tower:1/1+3', { ...tower }), option('tower:6/1+3', { ...tower, space: 6, to: 9 })))
    expect(play).toHaveBeenLastCalledWith('tower:1/1+3')
  })

  test('where others were asked in between, it is chosen but not done', () => {
    const { turn, play, next } = sit(act)
    turn.take({ card: 'tower-3' })
    turn.touch(turn.spots[0]!)
    turn.doIt()
    next(ask('cast-before', option('pass', { verb: 'pass' })))
    next(ask('move', option('tower:1/1+3', { ...tower })))
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('where it has become impossible, nothing else is done in its place', () => {
    const { turn, play, next } = sit(act)
    turn.take({ card: 'tower-3' })
    turn.touch(turn.spots[0]!)
    turn.doIt()
    next(ask('move', option('tower:6/1+3', { ...tower, space: 6, to: 9 })))
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('the second touch on the same place does it', () => {
    const { turn, play } = sit(act)
    turn.take({ card: 'tower-3' })
    turn.touch(turn.spots[0]!)
    turn.touch(turn.spots[0]!)
    expect(play).toHaveBeenCalledWith('play:tower-3')
  })

  test('with master wizards the half of an either card is announced by what is aimed at', () => {
    const master = ask(
      'act',
      option('announce:either-3-2/tower', { verb: 'announce', card: 'either-3-2', thing: 'tower' }),
      option('announce:either-3-2/wizard', { verb: 'announce', card: 'either-3-2', thing: 'wizard' }),
    )
    const { turn } = sit(master)
    turn.take({ card: 'either-3-2' })
    turn.touch(turn.spots.find(({ kind }) => kind === 'wizard')!)
    expect(turn.main?.id).toBe('announce:either-3-2/wizard')
  })

  test('a card with dice is rolled for, without an aim', () => {
    const { turn } = sit(act)
    turn.take({ card: 'wizard-two-dice' })
    expect(turn.main?.id).toBe('play:wizard-two-dice')
  })
})

describe('a piece first', () => {
  test('shows where the cards could take it, and the place chosen takes up its card', () => {
    const { turn } = sit(act)
    turn.touch(turn.spots.find(({ key }) => key === 'floor-1-1')!)
    const [there] = turn.spots.filter(({ kind }) => kind === 'space')
    expect(there).toMatchObject({ space: 4, card: 'tower-3' })
    turn.touch(there!)
    expect([turn.heldCard, turn.main?.id]).toEqual(['tower-3', 'play:tower-3'])
  })
})

describe('a piece that is dragged', () => {
  test('is moved at once where it is let go', () => {
    const { turn, play } = sit(act)
    turn.take({ card: 'tower-3' })
    const [spot] = turn.spots
    const [there] = turn.landings(spot!)
    expect(there).toEqual({ to: 4, aim: tower, card: null })
    turn.carry(there!)
    expect(turn.preview).toEqual(tower)
    turn.drop(spot!)
    expect(play).toHaveBeenCalledWith('play:tower-3')
  })

  test('takes up the card that would move it, and waits where two cards would', () => {
    const { turn, play } = sit(act)
    const spot = turn.spots.find(({ key }) => key === 'floor-1-1')!
    turn.carry(turn.landings(spot)[0]!)
    turn.drop(spot)
    expect(play).not.toHaveBeenCalled()
    expect([turn.heldCard, turn.main?.id]).toEqual(['tower-3', 'play:tower-3'])
    turn.release()
    const walker = turn.spots.find(({ key }) => key === 'wizard-1-blue')!
    turn.carry(turn.landings(walker)[0]!)
    turn.drop(walker)
    expect(play).toHaveBeenCalledWith('play:either-3-2')
  })

  test('goes back where it is let go elsewhere', () => {
    const { turn, play } = sit(act)
    turn.carry(null)
    turn.drop(turn.spots[0]!)
    expect([turn.held, turn.chosen]).toEqual([null, null])
    expect(play).not.toHaveBeenCalled()
  })

  test('may be Ravenskeep, which goes where the spell lets it', () => {
    const nudge = ask(
      'target-nudge-ravenskeep',
      option('nudge:forward', { verb: 'nudge', direction: 'forward', to: 1 }),
      option('nudge:back', { verb: 'nudge', direction: 'back', to: 15 }),
    )
    const { turn, play } = sit(nudge)
    expect(turn.spots.map(({ key }) => key)).toEqual(['space-1-forward', 'space-15-back'])
    const keep = turn.keep!
    expect(turn.landings(keep).map(({ to }) => to)).toEqual([1, 15])
    turn.carry(turn.landings(keep)[1]!)
    turn.drop(keep)
    expect(play).toHaveBeenCalledWith('nudge:back')
    expect(sit(act).turn.keep).toBeNull()
  })

  test('changes places with the tower that it is put on, by a spell', () => {
    const swap = ask(
      'target-swap-tower',
      option('swap:1/6', { verb: 'swap', one: 1, other: 6 }),
      option('swap:1/9', { verb: 'swap', one: 1, other: 9 }),
    )
    const { turn, play } = sit(swap)
    const spot = turn.spots.find(({ space }) => space === 6)!
    turn.carry(turn.landings(spot)[0]!)
    turn.drop(spot)
    expect(play).toHaveBeenCalledWith('swap:1/6')
  })
})

describe('what is shown', () => {
  test.each([
    ['play:tower-3', 'tower-3', null],
    ['cast:advance-tower', null, 'advance-tower'],
  ])('%s is in the light until something else is taken up', (chosen, card, spell) => {
    const { turn, show } = sit(act)
    show(chosen)
    expect([turn.replayedCard, turn.replayedSpell]).toEqual([card, spell])
    turn.take({ card: 'either-3-2' })
    expect([turn.replayedCard, turn.replayedSpell]).toEqual([null, null])
  })
})

describe('what is looked at', () => {
  test('a card shows what it could move, and is not taken up by it', () => {
    const { turn } = sit(act)
    turn.looked = { card: 'tower-3' }
    expect(turn.hinted.map(({ key }) => key)).toEqual(['floor-1-1'])
    turn.looked = { spell: 'advance-tower' }
    expect(turn.hinted.map(({ key }) => key)).toEqual(['floor-6-1'])
    expect(turn.held).toBeNull()
  })
})

describe('spells', () => {
  test('are aimed before they are cast', () => {
    const { turn, play, next } = sit(act)
    turn.take({ spell: 'advance-tower' })
    turn.touch(turn.spots[0]!)
    turn.doIt()
    expect(play).toHaveBeenLastCalledWith('cast:advance-tower')
    next(ask('target-advance-tower', option('tower:6/1+2', { verb: 'tower', space: 6, floor: 1, steps: 2, to: 8 })))
    expect(play).toHaveBeenLastCalledWith('tower:6/1+2')
  })

  test('two towers that change places are touched one after the other', () => {
    const swap = ask(
      'target-swap-tower',
      option('swap:1/6', { verb: 'swap', one: 1, other: 6 }),
      option('swap:1/9', { verb: 'swap', one: 1, other: 9 }),
    )
    const { turn } = sit(swap)
    turn.touch(turn.spots.find(({ space }) => space === 6)!)
    expect(turn.first).toBe(6)
    turn.touch(turn.spots.find(({ space }) => space === 1)!)
    expect(turn.main?.id).toBe('swap:1/6')
  })
})

test('what cannot be moved is known with the option that it would need', () => {
  const rolled = ask('move-rolled', option('tower:1/1+3', { ...tower }))
  const { turn } = sit(rolled)
  expect(turn.blocked.map(({ id }) => id)).toEqual(['tower:6/1+3'])
})

test('an answer of a replay is read by its id', () => {
  expect(aimOf('tower:14/2+3')).toEqual({ verb: 'tower', space: 14, floor: 2, steps: 3, to: 1 })
  expect(aimOf('wizard:0/red-1')).toEqual({ verb: 'wizard', space: 0, wizard: 'red', steps: -1, to: 15 })
  expect(aimOf('pass')).toBeNull()
})
