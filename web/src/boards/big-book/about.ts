/** What is to be read about a thing: its name, its words, its price. All of it comes from the server. */
import { faces } from './printed.svelte'
import { thing } from './things'
import type { Turn } from './turn.svelte'
import { amounts, cardName, say, spaceName } from './words'

export interface About {
  readonly title: string
  readonly text: string
  /** something else to know, in a second voice */
  readonly note?: string
  readonly price?: readonly number[]
  /** the spell's words for each multiple */
  readonly cast?: readonly string[]
}

export function about(key: string, turn: Turn): About | null {
  const { kind, seat, name } = thing(key)
  const { view } = turn
  const printed = faces.now
  const owner = seat === null ? '' : (turn.names[seat] ?? '')
  const price = (id: string | undefined) => {
    const found = id === undefined ? undefined : view.prices[id]
    return found ? { price: found } : {}
  }
  const first = turn.at(key)[0]?.option.id
  switch (kind) {
    case 'curse': {
      const face = printed.curses[name]
      const place = view.curses.findIndex((laid) => laid?.curse === name)
      const laid = view.curses[place]
      if (!face || !laid) return null
      const total = face.price.map((amount, n) => amount + laid.tokens.filter((token) => token === ['water', 'earth', 'fire', 'air'][n]).length)
      const notes = [say('lies-on', { space: spaceName(place) })]
      if (laid.down) notes.push(say('curse-asleep'))
      if (laid.madness) notes.push(say('curse-madness', { count: laid.madness }))
      return { title: face.name, text: face.text, note: notes.join(' '), price: view.prices[`break:${name}`] ?? total }
    }
    case 'spell': {
      const face = printed.spells[name]
      if (!face) return null
      const known = view.players[seat ?? 0]?.spells.find((one) => one.spell === name)
      const state = known?.down ? 'down' : known?.used ? 'used' : 'ready'
      const own = seat === turn.seat
      return {
        title: face.name,
        text: face.text,
        note: own ? say('spell-state', { state }) : say('of-player', { name: owner }),
        cast: face.cast,
        ...price(`cast:${name}/${turn.times}`),
      }
    }
    case 'library': {
      const face = printed.spells[name]
      if (!face) return null
      return { title: face.name, text: face.text, note: say('library-note', { level: face.level, element: say('element', { element: face.element }) }), ...price(`learn:${name}`) }
    }
    case 'supply':
      return { title: cardName(name), text: say('supply-text', { left: view.supply[name] ?? 0 }), ...price(first?.startsWith('acquire') ? first : undefined) }
    case 'support':
      return { title: cardName(name), text: say('support-text', { name: owner }) }
    case 'hand':
      return name === 'back' ? null : { title: cardName(name), text: name === 'madness' ? say('madness-text') : say('hand-text') }
    case 'player': {
      const player = view.players[Number(name)]
      const magician = player?.magician ? printed.magicians[player.magician] : undefined
      return { title: turn.names[Number(name)] ?? '', text: magician ? `${magician.name}. ${magician.ability}` : '' }
    }
    case 'ability': {
      const magician = view.players[turn.seat]?.magician
      const face = magician ? printed.magicians[magician] : undefined
      return face ? { title: face.name, text: face.ability } : null
    }
    case 'stack':
      return { title: say('stack-title', { left: view.stack }), text: say('stack-text') }
    default:
      return null
  }
}

/** A price in words. */
export function priceInWords(price: readonly number[] | undefined): string {
  return price ? amounts(price) : ''
}
