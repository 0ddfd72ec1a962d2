/**
 * What happened between two views, as motions to be shown one after the other.
 *
 * The news of the log say it exactly; each step carries the view as it looks once the step is done, so that what no view
 * of the server shows (who stands beneath a tower that was lifted and put back) can be drawn in between. Without news
 * the two views are compared: each tower has its number, so a tower that moved can be told; else things change places.
 */
import type { Step as AnyStep } from '../common/steps.svelte'
import { way } from './geometry'
import type { Floor, GameEvent, Space, TowersView } from './types'

export type Motion =
  | {
      readonly kind: 'tower'
      readonly space: number
      readonly floor: number
      readonly to: number
      readonly keep: boolean
    }
  | {
      readonly kind: 'wizard'
      readonly wizards: readonly string[]
      readonly space: number
      readonly to: number
      readonly enters: boolean
    }
  | { readonly kind: 'fly'; readonly space: number; readonly to: number }
  | { readonly kind: 'swap'; readonly one: number; readonly other: number; readonly open: TowersView }
  | {
      readonly kind: 'lift'
      readonly space: number
      readonly floor: number
      readonly open: TowersView
      readonly beneath: readonly string[]
    }
  | { readonly kind: 'free'; readonly wizard: string; readonly space: number }
  | { readonly kind: 'card'; readonly seat: number; readonly card: string }
  | { readonly kind: 'roll'; readonly pips: number }
  | { readonly kind: 'spell'; readonly seat: number; readonly spell: string }
  | { readonly kind: 'fill'; readonly seat: number }
  | { readonly kind: 'jump' }

export type Step = AnyStep<TowersView, Motion>

export function difference(
  before: TowersView | null,
  after: TowersView,
  news: readonly GameEvent[] = [],
): readonly Step[] {
  // two views may be alike although something was to be seen: a tower that was lifted and put back
  if (!before || (!news.length && JSON.stringify(before) === JSON.stringify(after))) return []
  if (before.seats !== after.seats || before.seat !== after.seat || after.turn < before.turn)
    return [{ motion: { kind: 'jump' }, view: after }]
  const steps = told(before, after, news) ?? compared(before, after)
  const last = steps.at(-1)
  if (last) return [...steps.slice(0, -1), { ...last, view: after }]
  return sameTrack(before, after) ? [] : [{ motion: { kind: 'jump' }, view: after }]
}

/** As the log tells it; null where it does not fit what was seen before. */
function told(before: TowersView, after: TowersView, news: readonly GameEvent[]): Step[] | null {
  const steps: Step[] = []
  let now = before
  let riders: string[] = []
  const add = (motion: Motion, view: TowersView) => {
    now = view
    steps.push({ motion, view })
  }
  for (const [at, event] of news.entries()) {
    switch (event.event) {
      case 'played':
        add(
          { kind: 'card', seat: event.seat, card: event.card },
          { ...now, card: event.card, thing: event.thing, rolled: null },
        )
        break
      case 'rolled':
        add({ kind: 'roll', pips: event.pips }, { ...now, rolled: event.pips })
        break
      case 'cast':
        add({ kind: 'spell', seat: event.seat, spell: event.spell }, now)
        break
      case 'rode':
        riders.push(event.wizard)
        break
      case 'left-behind':
        riders = without(riders, event.wizard)
        break
      case 'moved-tower': {
        const { space, floor, to, keep, freed } = event
        const moved = movedTower(now, space, floor, to, freed)
        if (!moved) return null
        add({ kind: 'tower', space, floor, to, keep }, keep ? { ...moved, keep: to } : moved)
        break
      }
      case 'moved-wizard': {
        const { space, to } = event
        const wizards = [event.wizard, ...riders]
        riders = []
        const next = news[at + 1]
        const enters = next?.event === 'entered'
        const moved = movedWizards(now, wizards, space, enters ? null : to)
        if (!moved) return null
        add({ kind: 'wizard', wizards, space, to, enters }, moved)
        break
      }
      case 'flew':
      case 'nudged':
        add({ kind: 'fly', space: event.space, to: event.to }, { ...now, keep: event.to })
        break
      case 'swapped': {
        const open = opened(
          opened(now, event.one, topOf(now, event.one), event.beneath_one),
          event.other,
          topOf(now, event.other),
          event.beneath_other,
        )
        const moved = swapped(now, event.one, event.other)
        if (!moved) return null
        add({ kind: 'swap', one: event.one, other: event.other, open }, moved)
        break
      }
      case 'lifted': {
        const { space, floor, beneath } = event
        if (!now.spaces[space]?.floors[floor - 1]) return null
        add({ kind: 'lift', space, floor, open: opened(now, space, floor, beneath), beneath }, now)
        break
      }
      case 'freed':
        add(
          { kind: 'free', wizard: event.wizard, space: event.space },
          event.space === now.keep ? now : onTop(now, event.wizard, event.space),
        )
        break
      case 'filled':
        add({ kind: 'fill', seat: event.partner ?? event.seat }, { ...now, players: after.players })
        break
      default: // the rest is read in the log
    }
  }
  return steps.length && (trackMoved(steps) || sameTrack(now, after)) ? steps : null
}

