import { describe, expect, it } from 'vitest'
import { difference, UNKNOWN, type Motion } from './difference'
import recorded from './recorded.json'
import type { GameEvent, WizardView } from './types'

/** Two rounds of three players as the server sent them to seat 1, with the log's news of each change. */
const moments = recorded as unknown as { view: WizardView; news: GameEvent[] }[]

/** The third round of four players, everybody has bid, seat 1 leads. */
const table: WizardView = {
  seat: 0,
  seats: 4,
  plus_minus_one: false,
  round: 3,
  rounds: 15,
  dealer: 0,
  hand: ['red-7', 'blue-2', 'wizard-1'],
  cards: [3, 3, 3, 3],
  turned: 'green-2',
  trump: 'green',
  bids: [1, 1, 0, 1],
  taken: [0, 0, 0, 0],
  lead: 1,
  trick: [],
  colour: null,
  last_trick: [],
  winning: null,
  totals: [20, 20, -10, 30],
  truth: [],
}
const three = [
  { seat: 1, card: 'red-3' },
  { seat: 2, card: 'red-12' },
  { seat: 3, card: 'jester-1' },
]
const almost: WizardView = { ...table, trick: three, cards: [3, 2, 2, 2], colour: 'red', winning: 2 }
const taken: WizardView = {
  ...table,
  hand: ['blue-2', 'wizard-1'],
  cards: [2, 2, 2, 2],
  taken: [0, 0, 1, 0],
  lead: 2,
  last_trick: [...three, { seat: 0, card: 'red-7' }],
  winning: 2,
}

const kinds = (before: WizardView | null, after: WizardView, news?: GameEvent[]) =>
  difference(before, after, news).map(({ motion }) => motion.kind)
const motions = (before: WizardView | null, after: WizardView, news?: GameEvent[]): Motion[] =>
  difference(before, after, news).map(({ motion }) => motion)

describe('from one view to the next', () => {
  it('nothing moves where nothing changed', () => {
    expect(difference(table, structuredClone(table))).toEqual([])
  })

  it('a table that was never seen is dealt when it is fresh, else it just stands there', () => {
    const fresh = { ...table, bids: [null, null, null, null] }
    expect(motions(null, fresh)).toEqual([{ kind: 'deal', dealer: 0, round: 3 }])
    expect(difference(null, almost)).toEqual([])
  })

  it('a bid is told with its seat and number', () => {
    const before = { ...table, bids: [null, 1, null, null] }
    expect(motions(before, { ...before, bids: [null, 1, 4, null] })).toEqual([{ kind: 'bid', seat: 2, tricks: 4 }])
  })

  it('the dealer names the trump', () => {
    const before = { ...table, turned: 'wizard-3', trump: null, bids: [null, null, null, null] }
    expect(motions(before, { ...before, trump: 'red' })).toEqual([{ kind: 'trump', seat: 0 }])
  })

  it('a card is played by another', () => {
    const after = { ...table, trick: three.slice(0, 1), cards: [3, 2, 3, 3], colour: 'red' as const, winning: 1 }
    expect(motions(table, after)).toEqual([{ kind: 'play', seat: 1, card: 'red-3', own: false }])
  })

  it('the last card of a trick is laid before the trick is taken', () => {
    const steps = difference(almost, taken)
    expect(steps.map(({ motion }) => motion)).toEqual([
      { kind: 'play', seat: 0, card: 'red-7', own: true },
      { kind: 'take', seat: 2 },
    ])
    const complete = steps[0]?.view
    expect(complete?.trick).toHaveLength(4)
    expect(complete?.winning).toBe(2)
    expect(complete?.hand).toEqual(['blue-2', 'wizard-1'])
    expect(complete?.taken).toEqual([0, 0, 0, 0])
    expect(steps.at(-1)?.view).toBe(taken)
  })

  it('moves that came together are shown one after the other', () => {
    expect(kinds(table, almost)).toEqual(['play', 'play', 'play'])
    expect(kinds(table, taken)).toEqual(['play', 'play', 'play', 'play', 'take'])
  })

  it('what was taken back changes places at once', () => {
    expect(kinds(taken, almost)).toEqual(['jump'])
    expect(kinds(almost, table)).toEqual(['jump'])
    expect(kinds(table, { ...table, bids: [1, 1, null, null] })).toEqual(['jump'])
  })

  it('other eyes, another round or a missed trick are jumps', () => {
    expect(kinds(table, { ...table, seat: 1 })).toEqual(['jump'])
    expect(kinds(table, { ...table, round: 7 })).toEqual(['jump'])
    expect(kinds(almost, { ...taken, trick: three.slice(1, 2), last_trick: [] })).toEqual(['jump'])
  })

  it('a card that leaves a hand untold is no play', () => {
    expect(kinds(table, { ...table, hand: ['red-7'], cards: [1, 3, 3, 3] })).toEqual(['jump'])
  })
})

