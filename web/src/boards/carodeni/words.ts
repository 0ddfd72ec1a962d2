/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import gameCs from '../../../../src/slet/games/carodeni/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/carodeni/text/en.ftl?raw'
import boardCs from '../../../text/carodeni.cs.ftl?raw'
import boardEn from '../../../text/carodeni.en.ftl?raw'
import { names, wordsOf } from '../../lib/words'
import * as printed from './printed'
import type { CarodeniView } from './types'

/** A message of the game or the board; `say('tool.a', …)` takes an attribute. It follows the language. */
export const { say } = wordsOf('Čarodění', { cs: [gameCs, boardCs], en: [gameEn, boardEn] })

/** A card is called by what one sees on it: `red witch 2·1·0`. */
export const witchName = (name: string): string => witchAs('', name)
/** `red witch` */
export const witchKind = (name: string): string => witchAs('.bare', name)
/** `red potion for 4 points (berry, leaf)` */
export const potionName = (name: string): string => potionAs('', name)
/** `red potion for 4 points` */
export const potionShort = (name: string): string => potionAs('.short', name)

function witchAs(form: '' | '.bare', name: string): string {
  const { symbol, main, gathers: points, refresh } = printed.witch(name)
  const gathers = points.join('·')
  if (symbol) return say(`novice${form}`, { symbol, gathers })
  return say(`witch${form}`, { main: main ?? 'all', gathers, refresh: refresh ? 'yes' : 'no' })
}

function potionAs(form: '' | '.short' | '.recipe', name: string): string {
  const { starter, colour, points, ingredients, tools } = printed.potion(name)
  const named = tools.filter((tool) => tool !== 'any')
  return say(`potion${form}`, {
    colour: starter ? 'starter' : (colour ?? 'wild'),
    points,
    ingredients: counted(ingredients.map(ingredientName)),
    tools: counted(named.map(toolName)),
    'tools-count': named.length,
    any: tools.length - named.length,
  })
}

export function ingredientName(name: string): string {
  return say('ingredient', { name })
}

export function toolName(name: string): string {
  return name === 'any' ? say('any-tool') : say('tool', { name })
}

export function animalName(name: string): string {
  return say('animal', { name })
}

export function goalName(name: string): string {
  const { points, needs } = printed.goal(name)
  return say('goal', { points, needs: needs.map(needName).join(', ') })
}

function needName({ kind, what, number }: printed.Need): string {
  return say('need', { thing: kind === 'tool' ? what : `${kind}-${what}`, number })
}

/** Everything that is printed on her card, in one sentence. */
export function witchInFull(name: string, animals: boolean): string {
  const face = printed.witch(name)
  const [mountains = 0, forest = 0, lake = 0] = face.gathers
  const parts = [witchKind(name), say('gathers', { mountains, forest, lake })]
  if (face.flags.length)
    parts.push(say('brews', { colours: names(face.flags.map((colour) => say('colour', { colour }))) }))
  else parts.push(say('brews-nothing'))
  if (face.refresh) parts.push(say('refreshes'))
  if (!face.symbol) parts.push(say('points', { points: face.points }))
  if (animals && face.animal) parts.push(say('on-the-back', { what: animalName(face.animal) }))
  return parts.join('; ')
}

/** A potion's recipe, points and back. */
export function potionInFull(name: string): string {
  const face = printed.potion(name)
  const parts = [potionShort(name), say('takes', { things: potionAs('.recipe', name) })]
  if (face.tool) parts.push(say('on-the-back', { what: toolName(face.tool) }))
  return parts.join('; ')
}

/** `berry, 2× leaf` */
function counted(things: readonly string[]): string {
  const numbers = new Map<string, number>()
  for (const thing of things) numbers.set(thing, (numbers.get(thing) ?? 0) + 1)
  return [...numbers].map(([thing, number]) => (number > 1 ? `${number}× ${thing}` : thing)).join(', ')
}

/** One line for the bar. */
export function heading(view: CarodeniView): string {
  if (!view.round) return say('heading-before')
  const { round, last_round: last } = view
  return last === null ? say('heading', { round }) : say('heading-last', { round, last })
}
