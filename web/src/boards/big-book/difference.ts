/**
 * What happened between two views, as motions to be shown one after the other: the events that came with the new view
 * tell it in order. Each step carries the view as it looks once the step is done; the last one is the server's own.
 */
import type { Step as AnyStep } from '../common/steps.svelte'
import { changed } from './change'
import type { BigBookView, Choice, GameEvent, Wild } from './types'

/** A place on the screen: `hand-2`, `support-1`, `discard-0`, `deck-3`, `supply/fire-2`, `stack`, `plate`, `gone`. */
export type Spot = string

export type Motion =
  | { readonly kind: 'fly'; readonly cards: readonly string[]; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'marker'; readonly space: number }
  | { readonly kind: 'page' }
  | { readonly kind: 'lay'; readonly place: number }
  | { readonly kind: 'break'; readonly place: number }
  | { readonly kind: 'strike'; readonly place: number }
  | { readonly kind: 'cast'; readonly seat: number; readonly spell: string }
  | { readonly kind: 'jump' }

export type Step = AnyStep<BigBookView, Motion>

export function difference(
  before: BigBookView | null,
  after: BigBookView,
  news: readonly GameEvent[],
): readonly Step[] {
  if (!before || before === after || before.seats !== after.seats) return []
  const steps: Step[] = []
  let now = before
  if (isChoosing(before) && !isChoosing(after)) {
    now = laidOut(after)
    steps.push({ motion: { kind: 'jump' }, view: now })
  }
  for (const picked of newlyPaid(before, after)) {
    const motion: Motion = { kind: 'fly', cards: [picked.card], from: lay(picked), to: 'plate' }
    steps.push({ motion, view: now })
  }
  for (const event of news) {
    const motion = motionOf(event, now, before)
    now = changed(now, event, after)
    if (motion) steps.push({ motion, view: now })
  }
  if (!steps.length)
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ motion: { kind: 'jump' }, view: after }]
  return steps
}

function isChoosing(view: BigBookView): boolean {
  return view.players.some(({ magician }) => magician === null)
}

/** The table as it is laid out, before the first card is drawn and the book is opened. */
function laidOut(view: BigBookView): BigBookView {
  return {
    ...view,
    marker: 0,
    monster: null,
    front: null,
    monsters: 0,
    round: 0,
    stack: view.stack_full,
    curses: view.curses.map(() => null),
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand && [],
      hand_known: [],
      hand_size: 0,
      deck_size: player.deck_size + player.hand_size,
      deck_top: [],
      discard: [],
      support: [],
    })),
  }
}

/** Cards put into a payment that is still open. */
function newlyPaid(before: BigBookView, after: BigBookView): readonly (Choice | Wild)[] {
  if (!after.payment) return []
  return after.payment.paid.slice(before.payment?.paid.length ?? 0)
}

function lay({ place, seat }: Choice | Wild): Spot {
  return `${place}-${seat}`
}

function placeOf(view: BigBookView, curse: string): number {
  return view.curses.findIndex((laid) => laid?.curse === curse)
}

/** What is to be seen of an event; `now`: the view before it. */
function motionOf(event: GameEvent, now: BigBookView, before: BigBookView): Motion | null {
  const fly = (cards: readonly string[], from: Spot, to: Spot): Motion => ({ kind: 'fly', cards, from, to })
  switch (event.event) {
    case 'moved':
      return { kind: 'marker', space: event.space }
    case 'opened':
      return { kind: 'page' }
    case 'curse-laid':
      return { kind: 'lay', place: event.place }
    case 'broke': {
      const place = placeOf(now, event.curse)
      return place < 0 ? null : { kind: 'break', place }
    }
    case 'set-off': {
      const place = placeOf(now, event.curse)
      return place < 0 ? null : { kind: 'strike', place }
    }
    case 'cast':
    case 'used-up':
      return { kind: 'cast', seat: event.seat, spell: event.spell }
    case 'paid': {
      if (event.stay) return null
      // what was put down one by one has been seen already
      const seen = before.payment?.paid.map(({ card }) => card) ?? []
      const fresh = event.cards.filter((card) => !seen.includes(card))
      return fresh.length
        ? fly(
            fresh,
            event.owner === null ? `hand-${event.seat}` : `support-${event.owner}`,
            `discard-${event.owner ?? event.seat}`,
          )
        : null
    }
    case 'discarded':
      return fly(
        event.cards,
        event.owner === null ? `hand-${event.seat}` : `support-${event.owner}`,
        `discard-${event.owner ?? event.seat}`,
      )
    case 'drew':
      return fly(event.cards, `deck-${event.seat}`, `hand-${event.seat}`)
    case 'drew-some':
      return fly(
        Array.from({ length: event.cards }, () => 'back'),
        `deck-${event.seat}`,
        `hand-${event.seat}`,
      )
    case 'reshuffled':
      return fly(['back', 'back', 'back'], `discard-${event.seat}`, `deck-${event.seat}`)
    case 'from-deck':
      return fly(
        event.cards,
        `deck-${event.seat}`,
        { discard: `discard-${event.seat}`, destroyed: 'gone', stack: 'stack' }[event.to],
      )
    case 'supported':
      return fly([event.card], `hand-${event.seat}`, `support-${event.seat}`)
    case 'acquired':
      return fly([event.card], `supply/${event.card}`, `${event.to}-${event.seat}`)
    case 'took-madness':
      return fly(['madness'], 'stack', `${event.to}-${event.seat}`)
    case 'stack-lost':
      return fly(
        Array.from({ length: event.cards }, () => 'madness'),
        'stack',
        'gone',
      )
    case 'banished':
      return fly(['madness'], event.place === 'support' ? 'shelf' : `hand-${event.seat}`, 'stack')
    case 'destroyed':
      return fly(event.cards, `hand-${event.seat}`, 'gone')
    case 'laid-on-deck':
      return fly([event.card], `hand-${event.seat}`, `deck-${event.seat}`)
    case 'hid-on-deck':
      return fly(['back'], `hand-${event.seat}`, `deck-${event.seat}`)
    case 'took':
      return fly([event.card], `discard-${event.seat}`, `hand-${event.seat}`)
    case 'gave':
    case 'passed':
      return fly([event.card], `hand-${event.seat}`, `hand-${event.other}`)
    case 'passed-unseen':
      return fly(['back'], `hand-${event.seat}`, `hand-${event.other}`)
    default:
      return null
  }
}
