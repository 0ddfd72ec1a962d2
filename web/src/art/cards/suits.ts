/** The sixty less eight: faces of the four suits, in the light, in the shade and small. */
import { beastOfSuit } from '../beasts'
import { suitInks, suits, type Suit, type TwoInks } from '../inks'
import { cut, cuts, rays, star } from '../kit'
import { sevenStar, suitMarks } from '../marks'
import { figure, path, placed, type Markup } from '../svg'
import { printed, printedBlock, sheetOfPaper } from './shell'

/** A mark that keeps its middle where it is when it is turned. */
function laid(mark: Markup, x: number, y: number, scale: number, turn = 0): Markup {
  return placed(mark, { x, y, scale, turn, pivot: [50 * scale, 50 * scale] })
}

/** Fives to nines: a group of three, or the moon over clouds. */
const groups: Record<Suit, (inks: TwoInks) => Markup> = {
  yellow: ({ print, ground }) =>
    laid(suitMarks.yellow(print, ground), 58, 98, 1.2) +
    laid(sevenStar(print, ground, false), 142, 112, 0.2) +
    laid(sevenStar(print, ground, false), 156, 160, 0.14) +
    path(cuts([22, 240, 150, 236, 5], [64, 256, 178, 252, 5], [100, 226, 176, 222, 4]), print),
  red: ({ print, ground }) =>
    laid(suitMarks.red(print, ground), 66, 92, 1.12) +
    laid(suitMarks.red(print, ground), 26, 180, 0.6, -8) +
    laid(suitMarks.red(print, ground), 114, 186, 0.64, 7) +
    path(cut([22, 252], [178, 252], 4), print),
  blue: ({ print, ground }) =>
    laid(suitMarks.blue(print, ground), 76, 82, 1) +
    laid(suitMarks.blue(print, ground), 28, 164, 0.64, 12) +
    laid(suitMarks.blue(print, ground), 108, 190, 0.58, -10),
  green: ({ print, ground }) =>
    laid(suitMarks.green(print, ground), 74, 78, 1.08, 4) +
    laid(suitMarks.green(print, ground), 104, 172, 0.78, 24) +
    laid(suitMarks.green(print, ground), 24, 166, 0.78, -74),
}

/** The higher the rank, the grander: one mark, a group, a medal, the familiar. */
function picture(suit: Suit, rank: number, inks: TwoInks): Markup {
  const { print, ground } = inks
  const glory = (x: number, y: number, inner: number, outer: number, count: number) =>
    path(rays([x, y], inner, outer, count, 2.2, { seed: rank * 7 + 1 }), print)
  if (rank <= 4) return glory(116, 180, 64, 80, 20) + laid(suitMarks[suit](print, ground), 64, 128, 1.04)
  if (rank <= 9) return groups[suit](inks)
  if (rank <= 12) {
    const medal = path(star([112, 182], 66, 58, 22), print)
    return glory(112, 182, 70, 86, 28) + medal + laid(suitMarks[suit](ground, print), 70, 140, 0.84)
  }
  return glory(108, 184, 84, 100, 30) + laid(beastOfSuit[suit](print, ground, ground), 44, 106, 1.1)
}

function index(suit: Suit, rank: number, { print, ground }: TwoInks): Markup {
  return figure(rank, rank > 9 ? 17 : 21, 80, 78, print) + laid(suitMarks[suit](print, ground), 22, 90, 0.42)
}

function seedOf(suit: Suit, rank: number): number {
  return rank * 13 + (suits.indexOf(suit) + 1) * 101
}

export function face(suit: Suit, rank: number): Markup {
  const inks = suitInks[suit]
  return printed(seedOf(suit, rank), inks.ground, picture(suit, rank, inks)) + index(suit, rank, inks)
}

/**
 * In the shade: not playable now, but still to be read. The colours follow the theme, so they are custom properties
 * (tokens.css) and the drawing need not be made twice.
 */
export function shadedFace(suit: Suit, rank: number): Markup {
  const ground = `color-mix(in srgb, var(--shade-ground) var(--shade-mix), ${suitInks[suit].ground})`
  const faint = `color-mix(in srgb, var(--shade-print) 36%, ${ground})`
  const dim = picture(suit, rank, { print: faint, ground })
  return (
    printed(seedOf(suit, rank), ground, dim, 'var(--shade-paper)') +
    index(suit, rank, { print: 'var(--shade-print)', ground })
  )
}

/** For cards narrower than 96 px: number and mark, nothing else. */
export function smallFace(suit: Suit, rank: number): Markup {
  const inks = suitInks[suit]
  return sheetOfPaper() + path(printedBlock(seedOf(suit, rank)), inks.ground) + smallIndex(suit, rank, inks)
}

export function shadedSmallFace(suit: Suit, rank: number): Markup {
  const ground = `color-mix(in srgb, var(--shade-ground) var(--shade-mix), ${suitInks[suit].ground})`
  return (
    sheetOfPaper('var(--shade-paper)') +
    path(printedBlock(seedOf(suit, rank)), ground) +
    smallIndex(suit, rank, { print: 'var(--shade-print)', ground })
  )
}

function smallIndex(suit: Suit, rank: number, { print, ground }: TwoInks): Markup {
  return figure(rank, 100, 138, 142, print, 'middle') + laid(suitMarks[suit](print, ground, false), 55, 158, 0.9)
}
