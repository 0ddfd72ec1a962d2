/** What is printed on cards and tokens. */
import type { Ingredient, Suit } from '../../art/inks'
import type { PotionFace as DrawnPotion } from '../../art/carodeni/potion'
import type { Animal, Tool } from '../../art/carodeni/tools'
import type { WitchFace as DrawnWitch } from '../../art/carodeni/witch'
import { faces } from '../../lib/printed.svelte'
import type { GoalFace, NeedFace as Need, Printed, TokenFace } from './types'

export type { Animal, Ingredient, Need, Suit, Tool }

export interface Potion extends DrawnPotion {
  starter: boolean
}

function printed(): Printed {
  return faces.of('carodeni') as Printed
}

export const INGREDIENTS: readonly Ingredient[] = ['herb', 'berry', 'leaf', 'mushroom', 'root']
/** what one, two … different tools, or animals, score */
export const toolPoints = () => printed().tool_points.slice(1)
export const animalPoints = () => printed().animal_points.slice(1)
export const price = (animal: Animal) => printed().prices[animal] as Ingredient

function found<T>(things: Readonly<Record<string, T>>, name: string): T {
  const thing = things[name]
  if (thing === undefined) throw new Error(`nothing is printed for ${name}`)
  return thing
}

/** The number in a card's name gives it its own cut: `W24` is 24. */
function seed(name: string): number {
  const letters = [...name].filter((sign) => sign >= 'a').length
  return Number(name.replaceAll(/\D/g, '')) + (name.startsWith('N') ? 6 + (name.endsWith('b') ? 5 : 0) : letters)
}

/** A card as it is drawn, whose names of things are those for which there are drawings. */
export function witch(name: string): DrawnWitch {
  return { ...found(printed().witches, name), seed: seed(name) } as DrawnWitch
}

export function potion(name: string): Potion {
  return { ...found(printed().potions, name), seed: seed(name) } as Potion
}

export function goal(name: string): GoalFace {
  return found(printed().goals, name)
}

export function token(name: string): TokenFace {
  return found(printed().tokens, name)
}

/** How many things a goal asks for. */
export function wanted(name: string): number {
  return goal(name).needs.reduce((sum, need) => sum + need.number, 0)
}
