import { describe, expect, test } from 'vitest'
import { changed } from './change'
import { difference } from './difference'
import { aPlayer, aView } from './fixture'
import type { GameEvent } from './types'

const motions = (news: readonly GameEvent[], before = aView(), after = aView({ turn: 2 })) =>
  difference(before, after, news).map(({ motion }) => motion)

describe('motions', () => {
  test('the first view is simply there', () => {
    expect(difference(null, aView(), [])).toEqual([])
  })

  test('without news things change places', () => {
    expect(motions([])).toEqual([{ kind: 'jump' }])
  })

  test('nothing happens between two equal views', () => {
    expect(difference(aView(), aView(), [])).toEqual([])
  })

  test('they come in the order of the news', () => {
    const news: GameEvent[] = [
      { event: 'moved', space: 2 },
      { event: 'set-off', curse: 'fire-1' },
      { event: 'discarded', seat: 1, cards: ['fire-1'], owner: null },
      { event: 'took-madness', seat: 0, to: 'discard' },
    ]
    expect(motions(news)).toEqual([
      { kind: 'marker', space: 2 },
      { kind: 'strike', place: 0 },
      { kind: 'fly', cards: ['fire-1'], from: 'hand-1', to: 'discard-1' },
      { kind: 'fly', cards: ['madness'], from: 'stack', to: 'discard-0' },
    ])
  })

  test('a card paid from a shelf goes to its owner', () => {
    const news: GameEvent[] = [{ event: 'paid', seat: 0, cards: ['fire-2'], owner: 1, stay: false }]
    expect(motions(news)).toEqual([{ kind: 'fly', cards: ['fire-2'], from: 'support-1', to: 'discard-1' }])
  })

  test('a card put into an open payment flies to the plate, and not again when all is paid', () => {
    const choice = { verb: 'card', card: 'fire-1', place: 'hand', seat: 0 } as const
    const paying = aView({
      payment: { seat: 0, paid: [choice], missing: [0, 0, 1, 0], price: [0, 0, 2, 0], lost: [0, 0, 0, 0], stay: false },
    })
    expect(motions([], aView(), paying)).toEqual([{ kind: 'fly', cards: ['fire-1'], from: 'hand-0', to: 'plate' }])
    const paid: GameEvent[] = [{ event: 'paid', seat: 0, cards: ['fire-1', 'fire-1'], owner: null, stay: false }]
    expect(motions(paid, paying)).toEqual([{ kind: 'jump' }])
  })

  test('what stays on the shelf when Embodiment pays does not fly', () => {
    expect(motions([{ event: 'paid', seat: 0, cards: ['fire-2'], owner: 1, stay: true }])).toEqual([{ kind: 'jump' }])
  })

  test('the game begins with an empty table and a shut book, and everybody draws', () => {
    const choosing = aView({ players: [aPlayer({ magician: null }), aPlayer()] })
    const news: GameEvent[] = [{ event: 'drew', seat: 0, cards: ['fire-1', 'fire-1', 'madness'] }]
    const [laid, drawn] = difference(choosing, aView(), news)
    expect(laid?.view).toMatchObject({ monster: null, curses: [null, null, null, null, null] })
    expect(laid?.view.players[0]).toMatchObject({ hand: [], deck_size: 8 })
    expect(drawn?.motion).toMatchObject({ kind: 'fly', from: 'deck-0', to: 'hand-0' })
    expect(drawn?.view.players[0]).toMatchObject({ hand: ['fire-1', 'fire-1', 'madness'], deck_size: 5 })
  })

  test('a broken curse is shown at its place', () => {
    expect(motions([{ event: 'broke', seat: 0, curse: 'fire-1', madness: 0 }])).toEqual([{ kind: 'break', place: 0 }])
  })
})

describe('the table between two views', () => {
  const after = aView({ turn: 2 })

  test('a discarded card leaves the hand for the pile', () => {
    const view = changed(aView(), { event: 'discarded', seat: 0, cards: ['fire-1'], owner: null }, after)
    expect(view.players[0]).toMatchObject({ hand: ['fire-1', 'madness'], hand_size: 2, discard: ['fire-1'] })
  })

  test('of a closed hand only the number changes', () => {
    const closed = aView({ players: [aPlayer(), aPlayer({ hand: null, hand_size: 4 })] })
    const view = changed(closed, { event: 'discarded', seat: 1, cards: ['fire-1'], owner: null }, after)
    expect(view.players[1]).toMatchObject({ hand: null, hand_size: 3, discard: ['fire-1'] })
  })

  test('a card that is no longer there does no harm', () => {
    const view = changed(aView(), { event: 'discarded', seat: 0, cards: ['air-3'], owner: 1 }, after)
    expect(view.players[1]?.support).toEqual(['fire-2'])
  })

  test('Madness comes from the stack and goes back to it', () => {
    const taken = changed(aView(), { event: 'took-madness', seat: 1, to: 'support' }, after)
    expect([taken.stack, taken.players[1]?.support]).toEqual([19, ['fire-2', 'madness']])
    const back = changed(taken, { event: 'banished', seat: 0, cards: 1, place: 'hand' }, after)
    expect([back.stack, back.players[0]?.hand]).toEqual([20, ['fire-1', 'fire-1']])
  })

  test('a turn refreshes the spells of its player, neutralised ones excepted', () => {
    const spells = [
      { spell: 'growth', used: true, down: false },
      { spell: 'ice', used: true, down: true },
    ]
    const view = changed(
      aView({ players: [aPlayer(), aPlayer({ spells })] }),
      { event: 'turn', seat: 1, turn: 2 },
      after,
    )
    expect(view.active).toBe(1)
    expect(view.players[1]?.spells.map(({ used }) => used)).toEqual([false, true])
  })

  test('a curse is laid, gets a token, sleeps and breaks', () => {
    let view = changed(aView(), { event: 'curse-laid', curse: 'air-2', place: 1 }, after)
    view = changed(view, { event: 'token-placed', curse: 'air-2', element: 'air' }, after)
    view = changed(view, { event: 'curse-neutralised', seat: 0, curse: 'fire-1' }, after)
    expect(view.curses[1]).toEqual({ curse: 'air-2', down: false, tokens: ['air'], madness: 0 })
    expect(view.curses[0]?.down).toBe(true)
    expect(changed(view, { event: 'broke', seat: 0, curse: 'air-2', madness: 0 }, after).curses[1]).toBeNull()
  })
})
