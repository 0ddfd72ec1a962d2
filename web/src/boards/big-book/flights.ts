/** Which cards fly from where to where in a moment: the events say it, between the view before and the one after. */
import type { BigBookView, Choice, GameEvent, Wild } from './types'

/** A place on the screen: `hand-2`, `support-1`, `discard-0`, `deck-3`, `supply`, `stack`, `plate`, `gone` … */
export type Spot = string

export interface Flight {
  /** `fire-2`, `madness`, `back`, or the name of a spell */
  readonly card: string
  readonly from: Spot
  readonly to: Spot
}

export function flights(before: BigBookView, view: BigBookView, news: readonly GameEvent[]): readonly Flight[] {
  return [...putDown(before, view), ...news.flatMap((event) => flightsOf(event, before, view, news.length === 1))]
}

/** Cards put into a payment that is still open: nobody tells of them yet. */
function putDown(before: BigBookView, view: BigBookView): readonly Flight[] {
  const { payment } = view
  if (!payment) return []
  const put = payment.paid.slice(before.payment?.paid.length ?? 0)
  // what was taken back has been put down before
  const fresh = put.filter(({ card, seat }) => payment.stay || came(before, view, seat).includes(card))
  return fresh.map(({ card, place, seat }) => ({ card, from: `${place}-${seat}`, to: 'plate' }))
}

function flightsOf(event: GameEvent, before: BigBookView, view: BigBookView, alone: boolean): readonly Flight[] {
  const fly = (cards: readonly string[], from: Spot, to: Spot) => cards.map((card) => ({ card, from, to }))
  switch (event.event) {
    case 'showed':
      // where hands are closed, each card is shown as it is put down; what becomes of the last one is told with it
      return alone && !view.payment && came(before, view, event.seat).includes(event.card)
        ? fly([event.card], `hand-${event.seat}`, `discard-${event.seat}`)
        : []
    case 'paid':
    case 'discarded':
      return event.event === 'paid' && event.stay ? [] : thrown(event, before, view)
    case 'drew':
      return fly(event.cards, `deck-${event.seat}`, `hand-${event.seat}`)
    case 'drew-some':
      return fly(several('back', event.cards), `deck-${event.seat}`, `hand-${event.seat}`)
    case 'reshuffled':
      return fly(several('back', 3), `discard-${event.seat}`, `deck-${event.seat}`)
    case 'shuffled':
      return fly(several('back', 3), `${event.what}-${event.seat}`, `deck-${event.seat}`)
    case 'from-deck':
      return fly(
        event.cards,
        `deck-${event.seat}`,
        { discard: `discard-${event.seat}`, destroyed: 'gone', stack: 'stack' }[event.to],
      )
    case 'supported':
      return fly([event.card], `hand-${event.seat}`, `support-${event.seat}`)
    case 'acquired':
      return fly([event.card], 'supply', `${event.to}-${event.seat}`)
    case 'learned':
      return fly([event.spell], `library-${before.library.indexOf(event.spell)}`, `spells-${event.seat}`)
    case 'took-madness':
      return fly(['madness'], 'stack', `${event.to}-${event.seat}`)
    case 'stack-lost':
      return fly(several('madness', event.cards), 'stack', 'gone')
    case 'under-curses':
      return view.curses.flatMap((laid, place) =>
        fly(several('madness', (laid?.madness ?? 0) - (before.curses[place]?.madness ?? 0)), 'stack', `curse-${place}`),
      )
    case 'broke':
      return fly(
        several('madness', event.madness),
        `curse-${before.curses.findIndex((laid) => laid?.curse === event.curse)}`,
        `discard-${event.seat}`,
      )
    case 'banished':
      return fly(several('madness', event.cards), whence('madness', event.seat, before, view), 'stack')
    case 'destroyed':
      return event.cards.map((card) => ({ card, from: whence(card, event.seat, before, view), to: 'gone' }))
    case 'laid-on-deck':
      return fly([event.card], `hand-${event.seat}`, `deck-${event.seat}`)
    case 'hid-on-deck':
      return fly(['back'], `hand-${event.seat}`, `deck-${event.seat}`)
    case 'took':
      return fly([event.card], `${event.place}-${event.seat}`, `hand-${event.seat}`)
    case 'gave':
    case 'passed':
      return fly([event.card], `hand-${event.seat}`, `hand-${event.other}`)
    case 'passed-unseen':
      return fly(['back'], `hand-${event.seat}`, `hand-${event.other}`)
    default:
      return []
  }
}

/** Cards on their way to a discard pile: from hand or support, or from the payment into which they were put before. */
function thrown(
  { seat, cards, owner }: Extract<GameEvent, { event: 'paid' | 'discarded' }>,
  before: BigBookView,
  view: BigBookView,
): readonly Flight[] {
  const from = owner === null ? `hand-${seat}` : `support-${owner}`
  const to = `discard-${owner ?? seat}`
  const fresh = came(before, view, owner ?? seat)
  const put = (before.payment?.paid ?? []).filter((one) => isOf(one, owner)).map(({ card }) => card)
  return cards.flatMap((card) => {
    if (drop(fresh, card)) return [{ card, from, to }]
    return drop(put, card) ? [{ card, from: 'plate', to }] : []
  })
}

function isOf({ place, seat }: Choice | Wild, owner: number | null): boolean {
  return owner === null ? place === 'hand' : place === 'support' && seat === owner
}

/** Where a card of somebody's was that lies there no more. */
function whence(card: string, seat: number, before: BigBookView, view: BigBookView): Spot {
  for (const place of ['support', 'discard'] as const)
    for (const [n, player] of before.players.entries())
      if (more(player[place], view.players[n]?.[place] ?? []).includes(card)) return `${place}-${n}`
  return `hand-${seat}`
}

/** The cards that a discard pile has and had not. */
function came(before: BigBookView, view: BigBookView, seat: number): string[] {
  return more(view.players[seat]?.discard ?? [], before.players[seat]?.discard ?? [])
}

function more(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards]
  for (const card of others) drop(left, card)
  return left
}

/** Takes one such card away; false where there is none. */
function drop(cards: string[], card: string): boolean {
  const n = cards.indexOf(card)
  if (n >= 0) cards.splice(n, 1)
  return n >= 0
}

function several(card: string, count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => card)
}
