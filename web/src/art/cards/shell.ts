/** What every card shares: 200 × 280 units, paper with a round corner and a block printed on it. */
import { paper } from '../inks'
import { block } from '../kit'
import { clipped, path, rect, type Markup } from '../svg'

export const WIDTH = 200
export const HEIGHT = 280

/** The printed block, a hair out of true; each card has its own seed and so its own edge. */
export function printedBlock(seed: number): string {
  return block({ x: 9, y: 9, width: 182, height: 262 }, 9, seed)
}

/** The paper. The hairline round it can be seen by day only. */
export function sheetOfPaper(colour: string = paper): Markup {
  return rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 17, {
    fill: colour,
    stroke: 'rgb(23 32 43 / 28%)',
    width: 1.5,
  })
}

/** Paper, block, and the picture cut off at the block's edge. */
export function printed(seed: number, ground: string, picture: Markup, sheet: string = paper): Markup {
  const shape = printedBlock(seed)
  return sheetOfPaper(sheet) + path(shape, ground) + clipped(shape, picture)
}
