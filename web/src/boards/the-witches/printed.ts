/** What is printed on cards, tiles and the map. */
import { faces } from '../../lib/printed.svelte'
import { locationOf } from './places'
import type { CardFace, Printed, SpaceFace, TileFace } from './types'

export function printed(): Printed {
  return faces.of('the-witches') as Printed
}

export function cardFacts(card: string): CardFace {
  const found = printed().cards[card]
  if (!found) throw new Error(`no card ${card}`)
  return found
}

/** Tiles of a kind are alike: `fever-3` is a `fever`. */
export function tileFacts(tile: string): TileFace {
  const { tiles } = printed()
  const found = tiles[tile] ?? tiles[tile.replace(/-\d$/, '')]
  if (!found) throw new Error(`no tile ${tile}`)
  return found
}

export function spaceFacts(space: string): SpaceFace {
  const found = printed().spaces[space]
  if (!found) throw new Error(`no space ${space}`)
  return found
}

/** The name of the Town, the Castle or any other place, of which a space may be one of several. */
export function placeName(space: string): string {
  return printed().locations[locationOf(space)]?.name ?? spaceFacts(space).name
}
