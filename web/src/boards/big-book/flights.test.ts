import { describe, expect, test } from 'vitest'
import { aPlayer, aView } from './fixture'
import { flights } from './flights'
import type { BigBookView, Choice, GameEvent, Paying } from './types'

const fire: Choice = { verb: 'card', card: 'fire-1', place: 'hand', seat: 0 }

function paying(...paid: Choice[]): Paying {
  return { seat: 0, paid, missing: [0, 0, 1, 0], price: [0, 0, 2, 0], lost: [0, 0, 0, 0], stay: false }
}

/** What the first player has thrown away, and what is being paid. */
function thrown(discard: string[], payment: Paying | null = null): BigBookView {
  return aView({ players: [aPlayer({ discard }), aPlayer({ support: ['fire-2'] })], payment })
}

describe('paying', () => {
  const paid: GameEvent = { event: 'paid', seat: 0, cards: ['fire-1', 'fire-1'], owner: null, stay: false }

  test('a card put into an open payment goes to the plate, though nobody tells of it', () => {
    expect(flights(thrown([]), thrown(['fire-1'], paying(fire)), [])).toEqual([
      { card: 'fire-1', from: 'hand-0', to: 'plate' },
    ])
  })

  test('when all is paid it goes on from there, and the last one comes from the hand', () => {
    expect(flights(thrown(['fire-1'], paying(fire)), thrown(['fire-1', 'fire-1']), [paid])).toEqual([
      { card: 'fire-1', from: 'hand-0', to: 'discard-0' },
      { card: 'fire-1', from: 'plate', to: 'discard-0' },
    ])
  })

  test('a payment that is open again because something was taken back moves nothing', () => {
    expect(flights(thrown(['fire-1', 'fire-1']), thrown(['fire-1'], paying(fire)), [])).toEqual([])
  })

  test('a card of a shelf goes to its owner', () => {
    const after = aView({ players: [aPlayer(), aPlayer({ discard: ['fire-2'] })] })
    expect(flights(aView(), after, [{ event: 'paid', seat: 0, cards: ['fire-2'], owner: 1, stay: false }])).toEqual([
      { card: 'fire-2', from: 'support-1', to: 'discard-1' },
    ])
  })

  test('what stays on the shelf when Embodiment pays does not move', () => {
    expect(flights(aView(), aView(), [{ event: 'paid', seat: 0, cards: ['fire-2'], owner: 1, stay: true }])).toEqual([])
  })
})

describe('where hands are closed', () => {
  const showed: GameEvent = { event: 'showed', seat: 0, card: 'air-1' }
  const discarded: GameEvent = { event: 'discarded', seat: 0, cards: ['fire-1', 'air-1'], owner: null }

  test('each card is thrown away as it is shown, and no card twice', () => {
    const first: GameEvent = { event: 'showed', seat: 0, card: 'fire-1' }
    const one = thrown(['fire-1'])
    expect(flights(thrown([]), one, [first])).toEqual([{ card: 'fire-1', from: 'hand-0', to: 'discard-0' }])
    expect(flights(one, thrown(['air-1', 'fire-1']), [showed, discarded])).toEqual([
      { card: 'air-1', from: 'hand-0', to: 'discard-0' },
    ])
  })
})

test('Madness goes from where it lay', () => {
  const mad = aView({ players: [aPlayer(), aPlayer({ support: ['madness', 'fire-2'] })] })
  expect(flights(mad, aView(), [{ event: 'banished', seat: 0, cards: 1, place: 'support' }])).toEqual([
    { card: 'madness', from: 'support-1', to: 'stack' },
  ])
})

test('of Madness under curses each goes to its own', () => {
  const curse = { curse: 'fire-1', down: false, tokens: [], madness: 1 }
  const after = aView({ curses: [curse, null, null, null, { ...curse, curse: 'air-2' }] })
  const before = aView({ curses: [{ ...curse, madness: 0 }, null, null, null, { ...curse, curse: 'air-2' }] })
  expect(flights(before, after, [{ event: 'under-curses', cards: 1 }])).toEqual([
    { card: 'madness', from: 'stack', to: 'curse-0' },
  ])
})

test('a learned spell comes from its pile', () => {
  expect(flights(aView(), aView(), [{ event: 'learned', seat: 1, spell: 'spark' }])).toEqual([
    { card: 'spark', from: 'library-0', to: 'spells-1' },
  ])
})