function trackMoved(steps: readonly Step[]): boolean {
  return steps.some(({ motion }) => !['card', 'roll', 'spell', 'fill'].includes(motion.kind))
}

/** From the two views alone. */
function compared(before: TowersView, after: TowersView): Step[] {
  const steps: Step[] = []
  let now = before
  const home = new Map(
    before.spaces.flatMap(({ floors }, space) =>
      floors.map(({ tower }, n) => [tower, { space, floor: n + 1 }] as const),
    ),
  )
  const gone = after.spaces.flatMap(({ floors }, to) =>
    floors.flatMap(({ tower }) => {
      const from = home.get(tower)
      return from && from.space !== to ? [{ ...from, to }] : []
    }),
  )
  const first = gone.reduce<(typeof gone)[number] | undefined>(
    (low, one) => (low && low.floor <= one.floor ? low : one),
    undefined,
  )
  if (first && gone.every(({ space, to }) => space === first.space && to === first.to)) {
    const keep = before.keep === first.space && after.keep === first.to
    const moved = movedTower(
      now,
      first.space,
      first.floor,
      first.to,
      after.spaces[first.space]?.floors.at(-1)?.wizards ?? after.spaces[first.space]?.ground ?? [],
    )
    if (moved) {
      now = keep ? { ...moved, keep: first.to } : moved
      steps.push({ motion: { kind: 'tower', ...first, keep }, view: now })
    }
  } else if (!first) {
    const walked = whoWalked(before, after)
    if (walked) {
      now = movedWizards(now, [walked.wizard], walked.space, walked.enters ? null : walked.to) ?? now
      steps.push({
        motion: { kind: 'wizard', wizards: [walked.wizard], space: walked.space, to: walked.to, enters: walked.enters },
        view: now,
      })
    }
  }
  if (now.keep !== after.keep) {
    steps.push({ motion: { kind: 'fly', space: now.keep, to: after.keep }, view: { ...now, keep: after.keep } })
  }
  if (!steps.length && after.card && after.card !== before.card) {
    steps.push({ motion: { kind: 'card', seat: after.active, card: after.card }, view: after })
  }
  if (after.rolled !== null && after.rolled !== before.rolled)
    steps.push({ motion: { kind: 'roll', pips: after.rolled }, view: after })
  return steps
}

/** The one wizard that left a surface for another, or for Ravenskeep. */
function whoWalked(
  before: TowersView,
  after: TowersView,
): { wizard: string; space: number; to: number; enters: boolean } | null {
  const changes: { wizard: string; space: number; by: number }[] = []
  before.spaces.forEach((was, space) => {
    const [old, now] = [standing(was), standing(after.spaces[space])]
    for (const wizard of new Set([...old, ...now])) {
      const by = count(now, wizard) - count(old, wizard)
      if (by) changes.push({ wizard, space, by })
    }
  })
  const left = changes.filter(({ by }) => by === -1)
  const came = changes.filter(({ by }) => by === 1)
  const [one] = left
  if (!one || left.length !== 1 || changes.length !== left.length + came.length) return null
  const entered = after.players.some(
    (player, side) => player.wizard === one.wizard && player.inside > (before.players[side]?.inside ?? 0),
  )
  if (entered && !came.length) return { wizard: one.wizard, space: one.space, to: before.keep, enters: true }
  const [there] = came
  return came.length === 1 && there?.wizard === one.wizard
    ? { wizard: one.wizard, space: one.space, to: there.space, enters: false }
    : null
}

