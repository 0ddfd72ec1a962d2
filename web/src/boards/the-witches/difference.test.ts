import { describe, expect, it } from 'vitest'
import { difference } from './difference'
import type { AttemptView, GameEvent, PlayerView, SpaceView, WitchesView } from './types'

function space(name: string, more: Partial<SpaceView> = {}): SpaceView {
  return { space: name, tile: null, is_face_down: false, crises: 0, extra: 0, witches: [], seen_by: [], ...more }
}

function player(at: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    apprentice: 'tiffany',
    ability: null,
    space: at,
    cackles: 0,
    aliss: 0,
    easy: [],
    hard: [],
    bonus: 0,
    points: 0,
    cards: 0,
    limit: 3,
    hand: null,
    ...more,
  }
}

function view(more: Partial<WitchesView> = {}): WitchesView {
  return {
    seat: 0, seats: 2, mode: 'competitive', stacked_crises: false, any_problem: false, open_hands: false, turn: 3, turns: 24, active: 0, mover: 0, first: 0,
    actions: 2, paths: 0, walked: 0, passing: false, must_leave: false, looked_at: null, hand: [],
    spaces: [space('oak', { witches: [0] }), space('creel'), space('skund', { witches: [1] })],
    dungeon: [], players: [player('oak'), player('skund')], boxes: [], pile: 40, discard: [], cackle_supply: 8, aliss_supply: 12,
    crisis_supply: 12, elves: 0, gone: [], attempt: null, ways: [], odds: [], ...more,
  } // prettier-ignore
}

function attempt(dice: readonly number[], more: Partial<AttemptView> = {}): AttemptView {
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  return {
    space: 'creel',
    tile: 'fever-1',
    dice,
    going_on: false,
    headology: 0,
    magic: 0,
    bonus: 0,
    rolled,
    added: 0,
    hard_bonus: 0,
    total: rolled,
    needed: 7,
    cackles: 0,
    outcomes: [],
    rolls: 36,
    enough: 20,
    helps: [],
    ...more,
  }
}

const kinds = (before: WitchesView, after: WitchesView, news: readonly GameEvent[] = []) =>
  difference(before, after, news).map(({ motion }) => motion.kind)

const there = view({
  spaces: [space('oak'), space('creel', { tile: 'fever-1', witches: [0] }), space('skund', { witches: [1] })],
  players: [player('creel'), player('skund')],
})

describe('the difference of two views', () => {
  it('is nothing where nothing changed, and nothing at first', () => {
    expect(difference(null, view())).toEqual([])
    expect(difference(view(), view())).toEqual([])
  })

  it('tells who went where, and ends in what the server sent', () => {
    const steps = difference(view(), there)
    expect(steps[0]?.motion).toEqual({ kind: 'move', seat: 0, from: 'oak', to: 'creel' })
    expect(steps[0]?.view.spaces[1]?.witches).toEqual([0])
    expect(steps.at(-1)?.view).toBe(there)
  })

  it('shows the turned card before the problem it places', () => {
    const after = view({
      spaces: [space('oak', { witches: [0] }), space('creel', { tile: 'pig-1' }), space('skund', { witches: [1] })],
    })
    const news: GameEvent[] = [{ event: 'card-turned', card: 'thunder', space: 'creel' }]
    expect(kinds(view(), after, news)).toEqual(['card', 'place'])
  })

  it('takes off what is solved from afar, but tells no verdict while another attempt goes on', () => {
    const far = view({
      spaces: [space('oak', { witches: [0] }), space('creel'), space('skund', { tile: 'pig-1', witches: [1] })],
    })
    const news: GameEvent[] = [{ event: 'solved-afar', seat: 0, tile: 'pig-1', space: 'skund' }]
    expect(difference(far, view(), news)[0]?.motion).toEqual({ kind: 'verdict', seat: 0, space: 'skund', solved: true })
    expect(kinds({ ...far, attempt: attempt([]) }, { ...view(), attempt: attempt([]) }, news)).not.toContain('verdict')
  })

  it('turns tiles up, puts Crises, and points to counters that changed', () => {
    const down = view({ spaces: [space('oak', { is_face_down: true }), space('creel', { tile: 'pig-1' })] })
    const after = view({
      spaces: [space('oak', { tile: 'vlad' }), space('creel', { tile: 'pig-1', crises: 1, extra: 2 })],
      players: [player('oak', { cackles: 1 }), player('skund')],
    })
    expect(kinds(down, after)).toEqual(['reveal', 'crisis', 'counters'])
  })

  it('arrives before the dice are rolled', () => {
    const rolled: GameEvent = { event: 'rolled', seat: 0, dice: ['3', 'cackle'], total: 3, needed: 7 }
    const before = view({
      spaces: [
        space('oak', { witches: [0] }),
        space('creel', { is_face_down: true }),
        space('skund', { witches: [1] }),
      ],
    })
    const steps = difference(before, { ...there, attempt: attempt([3, 0]) }, [rolled])
    expect(steps.map(({ motion }) => motion.kind)).toEqual(['move', 'reveal', 'roll'])
    expect(steps[1]?.view.spaces[1]?.tile).toBe('fever-1')
    expect(steps[2]?.motion).toEqual({ kind: 'roll', dice: [0, 1] })
  })

  it('shows the last dice of an attempt that is over already, and how it ended', () => {
    const before = { ...there, attempt: attempt([3, 0]) }
    const after = view({
      spaces: [space('oak'), space('creel', { witches: [0] }), space('skund', { witches: [1] })],
      players: [player('creel', { easy: ['fever-1'] }), player('skund')],
    })
    const news: GameEvent[] = [
      { event: 'rolled', seat: 0, dice: ['5', '2'], total: 10, needed: 7 },
      { event: 'solved', seat: 0, tile: 'fever-1' },
    ]
    const steps = difference(before, after, news)
    expect(steps.map(({ motion }) => motion.kind)).toEqual(['roll', 'verdict'])
    expect(steps[0]?.view.attempt).toMatchObject({ dice: [3, 0, 5, 2], rolled: 10, total: 10, rolls: 1, enough: 1 })
    expect(steps[1]?.motion).toEqual({ kind: 'verdict', seat: 0, space: 'creel', solved: true })
    expect(steps.at(-1)?.view).toBe(after)
  })

  it('lets a witch flee after the dice, not before', () => {
    const before = { ...there, attempt: attempt([3, 0, 0, 0]) }
    const news: GameEvent[] = [{ event: 'fled', seat: 0, space: 'oak' }]
    const after = view({
      spaces: [space('oak', { witches: [0] }), space('creel', { tile: 'fever-1' }), space('skund', { witches: [1] })],
      players: [player('oak', { cackles: 4 }), player('skund')],
    })
    expect(kinds(before, after, news)).toEqual(['move', 'counters'])
  })

  it('pours tea', () => {
    const after = view({ players: [player('oak'), player('skund')], actions: 1 })
    expect(kinds(view(), after, [{ event: 'had-tea', seats: [0, 1] }])).toEqual(['tea'])
  })

  it('deals new cards to the own hand', () => {
    expect(difference(view({ hand: ['hwel'] }), view({ hand: ['hwel', 'igor'] }))[0]?.motion).toEqual({
      kind: 'draw',
      cards: ['igor'],
    })
  })

  it('jumps where somebody went back', () => {
    expect(kinds(view({ turn: 5 }), view({ turn: 4 }))).toEqual(['jump'])
  })
})
