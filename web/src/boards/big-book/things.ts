/**
 * Everything on the table that can be touched or pointed at has a name: `hand-2/fire-1`, `support-0/air-2`,
 * `curse/fire-3`, `spell-1/growth`, `library/embers`, `supply/fire-2`, `player/3`, `ability`, `stack`, `monster`.
 * Options of a question are found by the thing they are about.
 */
import type { Option } from '../../wire'
import type { OptionValue } from './types'

export const at = {
  hand: (seat: number, card: string) => `hand-${seat}/${card}`,
  support: (seat: number, card: string) => `support-${seat}/${card}`,
  discard: (seat: number, card: string) => `discard-${seat}/${card}`,
  destroyed: (card: string) => `destroyed/${card}`,
  curse: (curse: string) => `curse/${curse}`,
  spell: (seat: number, spell: string) => `spell-${seat}/${spell}`,
  library: (spell: string) => `library/${spell}`,
  supply: (card: string) => `supply/${card}`,
  player: (seat: number) => `player/${seat}`,
  ability: 'ability',
  monster: 'monster',
  fate: 'fate',
  stack: 'stack',
}

export interface Thing {
  readonly kind: string
  readonly seat: number | null
  readonly name: string
}

/** A thing's name taken apart. */
export function thing(key: string): Thing {
  const [where = '', name = ''] = key.split('/')
  const [kind = '', seat] = where.split('-')
  return { kind, seat: seat === undefined ? null : Number(seat), name }
}

function place(value: { place: string; seat: number; card: string }): string {
  const { place, seat, card } = value
  if (place === 'hand') return at.hand(seat, card)
  if (place === 'support') return at.support(seat, card)
  return place === 'discard' ? at.discard(seat, card) : at.destroyed(card)
}

/** The thing that an option is about; null where there is none, such as an end. `seat`: who is asked. */
export function thingOf(value: OptionValue, seat: number): string | null {
  switch (value.verb) {
    case 'card':
    case 'wild':
      return place(value)
    case 'extra':
      return at.hand(seat, value.card)
    case 'banish':
      return place({ ...value, card: 'madness' })
    case 'cast':
      return at.spell(seat, value.spell)
    case 'spell':
      return at.spell(value.seat, value.spell)
    case 'learn':
      return at.library(value.spell)
    case 'acquire':
      return at.supply(value.card)
    case 'break':
    case 'curse':
      return at.curse(value.curse)
    case 'player':
      return at.player(value.seat)
    case 'ability':
      return at.ability
    default:
      return null
  }
}

export interface Offer {
  readonly option: Option
  readonly value: OptionValue
}

/** All that is offered, by thing; under '' what belongs to none. */
export function offers(options: readonly Option[], seat: number): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>()
  for (const option of options) {
    const value = option.value as OptionValue
    const key = typeof option.value === 'object' && option.value !== null ? (thingOf(value, seat) ?? '') : ''
    found.set(key, [...(found.get(key) ?? []), { option, value }])
  }
  return found
}

/** The option one would have wished for by touching a thing, to ask why it is not offered. */
export function wish(key: string, acting: boolean, magician: string | null): string | null {
  const { kind: what, seat, name } = thing(key)
  const mad = name === 'madness'
  switch (what) {
    case 'hand':
      return acting ? (mad ? 'banish:hand' : null) : `card:${name}/hand`
    case 'support':
      return acting ? (mad ? `banish:support-${seat}` : null) : `card:${name}/support-${seat}`
    case 'curse':
      return acting ? `break:${name}` : `curse:${name}`
    case 'spell':
      return acting ? `cast:${name}/1` : `spell:${name}/${seat}`
    case 'library':
      return `learn:${name}`
    case 'supply':
      return `acquire:${name}`
    case 'ability':
      return magician && `ability:${magician}`
    default:
      return null
  }
}
