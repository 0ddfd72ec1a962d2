/** What a plate tells of a seat. */
import { left } from '../../lib/time'
import type { Stage } from './stage.svelte'
import type { Turn, WizardProps } from './turn.svelte'
import { say } from './words'

export function plateOf(seat: number, props: WizardProps, stage: Stage, turn: Turn) {
  const view = stage.shown
  const lies = view.trick.length > 0
  const wins = view.winning === seat && (lies || view.last_trick.length > 0)
  const clock = props.clocks?.[seat]
  return {
    seat,
    name: turn.names[seat] ?? '',
    score: view.totals[seat] ?? 0,
    bid: view.bids[seat] ?? null,
    taken: view.taken[seat] ?? 0,
    turn: props.asked.includes(seat),
    dealer: view.dealer === seat,
    led: lies && view.lead === seat,
    best: wins ? say(lies ? 'winning' : 'took-it') : null,
    away: props.seats[seat]?.away ?? false,
    clock: clock === undefined ? null : left(clock),
    points: stage.points?.[seat] ?? null,
  }
}

/** A number with a true minus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** What a round made: "✓ +30", "✗ −10". */
export function change(points: number): string {
  return points > 0 ? `✓ +${points}` : `✗ ${figure(points)}`
}
