/** What Ostara does with her token, one thing after the other. */
import type { GameEvent } from './types'
import { animalName, goalName, ingredientName, potionName, potionShort, say, witchName } from './words'

export interface OstaraStep {
  readonly kind: 'witch' | 'potion' | 'ingredient' | 'animal' | 'brew' | 'goal'
  readonly name: string
}

/** Her steps since her token was turned up; null where the news do not tell of a token. */
export function ostaraSteps(news: readonly GameEvent[]): readonly OstaraStep[] | null {
  const from = news.findLastIndex(({ event }) => event === 'token')
  return from < 0 ? null : news.slice(from).flatMap((event) => step(event) ?? [])
}

function step(event: GameEvent): OstaraStep | null {
  switch (event.event) {
    case 'ostara-witch':
      return { kind: 'witch', name: event.witch }
    case 'ostara-potion':
      return { kind: 'potion', name: event.potion }
    case 'ostara-ingredient':
      return { kind: 'ingredient', name: event.ingredient }
    case 'ostara-animal':
      return { kind: 'animal', name: event.animal }
    case 'ostara-brewed':
      return { kind: 'brew', name: event.potion }
    case 'ostara-goal':
      return { kind: 'goal', name: event.goal }
    default:
      return null
  }
}

const NAMES: Readonly<Record<OstaraStep['kind'], (name: string) => string>> = {
  witch: witchName,
  potion: potionName,
  ingredient: ingredientName,
  animal: animalName,
  brew: (name) => say('ostara-brews', { potion: potionShort(name) }),
  goal: goalName,
}

export function stepName({ kind, name }: OstaraStep): string {
  return NAMES[kind](name)
}
