/** How the own mat is shared out, in units of the drawing: left of the clan card what is in the clan, right of it what waits. */
import { potion, witch } from './printed'
import type { AreaView } from './types'

export const CARD = 88
export const GAP = 8
const CLAN_CARD = 102
const SIDE_GAP = 10
const TILE = 41
const TILES_IN_A_COLUMN = 3
/** how far cards of a fan lie apart: as they like it, and at least */
const STEP = { usual: 31, least: 12 }
/** waiting potions are never overlapped: they get smaller when there are many, down to what can still be read */
const LEAST_CARD = 68
/** when they would be smaller, they are strips in two lines or, very many, in three: what the height leaves them */
const STRIPS = { 2: 104, 3: LEAST_CARD }
const MOST_IN_TWO_LINES = 12
const EMPTY = 120
/** what the clan's heading takes with its points: words get no smaller on low screens */
const HEADING = 180
/** a folded clan */
export const SIGN = 28
const SIGNS_IN_A_COLUMN = 4

export interface Layout {
  /** width of the clan's half */
  readonly left: number
  /** from card to card in a fan */
  readonly step: number
  /** width of a waiting potion */
  readonly waiting: number
  /** how many of them lie side by side */
  readonly across: number
  /** they lie in several lines, as strips */
  readonly strips: boolean
  /** there is no room for the clan's cards: they are folded to signs */
  readonly folded: boolean
  /** there is room above the clan for its points alone */
  readonly brief: boolean
}

export function layout(area: AreaView, room: number): Layout {
  const free = room - CLAN_CARD - 2 * SIDE_GAP
  const fans = Number(area.clan_potions.length > 0) + Number(area.clan_witches.length > 0)
  const covered = area.clan_potions.length + area.clan_witches.length - fans
  const clanTiles = tilesWidth(toolKinds(area.clan_tools).length + animalKinds(area.clan_animals).length)
  const waitingTiles = tilesWidth(toolKinds(area.tools).length + animalKinds(area.animals).length)
  const clan = (step: number) => Math.max(EMPTY, fans * (CARD + GAP) + covered * step + clanTiles)
  const count = area.potions.length
  const waits = (card: number, across = count) => Math.max(EMPTY, across * (card + GAP) + waitingTiles)
  const signs = signsWidth(area)
  const strips = Math.min(signs, clan(STEP.least)) + waits(LEAST_CARD) > free
  const lines = count > MOST_IN_TWO_LINES ? 3 : 2
  const across = strips ? Math.ceil(count / lines) : count
  const largest = strips ? STRIPS[lines] : CARD
  const least = waits(strips ? largest : LEAST_CARD, across)
  const folded = clan(STEP.least) + least > free
  const left = folded ? signs : share(free, [clan(STEP.least), clan(STEP.usual)], [least, waits(largest, across)])
  const step = (left - clanTiles - fans * (CARD + GAP)) / Math.max(1, covered)
  const card = (free - left - waitingTiles) / Math.max(1, across) - GAP
  return {
    left,
    step: Math.max(STEP.least, Math.min(STEP.usual, step)),
    waiting: Math.min(largest, card),
    across,
    strips,
    folded,
    brief: left < HEADING,
  }
}

/** The left side's part: both get what they like, or both give way alike between that and the least they need. */
function share(free: number, left: readonly [number, number], right: readonly [number, number]): number {
  const [least, liked] = left
  if (liked + right[1] <= free) return Math.max(liked, Math.min(free - right[1], free / 2))
  const slack = liked - least + right[1] - right[0]
  const given = slack ? Math.max(0, (free - least - right[0]) / slack) : 0
  return least + given * (liked - least)
}

function signsWidth(area: AreaView): number {
  const all = [area.clan_potions, area.clan_witches, area.clan_tools, area.clan_animals].flat().length
  return Math.max(EMPTY, Math.ceil(all / SIGNS_IN_A_COLUMN) * (SIGN + 3))
}

function tilesWidth(count: number): number {
  return Math.ceil(count / TILES_IN_A_COLUMN) * TILE
}

export interface Kind {
  readonly name: string
  readonly count: number
}

/** Tools of a kind are one tile with their number. */
export function toolKinds(cards: readonly string[]): Kind[] {
  return kinds(cards.map((name) => potion(name).tool ?? 'any'))
}

export function animalKinds(cards: readonly string[]): Kind[] {
  return kinds(cards.map((name) => witch(name).animal ?? 'any'))
}

function kinds(names: readonly string[]): Kind[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }))
}
