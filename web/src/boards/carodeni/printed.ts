/** What is printed on cards and tokens: `printed.json`, made by `make types` from the data of the rules. */
import type { Ingredient, Suit } from '../../art/inks'
import type { PotionFace } from '../../art/carodeni/potion'
import type { NoviceSymbol } from '../../art/carodeni/signs'
import type { Animal, Tool } from '../../art/carodeni/tools'
import type { WitchFace } from '../../art/carodeni/witch'
import data from './printed.json'

export type { Animal, Ingredient, Suit, Tool }

export interface Need {
  kind: 'witch' | 'potion' | 'tool' | 'animals'
  what: string
  number: number
}

export interface GoalFace {
  hard: boolean
  points: number
  needs: readonly Need[]
}

export interface TokenFace {
  gains: readonly string[]
  criteria: readonly string[]
}

export interface Potion extends PotionFace {
  starter: boolean
}

interface Printed {
  witches: Record<string, Omit<WitchFace, 'seed' | 'symbol'> & { symbol: NoviceSymbol | null }>
  potions: Record<string, Omit<Potion, 'seed'>>
  goals: Record<string, GoalFace>
  tokens: Record<string, TokenFace>
  prices: Record<Animal, Ingredient>
  toolPoints: readonly number[]
  animalPoints: readonly number[]
}

const printed = data as unknown as Printed

export const INGREDIENTS: readonly Ingredient[] = ['herb', 'berry', 'leaf', 'mushroom', 'root']
/** what one, two … different tools, or animals, score */
export const TOOL_POINTS = printed.toolPoints.slice(1)
export const ANIMAL_POINTS = printed.animalPoints.slice(1)
export const PRICES = printed.prices

function found<T>(things: Record<string, T>, name: string): T {
  const thing = things[name]
  if (thing === undefined) throw new Error(`nothing is printed for ${name}`)
  return thing
}

/** The number in a card's name gives it its own cut: `W24` is 24. */
function seed(name: string): number {
  const letters = [...name].filter((sign) => sign >= 'a').length
  return Number(name.replaceAll(/\D/g, '')) + (name.startsWith('N') ? 6 + (name.endsWith('b') ? 5 : 0) : letters)
}

export function witch(name: string): WitchFace {
  return { ...found(printed.witches, name), seed: seed(name) }
}

export function potion(name: string): Potion {
  return { ...found(printed.potions, name), seed: seed(name) }
}

export function goal(name: string): GoalFace {
  return found(printed.goals, name)
}

export function token(name: string): TokenFace {
  return found(printed.tokens, name)
}

/** How many things a goal asks for. */
export function wanted(name: string): number {
  return goal(name).needs.reduce((sum, need) => sum + need.number, 0)
}