describe('the end of a round', () => {
  const last: WizardView = {
    ...almost,
    hand: ['red-7'],
    cards: [1, 0, 0, 0],
    taken: [1, 0, 0, 1],
    totals: [0, 0, 0, 0],
  }
  const row = {
    round: 3,
    bids: [1, 1, 0, 1],
    taken: [1, 0, 1, 1],
    points: [30, -10, -10, 30],
    totals: [30, -10, -10, 30],
  }
  const next: WizardView = {
    ...table,
    round: 4,
    dealer: 1,
    bids: [null, null, null, null],
    cards: [4, 4, 4, 4],
    hand: ['red-1', 'red-2', 'red-3', 'red-4'],
    truth: [row],
    totals: row.totals,
  }

  it('is the last card, the trick, the points and the next deal', () => {
    const steps = difference(last, next)
    expect(steps.map(({ motion }) => motion)).toEqual([
      { kind: 'play', seat: 0, card: 'red-7', own: true },
      { kind: 'take', seat: 2 },
      { kind: 'score', points: [30, -10, -10, 30] },
      { kind: 'deal', dealer: 1, round: 4 },
    ])
    expect(steps[2]?.view.totals).toEqual(row.totals)
    expect(steps[2]?.view.round).toBe(3)
    expect(steps[3]?.view).toBe(next)
  })

  it('shows the last card of another from the log, and face down where nobody tells it', () => {
    const other: WizardView = { ...last, seat: 1, hand: [] }
    const seen: WizardView = { ...next, seat: 1 }
    const told: GameEvent[] = [{ event: 'played', seat: 0, card: 'green-9', round: 3, trick: 3 }]
    expect(motions(other, seen, told)[0]).toEqual({ kind: 'play', seat: 0, card: 'green-9', own: false })
    const untold = difference(other, seen)
    expect(untold[0]?.motion).toEqual({ kind: 'play', seat: 0, card: null, own: false })
    expect(untold[0]?.view.trick.at(-1)?.card).toBe(UNKNOWN)
  })

  it('of the game has points but no further deal', () => {
    const over: WizardView = {
      ...taken,
      hand: [],
      cards: [0, 0, 0, 0],
      taken: row.taken,
      truth: [row],
      totals: row.totals,
    }
    expect(kinds({ ...last, rounds: 3 }, { ...over, rounds: 3 })).toEqual(['play', 'take', 'score'])
  })
})

describe('a recorded game', () => {
  it('is told without a jump, and every change ends in what the server sent', () => {
    let before: WizardView | null = null
    const seen = new Set<string>()
    for (const { view, news } of moments) {
      const steps = difference(before, view, news)
      for (const { motion } of steps) seen.add(motion.kind)
      expect(steps.at(-1)?.view).toBe(view)
      before = view
    }
    expect([...seen].sort()).toEqual(['bid', 'deal', 'play', 'score', 'take'])
  })

  it('lays as many cards as were played, and knows them all', () => {
    const laid = moments.flatMap(({ view, news }, at) => motions(moments[at - 1]?.view ?? null, view, news))
    const cards = laid.filter((motion) => motion.kind === 'play').map((motion) => motion.card)
    const told = moments.flatMap(({ news }) => news).flatMap((event) => (event.event === 'played' ? [event.card] : []))
    expect(cards).toEqual(told)
  })
})
