/** The open question's options by what they touch: a space of the map, a card, or neither. */
import { plain } from '../../lib/sentences'
import type { Ask, Option } from '../../wire'
import type { WitchesView } from './types'

export interface Deed {
  /** the option to answer with */
  readonly id: string
  readonly verb: string
  /** what stands behind the verb: a space, a card, cards joined by +, a number */
  readonly thing: string
  readonly text: string
  /** for a walk of several paths: the spaces still to go to after the first answer */
  readonly then: readonly string[]
}

export interface Deeds {
  readonly spaces: ReadonlyMap<string, readonly Deed[]>
  readonly cards: ReadonlyMap<string, readonly Deed[]>
  readonly rest: readonly Deed[]
}

/** What leaves the witch where she is, and has her do what is to be done there. */
export const STAYS: ReadonlySet<string> = new Set(['stay', 'stop'])

const ON_SPACES = new Set(['walk', 'over', 'to', 'run', 'put', 'start', 'look', 'relieve', 'solve', 'turn-up'])
const ON_CARDS = new Set(['play', 'add', 'fly', 'run-by', 'linger-by', 'discard', 'three'])

export function deedOf({ id, text }: Option): Deed {
  const at = id.indexOf(':')
  const verb = at < 0 ? id : id.slice(0, at)
  return { id, verb, thing: at < 0 ? '' : id.slice(at + 1), text: plain(text), then: [] }
}

function put(map: Map<string, Deed[]>, key: string, deed: Deed): void {
  const known = map.get(key)
  if (known) known.push(deed)
  else map.set(key, [deed])
}

/** `farther` names a walk of several paths, which the question offers one path at a time. */
export function deedsOf(ask: Ask | null, ways: WitchesView['ways'], farther: (space: string) => string): Deeds {
  const [spaces, cards] = [new Map<string, Deed[]>(), new Map<string, Deed[]>()]
  const rest: Deed[] = []
  for (const option of ask?.options ?? []) {
    const deed = deedOf(option)
    if (ON_SPACES.has(deed.verb)) put(spaces, deed.thing, deed)
    else if (ON_CARDS.has(deed.verb)) for (const card of deed.thing.split('+')) put(cards, card, deed)
    else rest.push(deed)
  }
  const offered = new Set(ask?.options.map(({ id }) => id))
  for (const [first, ...then] of ways) {
    const target = then.at(-1)
    if (!first || !target || !offered.has(`walk:${first}`) || spaces.has(target)) continue
    put(spaces, target, { id: `walk:${first}`, verb: 'walk', thing: target, text: farther(target), then })
  }
  return { spaces, cards, rest }
}

/** What goes on with the game; everything else is beside it. */
const MAIN = ['roll', 'turn-card', 'draw', 'done', 'stop', 'enough', 'stuck']

export function mainDeed({ spaces, cards, rest }: Deeds): Deed | undefined {
  for (const verb of MAIN) {
    const found = rest.find((deed) => deed.verb === verb)
    if (found) return found
  }
  return rest.length === 1 && !spaces.size && !cards.size ? rest[0] : undefined
}
