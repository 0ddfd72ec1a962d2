/**
 * What happened between two views, as motions to be shown one after the other.
 *
 * Each step also carries the view as it looks once the step is done, so that the table can be drawn in between: a trick
 * is complete on the table before it is taken, although no view of the server ever shows it so. Where the views alone
 * cannot say what happened (somebody went back, several moves were missed) things simply change places.
 */
import type { Step as AnyStep } from '../common/step'
import type { GameEvent, Laid, WizardView } from './types'

export type Motion =
  | { readonly kind: 'deal'; readonly dealer: number; readonly round: number }
  | { readonly kind: 'trump'; readonly seat: number }
  | { readonly kind: 'bid'; readonly seat: number; readonly tricks: number }
  | { readonly kind: 'play'; readonly seat: number; readonly card: string | null; readonly own: boolean }
  | { readonly kind: 'take'; readonly seat: number }
  | { readonly kind: 'score'; readonly points: readonly number[] }
  | { readonly kind: 'jump' }

/** A card nobody told us: it is laid face down and taken so. */
export const UNKNOWN = ''

export type Step = AnyStep<WizardView, Motion>

/** `news`: what the log tells about the change, where it is known; the last card of a round is in no view. */
export function difference(
  before: WizardView | null,
  after: WizardView,
  news: readonly GameEvent[] = [],
): readonly Step[] {
  if (!before) return isFresh(after) ? [dealt(after)] : []
  if (same(before, after)) return []
  if (before.seat !== after.seat || before.seats !== after.seats) return [jump(after)]
  if (after.truth.length === before.truth.length && after.round === before.round) {
    return withinRound(before, after) ?? [jump(after)]
  }
  if (after.truth.length === before.truth.length + 1) return overRound(before, after, news) ?? [jump(after)]
  return [jump(after)]
}

function jump(view: WizardView): Step {
  return { motion: { kind: 'jump' }, view }
}

function dealt(view: WizardView): Step {
  return { motion: { kind: 'deal', dealer: view.dealer, round: view.round }, view }
}

function same(a: WizardView, b: WizardView): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Just dealt: nobody has said or done anything. */
function isFresh(view: WizardView): boolean {
  return view.cards.length > 0 && view.bids.every((bid) => bid === null) && !view.trick.length
}

/** Bids, the trump's name, cards and a taken trick; undefined where the way was another one. */
function withinRound(before: WizardView, after: WizardView): Step[] | undefined {
  const steps: Step[] = []
  let now = before
  const show = (motion: Motion, view: WizardView) => {
    now = view
    steps.push({ motion, view })
  }
  if (now.trump !== after.trump) {
    if (now.trump !== null) return undefined
    show({ kind: 'trump', seat: after.dealer }, { ...now, trump: after.trump })
  }
  for (const seat of order(after.lead, after.seats)) {
    const said = after.bids[seat] ?? null
    if (said === (now.bids[seat] ?? null)) continue
    if (now.bids[seat] !== null || said === null) return undefined
    show({ kind: 'bid', seat, tricks: said }, { ...now, bids: replaced(now.bids, seat, said) })
  }
  const taken = tookTrick(now, after)
  const laid = taken ? after.last_trick : after.trick
  if (!continues(now.trick, laid)) return undefined
  for (const next of laid.slice(now.trick.length)) {
    const newest = next === laid.at(-1)
    show(played(now, next), withCard(now, next, newest ? after.winning : null, newest ? after.colour : now.colour))
  }
  if (taken) show({ kind: 'take', seat: after.lead }, after)
  return arrived(steps, now, after)
}

/** The last step ends exactly in what the server sent; anything left over would be an untold change. */
function arrived(steps: Step[], now: WizardView, after: WizardView): Step[] | undefined {
  const last = steps.at(-1)
  if (!last || !agree(now, after)) return undefined
  return [...steps.slice(0, -1), { motion: last.motion, view: after }]
}

function agree(a: WizardView, b: WizardView): boolean {
  const facts = (view: WizardView) => [view.bids, view.taken, view.trick, view.hand, view.cards, view.trump, view.round]
  return JSON.stringify(facts(a)) === JSON.stringify(facts(b))
}

function tookTrick(before: WizardView, after: WizardView): boolean {
  return sum(after.taken) === sum(before.taken) + 1 && !after.trick.length && after.last_trick.length === after.seats
}

/** The round came to its end: its last card, the trick, the points and, unless it was the last, the next deal. */
function overRound(before: WizardView, after: WizardView, news: readonly GameEvent[]): Step[] | undefined {
  const row = after.truth.at(-1)
  const goesOn = after.round === before.round + 1
  if (!row || row.round !== before.round || !(goesOn || after.round === before.round)) return undefined
  if (goesOn && !isFresh(after)) return undefined
  const winner = row.taken.findIndex((taken, seat) => taken === (before.taken[seat] ?? 0) + 1)
  const missing = before.seats - before.trick.length
  if (winner < 0 || sum(row.taken) !== sum(before.taken) + 1) return undefined

  const steps: Step[] = []
  let now = before
  for (const next of lastCards(before, after, news).slice(-missing)) {
    const view = withCard(now, next, null, before.colour)
    steps.push({ motion: played(now, next), view })
    now = view
  }
  const complete = steps.pop()
  if (complete) steps.push({ ...complete, view: (now = { ...now, winning: winner }) })
  now = { ...now, trick: [], taken: row.taken, winning: winner, lead: winner }
  steps.push({ motion: { kind: 'take', seat: winner }, view: now })
  const scored = goesOn ? { ...now, totals: after.totals, truth: after.truth } : after
  steps.push({ motion: { kind: 'score', points: row.points }, view: scored })
  if (goesOn) steps.push(dealt(after))
  return steps
}

/** The cards that end a round, as far as they can be known: from the last trick, the log, or the own hand. */
function lastCards(before: WizardView, after: WizardView, news: readonly GameEvent[]): Laid[] {
  if (after.last_trick.length && after.round === before.round) return after.last_trick.slice(before.trick.length)
  const cards: Laid[] = []
  for (const seat of order(before.lead, before.seats).slice(before.trick.length)) {
    const told = news.find((event) => event.event === 'played' && event.round === before.round && event.seat === seat)
    const own = seat === before.seat ? before.hand[0] : undefined
    cards.push({ seat, card: told?.event === 'played' ? told.card : (own ?? UNKNOWN) })
  }
  return cards
}

function played(view: WizardView, { seat, card }: Laid): Motion {
  return { kind: 'play', seat, card: card || null, own: seat === view.seat }
}

function withCard(view: WizardView, next: Laid, winning: number | null, colour: WizardView['colour']): WizardView {
  return {
    ...view,
    trick: [...view.trick, next],
    last_trick: [],
    hand: view.seat === next.seat ? view.hand.filter((card) => card !== next.card) : view.hand,
    cards: replaced(view.cards, next.seat, (view.cards[next.seat] ?? 1) - 1),
    winning,
    colour,
  }
}

function continues(part: readonly Laid[], whole: readonly Laid[]): boolean {
  return part.every((laid, at) => laid.card === whole[at]?.card && laid.seat === whole[at].seat)
}

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, n) => (n === at ? value : old))
}

function order(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
