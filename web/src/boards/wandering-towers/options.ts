/** Options of the server as places on the board and words on buttons: no state, nothing chosen. */
import { plain } from '../../lib/sentences'
import type { Option } from '../../wire'
import type { Aim } from './facts'
import type { OptionValue, TowersView } from './types'
import { cardName, say } from './words'

/** A place that can be touched: a floor, a wizard, a space for Ravenskeep; or Ravenskeep itself, which can only be dragged. */
export interface Spot {
  readonly key: string
  readonly kind: 'floor' | 'wizard' | 'space' | 'keep'
  readonly space: number
  /** counted from 1; 0 for the ground */
  readonly floor: number
  readonly wizard: string | null
  /** null: another place has to be touched as well */
  readonly aim: Aim | null
  /** the card that would do it, where none is held */
  readonly card?: string
}

/** A piece that cannot be moved now, and the option that it would need. */
export interface Blocked {
  readonly key: string
  readonly kind: 'floor' | 'wizard'
  readonly space: number
  readonly floor: number
  readonly wizard: string | null
  readonly id: string
}

export function isAnnounce(value: unknown): value is Extract<OptionValue, { verb: 'announce' }> {
  return !!value && typeof value === 'object' && 'verb' in value && value.verb === 'announce'
}

export function cardOf({ id, value }: Option): string | null {
  if (id.startsWith('play:')) return String(value)
  return value && typeof value === 'object' && 'card' in value ? String(value.card) : null
}

export function spellOf({ id, value }: Option): string | null {
  if (id.startsWith('cast:')) return String(value)
  return value && typeof value === 'object' && 'spell' in value ? String(value.spell) : null
}

/** Buttons say it in fewer words than the list, where it matters. */
export function short(option: Option): string {
  const verb = option.id.split(':')[0] ?? ''
  const known = [
    'discard',
    'discard-all',
    'pass',
    'pass-for-turn',
    'claim',
    'announce',
    'hand-over',
    'hand-over-nothing',
    'never-offer',
    'offer-again',
    'end-turns',
    'stop-again',
    'ask-card',
    'ask-potions',
    'leave',
    'give-potions',
  ]
  if (!known.includes(verb)) return plain(option.text)
  const value = (option.value ?? {}) as Record<string, string | number>
  const thing = value.thing ?? 'none'
  return say(`short-${verb}`, {
    thing,
    potions: value.potions ?? 0,
    card: value.card ? cardName(String(value.card)) : '',
  })
}

export function keyOf(aim: Aim): string {
  switch (aim.verb) {
    case 'tower':
    case 'lift':
      return `floor-${aim.space}-${aim.floor}`
    case 'wizard':
      return `wizard-${aim.space}-${aim.wizard}`
    case 'nudge':
      return `space-${aim.to}-${aim.direction}`
    case 'swap':
      return `floor-${aim.other}`
  }
}

export function spotsOf(view: TowersView, aim: Aim, first: number | null): Spot[] {
  const key = keyOf(aim)
  switch (aim.verb) {
    case 'tower':
    case 'lift':
      return [{ key, kind: 'floor', space: aim.space, floor: aim.floor, wizard: null, aim }]
    case 'wizard': {
      const floor = view.spaces[aim.space]?.floors.length ?? 0
      return [{ key, kind: 'wizard', space: aim.space, floor, wizard: aim.wizard, aim }]
    }
    case 'nudge':
      return [{ key, kind: 'space', space: aim.to, floor: view.spaces[aim.to]?.floors.length ?? 0, wizard: null, aim }]
    case 'swap': {
      const top = (space: number) => view.spaces[space]?.floors.length ?? 0
      const place = (space: number, whole: Aim | null): Spot => ({
        key: `swap-${space}`,
        kind: 'floor',
        space,
        floor: top(space),
        wizard: null,
        aim: whole,
      })
      if (first === null) return [place(aim.one, null), place(aim.other, null)]
      if (first === aim.one) return [place(aim.other, aim), place(aim.one, null)]
      if (first === aim.other) return [place(aim.one, aim), place(aim.other, null)]
      return []
    }
  }
}

/** An aim by the id of its option: what was answered next, in a replay. */
export function aimOf(id: string | null): Aim | null {
  const tower = /^tower:(\d+)\/(\d+)([+-]\d+)$/.exec(id ?? '')
  if (tower) {
    const [space, floor, steps] = tower.slice(1).map(Number) as [number, number, number]
    return { verb: 'tower', space, floor, steps, to: (space + steps + 16) % 16 }
  }
  const wizard = /^wizard:(\d+)\/(\w+)([+-]\d+)$/.exec(id ?? '')
  if (!wizard) return null
  const [space, steps] = [Number(wizard[1]), Number(wizard[3])]
  return { verb: 'wizard', space, wizard: wizard[2] ?? '', steps, to: (space + steps + 16) % 16 }
}
