/** The open question's options by what they touch: a space of the map, a card, or neither. */
import { plain } from '../../lib/sentences'
import type { Ask, Option } from '../../wire'
import type { WitchesView } from './types'

export interface Target {
  /** the option to answer with */
  readonly id: string
  readonly verb: string
  /** what stands behind the verb: a space, a card, cards joined by +, a number */
  readonly thing: string
  readonly text: string
  /** for a walk of several paths: the spaces still to go to after the first answer */
  readonly then: readonly string[]
}

export interface Targets {
  readonly spaces: ReadonlyMap<string, readonly Target[]>
  readonly cards: ReadonlyMap<string, readonly Target[]>
  readonly rest: readonly Target[]
}

/** What leaves the witch where she is, and has her do what is to be done there. */
export const STAYS: ReadonlySet<string> = new Set(['stay', 'stop'])

const ON_SPACES = new Set(['walk', 'over', 'to', 'run', 'put', 'start', 'look', 'relieve', 'solve', 'turn-up'])
const ON_CARDS = new Set(['play', 'add', 'fly', 'run-by', 'linger-by', 'discard', 'three'])

export function targetOf({ id, text }: Option): Target {
  const at = id.indexOf(':')
  const verb = at < 0 ? id : id.slice(0, at)
  return { id, verb, thing: at < 0 ? '' : id.slice(at + 1), text: plain(text), then: [] }
}

function put(map: Map<string, Target[]>, key: string, target: Target): void {
  const known = map.get(key)
  if (known) known.push(target)
  else map.set(key, [target])
}

/** `farther` names a walk of several paths, which the question offers one path at a time. */
export function targetsOf(ask: Ask | null, ways: WitchesView['ways'], farther: (space: string) => string): Targets {
  const [spaces, cards] = [new Map<string, Target[]>(), new Map<string, Target[]>()]
  const rest: Target[] = []
  for (const option of ask?.options ?? []) {
    const target = targetOf(option)
    if (ON_SPACES.has(target.verb)) put(spaces, target.thing, target)
    else if (ON_CARDS.has(target.verb)) for (const card of target.thing.split('+')) put(cards, card, target)
    else rest.push(target)
  }
  const offered = new Set(ask?.options.map(({ id }) => id))
  for (const [first, ...then] of ways) {
    const end = then.at(-1)
    if (!first || !end || !offered.has(`walk:${first}`) || spaces.has(end)) continue
    put(spaces, end, { id: `walk:${first}`, verb: 'walk', thing: end, text: farther(end), then })
  }
  return { spaces, cards, rest }
}

/** What goes on with the game; everything else is beside it. */
const MAIN = ['roll', 'turn-card', 'draw', 'done', 'stop', 'enough', 'stuck']

export function mainTarget({ spaces, cards, rest }: Targets): Target | undefined {
  for (const verb of MAIN) {
    const found = rest.find((target) => target.verb === verb)
    if (found) return found
  }
  return rest.length === 1 && !spaces.size && !cards.size ? rest[0] : undefined
}
