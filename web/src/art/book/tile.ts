/** Tiles of the elements beside the coloured ones: turned inside out for cards, hollow for what is missing. 100 × 100. */
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

/** The outline in the colour of the print, the sign in that of the card. */
export function insideOut(element: Element, print: string, ground: string): Markup {
  return path(elementOutlines[element], print) + placed(elementMarks[element](ground, print), seatOfSign[element])
}

/** What is still to be paid: an empty outline with its sign. */
export function hollow(element: Element, colour: string, inside: string): Markup {
  return (
    path(elementOutlines[element], { stroke: colour, width: 6 }) +
    placed(elementMarks[element](colour, inside), seatOfSign[element])
  )
}

/** What is paid beyond the price: the tile struck through. */
export function struck(element: Element): Markup {
  const { ground, print } = elementInks[element]
  return (
    path(elementOutlines[element], { fill: ground, stroke: ink, width: 3.4, opacity: 0.55 }) +
    placed(elementMarks[element](print, ground), seatOfSign[element]) +
    path('M10 90L90 10', { stroke: ink, width: 17, round: true }) +
    path('M10 90L90 10', { stroke: '#FF8D7A', width: 9, round: true })
  )
}
