/**
 * What happened between two views, as motions to be shown one after the other.
 *
 * The log tells the order, so each event is applied to the view before it: things leave their places one by one, as they
 * were taken, and what replaces them is laid out at the end, as only the last view knows it. Where the events do not lead
 * to the new view (somebody went back, moves were missed) things simply change places.
 */
import type { Step as AnyStep } from '../common/steps.svelte'
import { LOCATIONS, ROOM, type Place } from './offers'
import { INGREDIENTS, potion as printedPotion, witch as printedWitch } from './printed'
import type { AreaView, CarodeniView, GameEvent } from './types'

export type Who = number | 'ostara'

export type Motion =
  | { readonly kind: 'fly'; readonly from: Place; readonly to: Place; readonly who: Who }
  | { readonly kind: 'brew'; readonly from: Place; readonly who: Who }
  | { readonly kind: 'goal'; readonly goal: string; readonly who: Who }
  | { readonly kind: 'rest'; readonly who: Who }
  | { readonly kind: 'renew'; readonly places: readonly Place[] }
  | { readonly kind: 'token' }
  | { readonly kind: 'jump' }

export type Step = AnyStep<CarodeniView, Motion>

export function difference(
  before: CarodeniView | null,
  after: CarodeniView,
  news: readonly GameEvent[] = [],
): readonly Step[] {
  if (!before || same(before, after)) return []
  const jump: Step[] = [{ motion: { kind: 'jump' }, view: after }]
  if (before.seat !== after.seat || before.seats !== after.seats || before.round === 0) return jump
  const steps: Step[] = []
  let now = before
  for (const event of news) {
    const next = event.event === 'token' ? turned(now, event.token, event.round, after) : applied(now, event)
    if (!next) continue
    now = next.view
    steps.push(next)
  }
  const last = steps.at(-1)
  if (!last || !agree(now, after)) return jump
  return [...steps.slice(0, -1), { motion: last.motion, view: after }]
}

/** Places on the board that hold something else than before: what was laid out anew. */
export function laidOut(before: CarodeniView, after: CarodeniView): Place[] {
  const spots = after.spots.flatMap((kind, at) => (kind && kind !== before.spots[at] ? [`spot:${at}`] : []))
  const fresh = (kind: string, now: readonly (string | null)[], old: readonly (string | null)[]) =>
    now.flatMap((name) => (name && !old.includes(name) ? [`${kind}:${name}`] : []))
  return [...spots, ...fresh('potion', after.potions, before.potions), ...fresh('witch', after.witches, before.witches)]
}

function same(a: CarodeniView, b: CarodeniView): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Whether everybody has what the new view says they have. */
function agree(a: CarodeniView, b: CarodeniView): boolean {
  const facts = (view: CarodeniView) => [...view.areas, ...(view.ostara ? [view.ostara] : [])].map(owned)
  return JSON.stringify([facts(a), a.turned]) === JSON.stringify([facts(b), b.turned])
}

function owned(area: AreaView): unknown {
  const { hand, pile, potions, tools, animals, stock, goals } = area
  const clan = [area.clan_potions, area.clan_witches, area.clan_tools, area.clan_animals]
  return [hand, pile, potions, tools, animals, stock, goals, clan]
}

type Change = (area: AreaView) => Partial<AreaView>

function withArea(view: CarodeniView, who: Who, change: Change): CarodeniView {
  if (who === 'ostara') return view.ostara ? { ...view, ostara: { ...view.ostara, ...change(view.ostara) } } : view
  return { ...view, areas: view.areas.map((area, seat) => (seat === who ? { ...area, ...change(area) } : area)) }
}

function without<T>(list: readonly T[], thing: T): T[] {
  const at = list.indexOf(thing)
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}

function emptied<T>(list: readonly (T | null)[], thing: T): (T | null)[] {
  return list.map((there) => (there === thing ? null : there))
}

function counted(stock: readonly number[], names: readonly string[], sign: number): number[] {
  return stock.map((number, at) => number + sign * names.filter((name) => name === INGREDIENTS[at]).length)
}

function applied(view: CarodeniView, event: GameEvent): Step | null {
  switch (event.event) {
    case 'played':
      return played(view, event.seat, event.card)
    case 'rested':
      return {
        motion: { kind: 'rest', who: event.seat },
        view: withArea(view, event.seat, ({ hand, pile }) => ({ hand: [...hand, ...pile], pile: [] })),
      }
    case 'took-ingredient':
      return ingredient(view, event.seat, event.ingredient, event.location)
    case 'ostara-ingredient':
      return ingredient(view, 'ostara', event.ingredient, event.location)
    case 'took-potion':
      return potion(view, event.seat, event.potion)
    case 'ostara-potion':
      return potion(view, 'ostara', event.potion)
    case 'took-tool':
      return tool(view, event.seat, event.potion)
    case 'took-witch':
      return witch(view, event.seat, event.witch)
    case 'ostara-witch':
      return witch(view, 'ostara', event.witch)
    case 'took-animal':
      return animal(view, event.seat, event.witch)
    case 'ostara-animal':
      return animal(view, 'ostara', event.witch)
    case 'brewed':
      return brewed(view, event.seat, event.potion, event.witch, event.paid)
    case 'ostara-brewed':
      return brewed(view, 'ostara', event.potion, event.witch, event.paid)
    case 'took-goal':
      return goal(view, event.seat, event.goal)
    case 'ostara-goal':
      return goal(view, 'ostara', event.goal)
    default:
      return special(view, event)
  }
}

