/** A payment taken apart into what is drawn: what the pairs stand for, and where the tools for any-tool symbols come from. */
import type { Ingredient, Prospect, Tool } from './types'
import { ingredientName, say, toolName } from './words'

export interface Way {
  readonly tools: readonly Tool[]
  readonly pairs: readonly Ingredient[]
}

export interface Lack {
  readonly kind: 'ingredient' | 'tool'
  readonly name: string
}

/** What is missing, in the order in which pairs stand for it. */
export function lacks(prospect: Prospect): Lack[] {
  return [
    ...prospect.missing.map((name) => ({ kind: 'ingredient', name }) as const),
    ...prospect.missing_tools.map((name) => ({ kind: 'tool', name }) as const),
    ...Array.from({ length: prospect.missing_any }, () => ({ kind: 'tool', name: 'any' }) as const),
  ]
}

/** The waiting tools that this way moves into the clan for any-tool symbols. */
export function chosenTools(prospect: Prospect, way: Way): Tool[] {
  const left = [...way.tools]
  for (const called of prospect.new_tools) {
    const at = left.indexOf(called)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** How many any-tool symbols a tool of the clan serves. */
export function fromClan(prospect: Prospect, way: Way): number {
  return prospect.any_tools - chosenTools(prospect, way).length
}

/** Of one ingredient: how many tokens are spent. */
export function spent(prospect: Prospect, way: Way, kind: Ingredient): number {
  const count = (names: readonly string[]) => names.filter((name) => name === kind).length
  return count(prospect.paid) + 2 * count(way.pairs)
}

export function lackName({ kind, name }: Lack): string {
  return kind === 'tool' ? toolName(name) : ingredientName(name)
}

export function pairName(kind: Ingredient, lack: Lack): string {
  return `2× ${ingredientName(kind)} ${say('for')} ${lackName(lack)}`
}
