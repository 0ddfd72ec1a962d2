/** What is to be read about a thing: its name, its words, its price. All of it comes from the server. */
import { printed } from './printed'
import { thing } from './things'
import { actionTitle } from './title'
import type { Turn } from './turn.svelte'
import { cardName, say, spaceName } from './words'

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
  const faces = printed()
  const owner = seat === null ? '' : (turn.names[seat] ?? '')
  const price = (id: string | undefined) => {
    const found = id === undefined ? undefined : view.prices[id]
    return found ? { price: found } : {}
  }
  const first = turn.at(key)[0]?.option.id
  switch (kind) {
    case 'curse': {
      const face = faces.curses[name]
      const place = view.curses.findIndex((laid) => laid?.curse === name)
      const laid = view.curses[place]
      if (!face || !laid) return null
      const notes = [say('lies-on', { space: spaceName(place) })]
      if (laid.down) notes.push(say('curse-asleep'))
      if (laid.madness) notes.push(say('curse-madness', { count: laid.madness }))
      return { title: face.name, text: face.text, note: notes.join(' '), price: view.curse_prices[place] ?? face.price }
    }
    case 'spell': {
      const face = faces.spells[name]
      if (!face) return null
      const known = view.players[seat ?? 0]?.spells.find((one) => one.spell === name)
      const state = known?.down ? 'down' : known?.used ? 'used' : 'ready'
      const own = seat === turn.seat
      return {
        title: face.name,
        text: face.text,
        note: [
          own ? say('spell-state', { state }) : say('of-player', { name: owner }),
          ...(turn.ready(key) ? [] : factors(face.text)),
        ].join(' '),
        cast: face.cast,
        ...price(`cast:${name}/${turn.times}`),
      }
    }
    case 'library': {
      const face = faces.spells[name]
      if (!face) return null
      return {
        title: face.name,
        text: face.text,
        note: [
          say('library-note', { level: face.level, element: say('element', { element: face.element }) }),
          ...factors(face.text),
        ].join(' '),
        ...price(`learn:${name}`),
      }
    }
    case 'supply':
      return {
        title: cardName(name),
        text: say('supply-text', { left: view.supply[name] ?? 0 }),
        ...price(first?.startsWith('acquire') ? first : undefined),
      }
    case 'support':
      return { title: cardName(name), text: say('support-text', { name: owner }) }
    case 'hand':
      if (name === 'back') return null
      return {
        title: cardName(name),
        text: say(
          name === 'madness'
            ? 'madness-text'
            : turn.at(key).some(({ value }) => value.verb === 'extra')
              ? 'extra-text'
              : 'hand-text',
        ),
      }
    case 'player': {
      const player = view.players[Number(name)]
      const magician = player?.magician ? faces.magicians[player.magician] : undefined
      return { title: turn.names[Number(name)] ?? '', text: magician ? `${magician.name}. ${magician.ability}` : '' }
    }
    case 'ability': {
      const magician = view.players[turn.seat]?.magician
      const face = magician ? faces.magicians[magician] : undefined
      return face ? { title: face.name, text: face.ability } : null
    }
    case 'stack':
      return { title: say('stack-title', { left: view.stack }), text: say('stack-text') }
    default:
      return null
  }
}

/** What the numbers in brackets mean, where there are any. */
function factors(text: string): string[] {
  return text.includes('[') ? [say('factor-note')] : []
}

/** What the open question is about: the card that asks it, and whose it is. */
export function context(turn: Turn): About | null {
  const what = turn.view.underway.at(-1)
  if (!what) return null
  const faces = printed()
  const told = ((): { title: string; text: string } | null => {
    if (what.action?.verb === 'cast') {
      return {
        title: actionTitle(what.action),
        text: faces.spells[what.action.spell]?.cast[what.action.times - 1] ?? '',
      }
    }
    if (what.action)
      return {
        title: actionTitle(what.action),
        text:
          what.action.verb === 'ability'
            ? (faces.magicians[what.action.magician]?.ability ?? '')
            : what.action.verb === 'break'
              ? say('reward-text')
              : '',
      }
    if (what.curse) return { title: faces.curses[what.curse]?.name ?? '', text: faces.curses[what.curse]?.text ?? '' }
    const page = what.page ? faces.pages[what.page] : undefined
    if (!page) return null
    if (what.kind === 'arrival') return { title: page.name, text: page.arrival }
    return {
      title: say(what.kind === 'bonus' ? 'defeated' : 'escaped'),
      text: (what.kind === 'bonus' ? page.bonus : page.penalty) ?? '',
    }
  })()
  if (!told) return null
  const notes: string[] = []
  if (what.by !== turn.seat && (what.kind === 'action' || what.kind === 'ability'))
    notes.push(say('by-player', { name: turn.names[what.by] ?? '' }))
  return notes.length ? { ...told, note: notes.join(' ') } : told
}
