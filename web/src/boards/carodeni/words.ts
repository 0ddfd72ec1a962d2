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

export function witchName(name: string): string {
  const { symbol, main } = printed.witch(name)
  return symbol ? say('novice', { name }) : say('witch', { name, main: main ?? 'all' })
}

export function potionName(name: string): string {
  const { starter, colour } = printed.potion(name)
  return say('potion', { name, colour: starter ? 'starter' : (colour ?? 'wild') })
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
  const parts = [witchName(name), say('gathers', { mountains, forest, lake })]
  if (face.flags.length) parts.push(say('brews', { colours: names(face.flags.map((colour) => say('colour', { colour }))) }))
  else parts.push(say('brews-nothing'))
  if (face.refresh) parts.push(say('refreshes'))
  if (!face.symbol) parts.push(say('points', { points: face.points }))
  if (animals && face.animal) parts.push(say('on-the-back', { what: animalName(face.animal) }))
  return parts.join('; ')
}

/** A potion's recipe, points and back. */
export function potionInFull(name: string): string {
  const face = printed.potion(name)
  const parts = [potionName(name), say('points', { points: face.points }), say('takes', { things: recipe(face) })]
  if (face.tool) parts.push(say('on-the-back', { what: toolName(face.tool) }))
  return parts.join('; ')
}

function recipe(face: printed.Potion): string {
  const counted = new Map<string, number>()
  for (const thing of [...face.ingredients.map(ingredientName), ...face.tools.map(toolName)]) {
    counted.set(thing, (counted.get(thing) ?? 0) + 1)
  }
  return [...counted].map(([thing, number]) => (number > 1 ? `${number}× ${thing}` : thing)).join(', ')
}

/** One line for the bar. */
export function heading(view: CarodeniView): string {
  if (!view.round) return say('heading-before')
  const { round, last_round: last } = view
  return last === null ? say('heading', { round }) : say('heading-last', { round, last })
}
