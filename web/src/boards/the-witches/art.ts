/** Names under which this board's drawings lie on the sheet, with the boxes they are drawn in. */
import { back } from '../../art/cards/back'
import { die, type DieFace } from '../../art/pieces/die'
import { witch } from '../../art/pieces/witch'
import type { Markup } from '../../art/svg'
import { aliss, cackle, cards, crisis, tea } from '../../art/witches/counters'
import { cardPicture, powerOfThree, smallPicture } from '../../art/witches/card'
import { symbolGrounds, symbols, type Symbol } from '../../art/witches/symbols'
import { tileBack, tileFull, tileOnMap, tileSolved, tileToCome, type Face, type Level } from '../../art/witches/tile'
import { paper } from '../../art/inks'
import { block } from '../../art/kit'
import { path, placed } from '../../art/svg'
import { cardFacts, tileFacts } from './printed'
import { colourOf, hairOf } from './seat'
import type { PlayerView } from './types'
import { SYMBOL_VALUES } from './words'

export interface Drawing {
  readonly name: string
  readonly draw: () => Markup
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

function face(tile: string): Face {
  const { kind, level, points, difficulty } = tileFacts(tile)
  return { kind, level, points, difficulty }
}

export const art = {
  /** a problem as it lies on the map */
  onMap: (tile: string): Drawing => ({
    name: `problem-${tileFacts(tile).kind}`,
    draw: () => tileOnMap(face(tile)),
    box: [-10, -7, 150, 150],
  }),
  full: (tile: string): Drawing => ({
    name: `problem-full-${tileFacts(tile).kind}`,
    draw: () => tileFull(face(tile)),
    box: [0, 0, 140, 140],
  }),
  back: (level: Level): Drawing => ({
    name: `problem-back-${level}`,
    draw: () => tileBack(level),
    box: [-10, -7, 150, 150],
  }),
  solved: (level: Level, points: number): Drawing => ({
    name: `problem-solved-${level}-${points}`,
    draw: () => tileSolved(level, points),
    box: [0, 0, 140, 140],
  }),
  toCome: (level: Level): Drawing => ({
    name: `problem-to-come-${level}`,
    draw: () => tileToCome(level),
    box: [0, 0, 140, 140],
  }),
  crisis: (extra: number): Drawing => ({ name: `crisis-${extra}`, draw: () => crisis(extra), box: [-2, -2, 104, 64] }),
  cackle: (): Drawing => ({ name: 'cackle', draw: cackle, box: [0, 0, 80, 80] }),
  aliss: (): Drawing => ({ name: 'aliss', draw: aliss, box: [2, 0, 76, 80] }),
  cards: (): Drawing => ({ name: 'cards-in-hand', draw: cards, box: [6, 6, 72, 72] }),
  tea: (): Drawing => ({ name: 'tea', draw: tea, box: [0, 0, 80, 80] }),
  three: (): Drawing => ({ name: 'power-of-three', draw: powerOfThree, box: [-8, -8, 42, 42] }),
  witch: (seat: number, apprentice: PlayerView['apprentice']): Drawing => ({
    name: `witch-${seat}-${apprentice ?? 'none'}`,
    draw: () => witch(colourOf(seat), { hair: hairOf(apprentice) }),
    box: [0, -6, 120, 178],
  }),
  die: (value: number): Drawing => {
    const shown = (value || 'cackle') as DieFace
    return { name: `witch-die-${shown}`, draw: () => die(shown, { witch: true }), box: [2, 2, 76, 76] }
  },
  symbol: (symbol: Symbol): Drawing => ({
    name: `symbol-tile-${symbol}`,
    draw: () =>
      path(block({ x: 2, y: 2, width: 96, height: 96 }, 16, 4), symbolGrounds[symbol]) +
      placed(symbols[symbol](paper, symbolGrounds[symbol]), { x: 17, y: 17, scale: 0.66 }),
    box: [0, 0, 100, 100],
  }),
  card: (card: string): Drawing => ({
    name: `witch-card-${card}`,
    draw: () => cardPicture(picture(card)),
    box: [0, 0, 200, 152],
  }),
  cardBack: (): Drawing => ({ name: 'card-back', draw: back, box: [0, 0, 200, 280] }),
  smallCard: (card: string): Drawing => ({
    name: `witch-small-${card}`,
    draw: () => smallPicture(picture(card)),
    box: [0, 0, 200, 210],
  }),
} as const

function picture(card: string) {
  const { symbol, power } = cardFacts(card)
  return { card, symbol, value: SYMBOL_VALUES[symbol] ?? '', three: power !== 'none' }
}