/** What needs more of the view than who took what. */
function special(view: CarodeniView, event: GameEvent): Step | null {
  switch (event.event) {
    case 'tools-in':
      return toolsIn(view, event.seat, event.tools)
    case 'tamed':
      return tamed(view, event.seat, event.animal, event.paid)
    case 'renewed-witches':
      return { motion: renewal(view.witches, 'witch'), view }
    case 'renewed-potions':
      return { motion: renewal(view.potions, 'potion'), view }
    case 'renewed-ingredients': {
      const first = rowOf(event.location) * ROOM
      return { motion: { kind: 'renew', places: [0, 1, 2].map((at) => `spot:${first + at}`) }, view }
    }
    default:
      return null
  }
}

function rowOf(location: string): number {
  return LOCATIONS.indexOf(location as (typeof LOCATIONS)[number])
}

function renewal(names: readonly (string | null)[], kind: string): Motion {
  return { kind: 'renew', places: names.flatMap((name) => (name ? [`${kind}:${name}`] : [])) }
}

function played(view: CarodeniView, seat: number, card: string): Step {
  const then = withArea(view, seat, ({ hand, pile }) => ({ hand: without(hand, card), pile: [...pile, card] }))
  return {
    motion: { kind: 'fly', from: `hand:${card}`, to: 'active', who: seat },
    view: { ...then, active: card, turn: seat },
  }
}

function ingredient(view: CarodeniView, who: Who, kind: string, location: string): Step {
  const first = rowOf(location) * ROOM
  const at = [0, 1, 2].map((place) => first + place).find((place) => view.spots[place] === kind)
  // what was laid out in between is in no view: it came from somewhere in that row
  const from = at ?? first + 1
  const spots = view.spots.map((there, place) => (place === at ? null : there))
  const then = withArea({ ...view, spots }, who, ({ stock }) => ({ stock: counted(stock, [kind], 1) }))
  return { motion: { kind: 'fly', from: `spot:${from}`, to: `stock:${kind}`, who }, view: then }
}

function potion(view: CarodeniView, who: Who, name: string): Step {
  const then = { ...view, potions: emptied(view.potions, name) }
  return {
    motion: { kind: 'fly', from: `potion:${name}`, to: 'waiting', who },
    view: withArea(then, who, ({ potions }) => ({ potions: [...potions, name] })),
  }
}

function tool(view: CarodeniView, who: Who, name: string): Step {
  const then = { ...view, potions: emptied(view.potions, name) }
  return {
    motion: { kind: 'fly', from: `potion:${name}`, to: 'waiting', who },
    view: withArea(then, who, ({ tools }) => ({ tools: [...tools, name] })),
  }
}

/** Ostara's witches lie open before her and are all active. */
function witch(view: CarodeniView, who: Who, name: string): Step {
  const then = { ...view, witches: emptied(view.witches, name) }
  return {
    motion: { kind: 'fly', from: `witch:${name}`, to: 'hand', who },
    view: withArea(then, who, ({ hand, pile }) =>
      who === 'ostara' ? { pile: [...pile, name] } : { hand: [...hand, name] },
    ),
  }
}

function animal(view: CarodeniView, who: Who, name: string): Step {
  const then = { ...view, witches: emptied(view.witches, name) }
  return {
    motion: { kind: 'fly', from: `witch:${name}`, to: 'waiting', who },
    view: withArea(then, who, ({ animals, clan_animals: clan }) =>
      who === 'ostara' ? { clan_animals: [...clan, name] } : { animals: [...animals, name] },
    ),
  }
}

function brewed(view: CarodeniView, who: Who, name: string, by: string, paid: readonly string[]): Step {
  const then = withArea(view, who, (area) => ({
    potions: without(area.potions, name),
    pile: without(area.pile, by),
    stock: counted(area.stock, paid, -1),
    clan_potions: [...area.clan_potions, name],
    clan_witches: [...area.clan_witches, by],
  }))
  return { motion: { kind: 'brew', from: `brew:${name}`, who }, view: then }
}

function toolsIn(view: CarodeniView, seat: number, kinds: readonly string[]): Step | null {
  // which card of a kind moves is not told; the last view knows, and kinds are all that is drawn
  const then = withArea(view, seat, (area) => {
    const moved: string[] = []
    let left = [...area.tools]
    for (const kind of kinds) {
      const card = left.find((name) => printedPotion(name).tool === kind)
      if (card === undefined) continue
      left = without(left, card)
      moved.push(card)
    }
    return { tools: left, clan_tools: [...area.clan_tools, ...moved] }
  })
  return { motion: { kind: 'fly', from: `tool-own:${kinds[0] ?? ''}`, to: 'clan', who: seat }, view: then }
}

function tamed(view: CarodeniView, seat: number, kind: string, paid: string): Step {
  const then = withArea(view, seat, (area) => {
    const card = area.animals.find((name) => printedWitch(name).animal === kind)
    if (card === undefined) return {}
    return {
      animals: without(area.animals, card),
      clan_animals: [...area.clan_animals, card],
      stock: counted(area.stock, [paid], -1),
    }
  })
  return { motion: { kind: 'brew', from: `tame:${kind}`, who: seat }, view: then }
}

function goal(view: CarodeniView, who: Who, name: string): Step {
  const then = { ...view, goals: without(view.goals, name) }
  return {
    motion: { kind: 'goal', goal: name, who },
    view: withArea(then, who, ({ goals }) => ({ goals: [...goals, name] })),
  }
}

/** Ostara's turn begins. Whether all her tokens were shuffled again before, only the view after it tells. */
function turned(view: CarodeniView, name: string, round: number, after: CarodeniView): Step {
  const { turned, column, stage } = after.turned.at(-1) === name ? after : view
  return { motion: { kind: 'token' }, view: { ...view, step: 'ostara', round, turned, column, stage, active: null } }
}
