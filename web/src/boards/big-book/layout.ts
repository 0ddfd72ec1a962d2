/** Where everything stands on a laptop, a tablet and a wide screen, in px of a board drawn at `scale`. */
import type { CurseLook } from './track'

export interface Layout {
  readonly scale: number
  readonly width: number
  readonly height: number
  /** width of the column with library and supply; 0 where they stand in a band under the track */
  readonly side: number
  readonly libraryCard: number
  readonly supplyCard: number
  /** book and track */
  readonly x: number
  readonly w: number
  readonly bookY: number
  readonly bookH: number
  readonly trackY: number
  readonly trackH: number
  /** how much of the track lies under the book */
  readonly under: number
  readonly look: CurseLook
  readonly candleX: number
  readonly bandY: number
  readonly shelfX: number
  readonly shelfY: number
  readonly shelfW: number
  readonly shelfCard: number
  readonly stripY: number
  readonly dockY: number
  /** a dock so low that spells and plate reach up beside the strip */
  readonly low: boolean
  readonly spellsW: number
  readonly spell: number
  readonly handW: number
  readonly pile: number
  readonly plateW: number
}

const USUAL = { width: 1108, height: 844 }
/** A wide screen grows, up to this. */
const LARGEST = 1.6
const CANDLE = 96

export function laptop(boardWidth: number, boardHeight: number): Layout {
  const scale = Math.max(1, Math.min(LARGEST, boardWidth / USUAL.width, boardHeight / USUAL.height))
  const width = boardWidth / scale
  const height = boardHeight / scale
  const tall = width < 960 && height > 900
  const side = tall ? 0 : 180
  const left = tall ? 22 : 16 + side + 22
  // the book never gets so wide that its lines cannot be read
  const w = Math.min(860, width - left - CANDLE - 16)
  const spare = width - left - CANDLE - 16 - w
  const x = left + spare / 2

  const bookY = 6
  const room = height - 844
  // under the usual height the book shrinks first, then the hand; on taller boards both grow a little
  const bookH = tall ? 240 : Math.max(210, Math.min(300, 260 + room * (room < 0 ? 0.42 : 0.22)))
  const under = 26
  const trackY = bookY + bookH - under
  const look = w < 560 ? 'bare' : w < 640 ? 'words' : 'full'
  const trackH = { bare: 118, words: 128, full: height < 760 ? 160 : 172 }[look] + under
  const band = tall ? 150 : 0
  const bandY = trackY + trackH + 10
  const shelfY = trackY + trackH + 6 + band
  const shelfCard = height < 720 ? 38 : 46
  const stripY = shelfY + shelfCard * 1.4 + 28 + 8 + 4
  const dockY = stripY + 56
  const shelfX = tall ? 16 : left - 6
  const dock = height - dockY
  // a low dock: piles side by side
  const low = dock < 210
  const spellsW = tall ? 183 : low ? 207 : width < 960 ? 231 : 258
  const plateW = tall ? 184 : width < 900 ? 200 : low ? 256 : 244
  const pile = low ? 36 : Math.min(50, (dock - 76) / 2.8)
  const piles = low ? 112 : 70
  return {
    scale,
    width,
    height,
    side,
    libraryCard: height < 720 ? 62 : 76,
    supplyCard: 40,
    x,
    w,
    bookY,
    bookH,
    trackY,
    trackH,
    under,
    look,
    candleX: x + w + 12,
    bandY,
    shelfX,
    shelfY,
    shelfW: width - shelfX - 16,
    shelfCard,
    stripY,
    dockY,
    spellsW,
    low,
    spell: Math.min(60, (low && side ? dock + 56 - 120 : dock - (tall ? 112 : 96)) / 2.8),
    handW: width - 32 - spellsW - plateW - piles - 36,
    pile,
    plateW,
  }
}
