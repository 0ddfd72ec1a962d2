/** What all five labels share: 240 × 300, a paper margin of 10 and a block in the game's colour. */
import { paper } from '../inks'
import { block } from '../kit'
import { clipped, path, rect, type Markup } from '../svg'

export const LABEL = { width: 240, height: 300 } as const

export function label(colour: string, seed: number, scene: Markup): Markup {
  const shape = block({ x: 10, y: 10, width: 220, height: 280 }, 8, seed, 1.1)
  return rect(1, 1, 238, 298, 12, paper) + path(shape, colour) + clipped(shape, scene)
}
