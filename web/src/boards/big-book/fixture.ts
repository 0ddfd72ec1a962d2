/** A small table for tests: two players, one curse of fire on space 2, nothing underway. */
import type { BigBookView, PlayerView } from './types'

export function aPlayer(more: Partial<PlayerView> = {}): PlayerView {
  return {
    magician: 'sandra',
    out: false,
    hand: ['fire-1', 'fire-1', 'madness'],
    hand_known: [],
    hand_size: 3,
    deck_size: 5,
    deck_top: [],
    discard: [],
    support: [],
    support_limit: 3,
    spells: [{ spell: 'growth', used: false, down: false }],
    spell_limit: 5,
    ...more,
  }
}

export function aView(more: Partial<BigBookView> = {}): BigBookView {
  return {
    seat: 0,
    seats: 2,
    difficulty: 1,
    mode: 'classic',
    double_turn: false,
    open_hands: true,
    start: 0,
    active: 0,
    next: 1,
    turn: 1,
    ability_used: false,
    monsters: 1,
    round: 1,
    marker: 1,
    monster: 'bog-piper',
    front: 'dragon',
    defeated: 0,
    fates: [],
    stack: 20,
    stack_full: 20,
    supply: { 'fire-2': 10 },
    destroyed: [],
    library: ['spark', null, null, null],
    library_below: [2, 0, 0, 0],
    spells_gone: [],
    curses: [{ curse: 'fire-1', down: false, tokens: [], madness: 0 }, null, null, null, null],
    curse_prices: [[0, 0, 4, 0], null, null, null, null],
    places_broken: [],
    curse_decks: {},
    curses_below: {},
    broken: [],
    tokens: {},
    multi_curses: [0, 0, 0, 1, 1, 1],
    players: [aPlayer(), aPlayer({ magician: 'alice', support: ['fire-2'] })],
    underway: [],
    payment: null,
    prices: {},
    ending: null,
    ...more,
  }
}
