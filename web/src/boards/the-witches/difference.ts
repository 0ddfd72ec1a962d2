/**
 * What happened between two views, as motions to be shown one after the other. A step carries the view as it looks when
 * its motions are done. The log's news tell what no view shows: the card that was turned, and dice whose attempt is over.
 */
import type { Step as AnyStep } from '../common/steps.svelte'
import type { AttemptView, GameEvent, SpaceView, WitchesView } from './types'

export type Motion =
  | { readonly kind: 'card'; readonly card: string; readonly space: string }
  | { readonly kind: 'move'; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly kind: 'place'; readonly space: string }
  | { readonly kind: 'reveal'; readonly space: string }
  | { readonly kind: 'crisis'; readonly space: string }
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  | { readonly kind: 'verdict'; readonly seat: number; readonly space: string; readonly solved: boolean }
  | { readonly kind: 'tea'; readonly space: string }
  | { readonly kind: 'counters'; readonly seat: number }
  | { readonly kind: 'draw'; readonly cards: readonly string[] }
  | { readonly kind: 'jump' }

export type Step = AnyStep<WitchesView, Motion>

export function difference(
  before: WitchesView | null,
  after: WitchesView,
  news: readonly GameEvent[] = [],
): readonly Step[] {
  if (!before || same(before, after)) return []
  if (before.seat !== after.seat || before.seats !== after.seats || isBack(before, after)) {
    return [{ motion: { kind: 'jump' }, view: after }]
  }
  const steps: Step[] = []
  let now = before
  const show = (motion: Motion, view: WitchesView) => {
    now = view
    steps.push({ motion, view })
  }
  const walks = () => {
    for (const seat of seatsOf(after)) {
      const [from, to] = [now.players[seat]?.space ?? null, after.players[seat]?.space ?? null]
      if (from !== null && to !== null && from !== to) show({ kind: 'move', seat, from, to }, moved(now, after, seat))
    }
  }
  const land = () => {
    for (const motion of onMap(now, after)) show(motion, { ...now, spaces: after.spaces })
  }
  for (const event of news) {
    if (event.event === 'card-turned') show({ kind: 'card', card: event.card, space: event.space }, now)
  }
  // who arrives does so before the dice, and sees what lies there; who flees, after them
  if (!before.attempt) {
    walks()
    land()
  }
  for (const rolled of rolls(now, after, news)) show(rolled.motion, rolled.view)
  const over = verdict(before, after, news)
  if (over) show(over, now)
  if (before.attempt) {
    land()
    walks()
  }
  const host = news.some(({ event }) => event === 'had-tea') ? after.players[before.active]?.space : null
  if (host) show({ kind: 'tea', space: host }, now)
  for (const seat of seatsOf(after)) {
    const [old, fresh] = [before.players[seat], after.players[seat]]
    if (old && fresh && (old.cackles !== fresh.cackles || old.aliss !== fresh.aliss))
      show({ kind: 'counters', seat }, now)
  }
  const drawn = after.hand.filter((card) => !before.hand.includes(card))
  if (drawn.length) show({ kind: 'draw', cards: drawn }, now)
  return ending(steps, after)
}

/** The last step ends exactly in what the server sent, and so do those before it that only point at something. */
function ending(steps: readonly Step[], after: WitchesView): readonly Step[] {
  let first = steps.length - 1
  while (first > 0 && POINTING.has(steps[first - 1]?.motion.kind ?? 'jump')) first -= 1
  return steps.map((step, at) => (at < first ? step : { motion: step.motion, view: after }))
}

const POINTING = new Set<Motion['kind']>(['place', 'reveal', 'crisis', 'counters', 'draw'])

function same(a: WitchesView, b: WitchesView): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Somebody took a turn back, or turns were missed. */
function isBack(before: WitchesView, after: WitchesView): boolean {
  return after.turn < before.turn || after.turn > before.turn + 1
}

