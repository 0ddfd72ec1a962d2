/**
 * What is printed on cards, tiles and the map: the game's own data files, read as they are. They are a small part of
 * TOML (tables in a row, texts and numbers), and so is what this reads; the server reads and checks the same files.
 */
import cardsText from '../../../../src/slet/games/the_witches/data/cards.toml?raw'
import mapText from '../../../../src/slet/games/the_witches/data/map.toml?raw'
import tilesText from '../../../../src/slet/games/the_witches/data/tiles.toml?raw'
import type { Symbol } from '../../art/witches/symbols'
import type { Level } from '../../art/witches/tile'
import { locationOf } from './places'

export type Row = Readonly<Record<string, string | number>>

/** The rows `[[kind]]` of a text; a row without an id gets its number. */
export function rows(text: string, kind: string): Row[] {
  const found: Record<string, string | number>[] = []
  let row: Record<string, string | number> | null = null
  for (const line of text.split('\n')) {
    const table = /^\[\[(\w+)\]\]/.exec(line)
    if (table) {
      row = table[1] === kind ? {} : null
      if (row) found.push(row)
      continue
    }
    const [, key, string, number, pair] = /^(\w+) = (?:"(.*)"|(\d+)|\["(.*)"\])$/.exec(line) ?? []
    if (!row || !key) continue
    if (number !== undefined) row[key] = Number(number)
    else row[key] = string ?? pair?.replace('", "', ' ') ?? ''
  }
  return found
}

export interface CardFacts {
  readonly id: string
  readonly en: string
  readonly cs: string
  readonly symbol: Symbol
  readonly benefit: string
  readonly against: string
  readonly power: string
  readonly location: string
}

export interface TileFacts {
  readonly id: string
  readonly en: string
  readonly cs: string
  readonly level: Level
  readonly points: number
  readonly difficulty: number
  readonly family: string
}

export interface PlaceFacts {
  readonly id: string
  readonly en: string
  readonly cs: string
  readonly cs_to: string
  readonly cs_at: string
  readonly spaces: number
}

function byId<Facts extends { id: string }>(text: string, kind: string): ReadonlyMap<string, Facts> {
  return new Map((rows(text, kind) as unknown as Facts[]).map((row) => [row.id, row]))
}

const cards = byId<Omit<CardFacts, 'against'> & { readonly against?: string }>(cardsText, 'card')
const tiles = byId<TileFacts>(tilesText, 'tile')
const locations = byId<PlaceFacts>(mapText, 'location')
export const paths = rows(mapText, 'path').map((row) => String(row.between).split(' ') as [string, string])

const NOWHERE: PlaceFacts = {
  id: 'dungeon',
  en: 'the Dungeon',
  cs: 'Hladomorna',
  cs_to: 'do Hladomorny',
  cs_at: 'v Hladomorně',
  spaces: 0,
}

export function cardFacts(card: string): CardFacts {
  const found = cards.get(card)
  if (!found) throw new Error(`no card ${card}`)
  return { ...found, against: found.against ?? 'none' }
}

/** Tiles of a kind are alike: `fever-3` is a `fever`. */
export function tileFacts(tile: string): TileFacts {
  const found = tiles.get(tile) ?? tiles.get(tile.replace(/-\d$/, ''))
  if (!found) throw new Error(`no tile ${tile}`)
  return found
}

export function placeFacts(space: string): PlaceFacts {
  return locations.get(locationOf(space)) ?? NOWHERE
}

export const allCards = [...cards.keys()]
export const allTiles = [...tiles.keys()]
export const allPlaces = [...locations.values()]
