/**
 * What an event changes in a view, as far as it can be told from the event: enough to draw the table between two views
 * of the server. The last word always has the server's own view. A card that is no longer there is no reason to fail.
 */
import { elements } from '../../art/inks'
import { face } from './card'
import type { BigBookView, GameEvent, Laid, PlayerView } from './types'

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const n = left.indexOf(card)
    if (n >= 0) left.splice(n, 1)
  }
  return left
}

/** As the server sorts a hand: by element and value, Madness last. */
function inOrder(cards: string[]): string[] {
  const rank = (card: string) => {
    const { element, value } = face(card)
    return element === null ? Infinity : elements.indexOf(element) * 10 + value
  }
  return cards.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

function player(view: BigBookView, seat: number, change: (old: PlayerView) => Partial<PlayerView>): BigBookView {
  return { ...view, players: view.players.map((old, n) => (n === seat ? { ...old, ...change(old) } : old)) }
}

function fromHand(view: BigBookView, seat: number, cards: readonly string[]): BigBookView {
  return player(view, seat, (old) => {
    if (!old.hand)
      return { hand_size: Math.max(0, old.hand_size - cards.length), hand_known: without(old.hand_known, cards) }
    const hand = without(old.hand, cards)
    return { hand, hand_size: hand.length }
  })
}

function toHand(view: BigBookView, seat: number, cards: readonly string[]): BigBookView {
  return player(view, seat, (old) => ({
    hand: old.hand && inOrder([...old.hand, ...cards]),
    hand_size: old.hand_size + cards.length,
  }))
}

function toDiscard(view: BigBookView, seat: number, cards: readonly string[]): BigBookView {
  return player(view, seat, (old) => ({ discard: [...old.discard, ...cards] }))
}

function fromSupport(view: BigBookView, seat: number, cards: readonly string[]): BigBookView {
  return player(view, seat, (old) => ({ support: without(old.support, cards) }))
}

function toSupport(view: BigBookView, seat: number, cards: readonly string[]): BigBookView {
  return player(view, seat, (old) => ({ support: [...old.support, ...cards] }))
}

function deck(view: BigBookView, seat: number, more: number): BigBookView {
  return player(view, seat, (old) => ({ deck_size: Math.max(0, old.deck_size + more), deck_top: [] }))
}

function spell(view: BigBookView, seat: number, name: string, used: boolean): BigBookView {
  return player(view, seat, (old) => ({
    spells: old.spells.map((known) => (known.spell === name ? { ...known, used } : known)),
  }))
}

function curses(view: BigBookView, change: (laid: Laid | null, place: number) => Laid | null): BigBookView {
  return { ...view, curses: view.curses.map(change) }
}

function gained(view: BigBookView, seat: number, card: string, to: string): BigBookView {
  if (to === 'hand') return toHand(view, seat, [card])
  if (to === 'support') return toSupport(view, seat, [card])
  return to === 'deck' ? deck(view, seat, 1) : toDiscard(view, seat, [card])
}

/** The view after an event; `after` is the server's next view, for what an event does not tell. */
export function changed(view: BigBookView, event: GameEvent, after: BigBookView): BigBookView {
  switch (event.event) {
    case 'turn': {
      const ready = player(view, event.seat, (old) => ({
        spells: old.spells.map((known) => (known.down ? known : { ...known, used: false })),
      }))
      return { ...ready, active: event.seat, turn: event.turn, ability_used: false, next: after.next }
    }
    case 'moved':
      return { ...view, marker: event.space }
    case 'opened':
      return {
        ...view,
        monster: event.page,
        front: after.front,
        monsters: event.round,
        fates: after.fates,
        curses: view.curses.map(() => null),
        places_broken: [],
      }
    case 'curse-laid': {
      const there = after.curses[event.place]
      const laid = there?.curse === event.curse ? there : { curse: event.curse, down: false, tokens: [], madness: 0 }
      return curses({ ...view, round: after.round }, (old, place) => (place === event.place ? laid : old))
    }
    case 'broke':
      return curses({ ...view, places_broken: after.places_broken }, (old) => (old?.curse === event.curse ? null : old))
    case 'curse-returned':
      return curses(view, (old) => (old?.curse === event.curse ? null : old))
    case 'curse-neutralised':
      return curses(view, (old) => (old?.curse === event.curse ? { ...old, down: true } : old))
    case 'token-placed':
      return curses(view, (old) =>
        old?.curse === event.curse ? { ...old, tokens: [...old.tokens, event.element] } : old,
      )
    case 'paid':
    case 'discarded': {
      if (event.event === 'paid' && event.stay) return view
      const { owner } = event
      const gone = owner === null ? fromHand(view, event.seat, event.cards) : fromSupport(view, owner, event.cards)
      return { ...toDiscard(gone, owner ?? event.seat, event.cards), payment: null }
    }
    case 'drew':
      return toHand(deck(view, event.seat, -event.cards.length), event.seat, event.cards)
    case 'drew-some':
      return player(deck(view, event.seat, -event.cards), event.seat, (old) => ({
        hand_size: old.hand_size + event.cards,
      }))
    case 'reshuffled':
      return player(view, event.seat, () => ({ deck_size: event.cards, discard: [], deck_top: [] }))
    case 'from-deck': {
      const left = deck(view, event.seat, -event.cards.length)
      if (event.to === 'stack') return { ...left, stack: left.stack + event.cards.length }
      return event.to === 'discard' ? toDiscard(left, event.seat, event.cards) : left
    }
    case 'supported':
      return toSupport(fromHand(view, event.seat, [event.card]), event.seat, [event.card])
    case 'acquired': {
      const left = view.supply[event.card]
      const supply = left === undefined ? view.supply : { ...view.supply, [event.card]: Math.max(0, left - 1) }
      return gained({ ...view, supply }, event.seat, event.card, event.to)
    }
    case 'took-madness':
      return gained({ ...view, stack: Math.max(0, view.stack - 1) }, event.seat, 'madness', event.to)
    case 'stack-lost':
    case 'under-curses':
      return { ...view, stack: Math.max(0, view.stack - event.cards) }
    case 'banished': {
      const back = { ...view, stack: view.stack + event.cards }
      const gone = Array.from({ length: event.cards }, () => 'madness')
      return event.place === 'hand' ? fromHand(back, event.seat, gone) : back
    }
    case 'destroyed':
      return fromHand(view, event.seat, event.cards)
    case 'cast':
    case 'used-up':
      return spell(view, event.seat, event.spell, true)
    case 'refreshed':
      return spell(view, event.owner, event.spell, false)
    case 'gave':
    case 'passed':
      return toHand(fromHand(view, event.seat, [event.card]), event.other, [event.card])
    default:
      return view
  }
}