function seatsOf(view: WitchesView): number[] {
  return view.players.map((_, seat) => seat)
}

/** The view with one witch where she will be. */
function moved(now: WitchesView, after: WitchesView, seat: number): WitchesView {
  const to = after.players[seat]?.space ?? null
  return {
    ...now,
    players: now.players.map((player, at) => (at === seat ? { ...player, space: to } : player)),
    spaces: now.spaces.map((spot) => ({ ...spot, witches: withSeat(spot.witches, seat, spot.space === to) })),
    dungeon: withSeat(now.dungeon, seat, to === 'dungeon'),
  }
}

function withSeat(list: readonly number[], seat: number, there: boolean): readonly number[] {
  const others = list.filter((other) => other !== seat)
  return there ? [...others, seat].sort((a, b) => a - b) : others
}

/** Dice that fell: those of the attempt that goes on, or of one that this very change ended. */
function rolls(now: WitchesView, after: WitchesView, news: readonly GameEvent[]): Step[] {
  const steps: Step[] = []
  let view = now
  for (const event of news) {
    if (event.event !== 'rolled' && event.event !== 'rerolled') continue
    const attempt = view.attempt ?? after.attempt
    if (!attempt) continue
    const fallen = event.dice.map((face) => (face === 'cackle' ? 0 : Number(face)))
    const dice =
      event.event === 'rolled' ? [...(view.attempt?.dice ?? []), ...fallen] : (after.attempt?.dice ?? attempt.dice)
    const shown: AttemptView = agree(after.attempt, dice)
      ? (after.attempt as AttemptView)
      : {
          ...attempt,
          dice,
          rolled: event.total - attempt.added - attempt.hard_bonus,
          total: event.total,
          needed: event.needed,
          ...settled(event.total, event.needed, dice.length),
          helps: [],
        }
    view = { ...view, attempt: shown }
    const first = event.event === 'rolled' ? dice.length - fallen.length : Math.max(0, dice.length - 2)
    steps.push({ motion: { kind: 'roll', dice: dice.map((_, at) => at).filter((at) => at >= first) }, view })
  }
  return steps
}

function agree(attempt: AttemptView | null, dice: readonly number[]): boolean {
  return attempt !== null && attempt.dice.join() === dice.join()
}

/** With all dice on the table there is one total; before, the chart of what was is no longer true. */
function settled(total: number, needed: number, dice: number): Pick<AttemptView, 'outcomes' | 'rolls' | 'enough'> {
  if (dice < 4) return { outcomes: [], rolls: 0, enough: 0 }
  return { outcomes: [{ total, ways: 1 }], rolls: 1, enough: total >= needed ? 1 : 0 }
}

function verdict(before: WitchesView, after: WitchesView, news: readonly GameEvent[]): Motion | null {
  for (const event of news) {
    // what is solved from afar flies off as well; but while an attempt goes on, its end is not to be told
    if (event.event === 'solved-afar' && !before.attempt)
      return { kind: 'verdict', seat: event.seat, space: event.space, solved: true }
    if (event.event !== 'solved' && event.event !== 'failed') continue
    const space = before.attempt?.space ?? after.players[event.seat]?.space
    if (space) return { kind: 'verdict', seat: event.seat, space, solved: event.event === 'solved' }
  }
  return null
}

function onMap(before: WitchesView, after: WitchesView): Motion[] {
  const motions: Motion[] = []
  after.spaces.forEach((spot, at) => {
    const old = before.spaces[at]
    if (!old) return
    if (lies(spot) && !lies(old)) motions.push({ kind: 'place', space: spot.space })
    else if (lies(spot) && old.is_face_down && !spot.is_face_down) motions.push({ kind: 'reveal', space: spot.space })
    else if (lies(spot) && spot.crises !== old.crises) motions.push({ kind: 'crisis', space: spot.space })
  })
  return motions
}

function lies(spot: SpaceView): boolean {
  return spot.tile !== null || spot.is_face_down
}
