/** Element tiles of The Big Book of Madness, 100 × 100: colour, sign and an outline of their own. */
import { elementInks, ink, type Element } from '../inks'
import { elementMarks, elementOutlines } from '../marks'
import { path, placed, type Markup } from '../svg'

/** Where the sign sits in its tile: by eye, since a flame is no square. */
const seatOfSign: Record<Element, { x: number; y: number; scale: number }> = {
  water: { x: 17, y: 14, scale: 0.66 },
  earth: { x: 14, y: 12, scale: 0.72 },
  fire: { x: 21, y: 20, scale: 0.58 },
  air: { x: 19, y: 16, scale: 0.62 },
}

export function elementTile(element: Element): Markup {
  const { ground, print } = elementInks[element]
  return (
    path(elementOutlines[element], { fill: ground, stroke: ink, width: 3.4 }) +
    placed(elementMarks[element](print, ground), seatOfSign[element])
  )
}
