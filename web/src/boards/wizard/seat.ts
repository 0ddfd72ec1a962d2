/** What a plate tells of a seat. */
import { about, missing } from '../../lib/presence'
import { left } from '../../lib/time'
import type { Stage } from './stage.svelte'
import type { Turn, WizardProps } from './turn.svelte'
import { say } from './words'

/** So few seconds left are said louder. */
const HURRY = 30

export function plateOf(seat: number, props: WizardProps, stage: Stage, turn: Turn) {
  const view = stage.drawn
  const lies = view.trick.length > 0
  const wins = view.winning === seat && (lies || view.last_trick.length > 0)
  const clock = props.clocks?.[seat]
  const player = props.seats[seat]
  const [bid, taken] = [view.bids[seat] ?? null, view.taken[seat] ?? 0]
  const dealer = view.dealer === seat
  const known = [
    bid === null ? say('no-bid') : say('took-of-bid', { taken, bid }),
    say('points', { points: view.totals[seat] ?? 0 }),
    ...(dealer ? [say('dealer')] : []),
  ]
  return {
    seat,
    // a tag on the plate says that a computer plays
    name: (player?.away ? player.name : turn.names[seat]) ?? '',
    score: view.totals[seat] ?? 0,
    bid,
    taken,
    turn: props.asked.includes(seat),
    dealer,
    led: lies && view.lead === seat,
    best: wins ? say(lies ? 'winning' : 'took-it') : null,
    away: player?.away ?? false,
    gone: player ? missing(player) : false,
    // who looks back does not ask who is at the table
    note: player && props.whyNot ? about(player, clock, ...known) : [player?.name, ...known].join(' · '),
    clock: clock === undefined ? null : left(clock),
    low: clock !== undefined && clock < HURRY,
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