// --- views in between -----------------------------------------------------------------------------------------

function standing(space: Space | undefined): readonly string[] {
  return (space?.floors.length ? space.floors.at(-1)?.wizards : space?.ground) ?? []
}

function count(list: readonly string[], wanted: string): number {
  return list.filter((one) => one === wanted).length
}

function without(list: readonly string[], one: string): string[] {
  const at = list.indexOf(one)
  return at < 0 ? [...list] : list.filter((_, n) => n !== at)
}

function sameTrack(a: TowersView, b: TowersView): boolean {
  return a.keep === b.keep && JSON.stringify(a.spaces) === JSON.stringify(b.spaces)
}

function changed(view: TowersView, spaces: Readonly<Record<number, Space>>): TowersView {
  return { ...view, spaces: view.spaces.map((space, n) => spaces[n] ?? space) }
}

function topOf(view: TowersView, space: number): number {
  return view.spaces[space]?.floors.length ?? 0
}

/** The space with other wizards on its surface. */
function withSurface(space: Space, wizards: readonly string[] | null): Space {
  if (!space.floors.length) return { ...space, ground: wizards }
  return { ...space, floors: [...space.floors.slice(0, -1), { ...(space.floors.at(-1) as Floor), wizards }] }
}

/** Without that floor and all above it; whoever is named stands on what was beneath. */
export function opened(view: TowersView, space: number, floor: number, wizards: readonly string[]): TowersView {
  const there = view.spaces[space]
  return there
    ? changed(view, { [space]: withSurface({ ...there, floors: there.floors.slice(0, floor - 1) }, wizards) })
    : view
}

export function movedTower(
  view: TowersView,
  space: number,
  floor: number,
  to: number,
  freed: readonly string[],
): TowersView | null {
  const [there, target] = [view.spaces[space], view.spaces[to]]
  const part = there?.floors.slice(floor - 1) ?? []
  if (!there || !target || !part.length || space === to) return null
  // whoever is caught is no longer shown, unless the table shows prisoners
  const covered = view.assisted ? target : withSurface(target, null)
  const landed = { ...covered, floors: [...covered.floors, ...part] }
  return changed(opened(view, space, floor, freed), { [to]: landed })
}

export function movedWizards(
  view: TowersView,
  wizards: readonly string[],
  space: number,
  to: number | null,
): TowersView | null {
  const there = view.spaces[space]
  const target = to === null ? undefined : view.spaces[to]
  if (!there || (to !== null && !target)) return null
  const before = standing(there)
  const left = wizards.reduce<readonly string[]>(without, before)
  if (left.length !== before.length - wizards.length) return null
  const gone = changed(view, { [space]: withSurface(there, left) })
  return target && to !== null && to !== space
    ? changed(gone, { [to]: withSurface(target, [...standing(target), ...wizards]) })
    : gone
}

function onTop(view: TowersView, wizard: string, space: number): TowersView {
  const there = view.spaces[space]
  return there ? changed(view, { [space]: withSurface(there, [...standing(there), wizard]) }) : view
}

function swapped(view: TowersView, one: number, other: number): TowersView | null {
  const [a, b] = [view.spaces[one], view.spaces[other]]
  const [topA, topB] = [a?.floors.at(-1), b?.floors.at(-1)]
  if (!a || !b || !topA || !topB) return null
  return changed(view, {
    [one]: { ...a, floors: [...a.floors.slice(0, -1), topB] },
    [other]: { ...b, floors: [...b.floors.slice(0, -1), topA] },
  })
}

/** How far a motion goes, for its pace. */
export function distance(space: number, to: number): number {
  return Math.abs(way(space, to))
}
