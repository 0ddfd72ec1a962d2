/** The five tools and the five animals on the backs of cards. Boxes of 100 × 100. */
import { ink, paper, plum } from '../inks'
import { arcCut, block, cuts } from '../kit'
import type { DrawMark } from '../marks'
import { circle, path, placed, rect, type Markup } from '../svg'
import { figures } from './figures'

export type Tool = 'flask' | 'crystal' | 'candle' | 'mortar' | 'book'
export type Animal = 'snake' | 'bat' | 'owl' | 'toad' | 'cat'

export const tools: Record<Tool, DrawMark> = {
  // a retort: a round flask would be taken for a potion
  flask: (mark, carved) =>
    path(
      'M30 8H52V16H48V26C52 26 54 28 57 30C72 34 84 42 96 60L90 66C82 54 74 50 68 48C74 58 74 70 68 79C58 96 24 96 14 79C4 62 14 42 34 36V16H30Z',
      mark,
    ) +
    path('M18 62C26 56 34 66 44 62C52 58 58 58 64 62C64 84 22 90 18 62Z', carved) +
    circle(36, 72, 4, mark) +
    circle(50, 69, 3, mark) +
    path('M88 72C92 78 95 82 95 86C95 93 85 93 85 86C85 82 87 78 88 72Z', mark),
  crystal: (mark, carved) =>
    path('M46 2L64 22L60 92H34L28 24ZM70 40L84 34L96 48L86 92H64ZM24 50L12 46L4 60L16 92H32Z', mark) +
    path(
      cuts(
        [46, 10, 46, 88, 2.6],
        [30, 26, 45, 34, 1.8],
        [62, 24, 48, 34, 1.8],
        [82, 42, 74, 88, 2.2],
        [14, 54, 24, 88, 2.2],
      ),
      carved,
    ),
  candle: (mark, carved) =>
    path('M50 0C60 12 66 18 64 28C62 38 40 38 37 28C35 20 44 16 50 0Z', mark) +
    path('M51 16C56 22 57 28 52 31C46 31 45 25 51 16Z', carved) +
    path('M36 42H65V78H36Z', mark) +
    path('M36 42C42 48 40 58 44 58C48 58 46 48 52 46L65 42V46L56 50C52 52 53 64 45 64C37 64 40 54 36 50Z', carved) +
    path('M12 80H78C90 80 96 70 92 60C98 60 102 78 90 88C84 98 22 98 12 80Z', mark) +
    path(cuts([20, 85, 76, 86, 2]), carved),
  mortar: (mark, carved) =>
    path('M74 2C82 0 90 6 88 14L60 46H42Z', mark) +
    path('M4 42H96V54H90C88 70 82 78 72 84V88H80V98H20V88H28V84C18 78 12 70 10 54H4Z', mark) +
    path('M8 46H92V50H8Z' + cuts([22, 60, 34, 80, 3.4, 3], [34, 58, 42, 78, 2.4, 2], [78, 60, 68, 78, 2, -2]), carved),
  book: (mark, carved) =>
    path('M14 12C14 6 18 4 24 4H86V82H26C22 82 20 84 20 87C20 90 22 92 26 92H86V98H24C18 98 14 94 14 88Z', mark) +
    path('M26 4H31V82H26ZM24 86H86V89H24Z', carved) +
    path('M40 40C48 26 68 26 76 40C68 54 48 54 40 40Z', carved) +
    circle(58, 40, 7, mark) +
    path(cuts([40, 62, 76, 62, 2], [44, 70, 72, 70, 1.8]), carved),
}

export const animals: Record<Animal, DrawMark> = {
  snake: (mark, carved) =>
    path('M22 86C40 96 82 94 84 78C86 62 30 68 28 50C26 36 70 44 68 28C67 20 58 18 50 20', {
      stroke: mark,
      width: 15,
      round: true,
    }) +
    path('M56 8C40 6 26 12 24 22C28 32 44 34 56 30Z', mark) +
    circle(42, 18, 4, carved) +
    path('M24 23L6 22L1 17L4 24L0 30L8 27L24 27Z', mark) +
    path(cuts([42, 90, 52, 84, 2], [60, 90, 68, 82, 2], [44, 58, 50, 66, 2], [56, 46, 52, 38, 2]), carved),
  bat: (mark, carved) =>
    path(
      'M50 40L40 26L38 38C32 30 22 22 2 24C10 34 8 44 4 58C14 52 22 54 26 64C34 58 42 62 50 78C58 62 66 58 74 64C78 54 86 52 96 58C92 44 90 34 98 24C78 22 68 30 62 38L60 26Z',
      mark,
    ) +
    path(cuts([12, 30, 32, 50, 2, 3], [12, 46, 30, 50, 1.6], [88, 30, 68, 50, 2, -3], [88, 46, 70, 50, 1.6]), carved) +
    circle(45, 44, 3, carved) +
    circle(55, 44, 3, carved),
  owl: (mark, carved) =>
    path(
      'M16 4C28 14 40 14 50 14C60 14 72 14 84 4C90 22 90 34 88 44C94 68 82 92 66 94L62 100L56 95H44L38 100L34 94C18 92 6 68 12 44C10 34 10 22 16 4Z',
      mark,
    ) +
    circle(34, 36, 15, carved) +
    circle(66, 36, 15, carved) +
    circle(36, 36, 7, mark) +
    circle(64, 36, 7, mark) +
    path('M50 42L57 50L50 60L43 50Z', carved) +
    path(cuts([24, 64, 32, 86, 3], [76, 64, 68, 86, 3], [44, 68, 50, 80, 3], [56, 68, 50, 80, 3]), carved),
  toad: (mark, carved) =>
    path(
      'M20 38C14 22 28 14 38 22C46 20 54 20 62 22C72 14 86 22 80 38C92 48 98 64 94 78C100 88 92 94 84 90C80 96 70 94 68 88C56 92 44 92 32 88C30 94 20 96 16 90C8 94 0 88 6 78C2 64 8 48 20 38Z',
      mark,
    ) +
    circle(29, 32, 6.5, carved) +
    circle(71, 32, 6.5, carved) +
    rect(23, 30.6, 12, 3.4, 0, mark) +
    rect(65, 30.6, 12, 3.4, 0, mark) +
    path(arcCut([50, 22], 34, Math.PI * 0.2, Math.PI * 0.8, 3.4), carved) +
    circle(42, 74, 3.6, carved) +
    circle(58, 70, 4.2, carved) +
    circle(51, 82, 2.8, carved),
  cat: (mark, carved) =>
    path(
      'M14 4L36 22C46 18 54 18 64 22L86 4C92 22 94 40 90 56C84 80 68 92 50 92C32 92 16 80 10 56C6 40 8 22 14 4Z',
      mark,
    ) +
    path('M22 50C30 40 40 42 44 54C36 60 26 60 22 50ZM78 50C70 40 60 42 56 54C64 60 74 60 78 50Z', carved) +
    path('M32 43L35 58L38 43ZM68 43L65 58L62 43Z', mark) +
    path(
      'M44 66H56L50 73Z' +
        cuts(
          [50, 73, 40, 80, 2, -3],
          [50, 73, 60, 80, 2, 3],
          [40, 70, 6, 66, 1.7],
          [40, 75, 10, 80, 1.7],
          [60, 70, 94, 66, 1.7],
          [60, 75, 90, 80, 1.7],
          [19, 14, 26, 28, 3],
          [81, 14, 74, 28, 3],
        ),
      carved,
    ),
}

const SQUARE = block({ x: 4, y: 4, width: 92, height: 92 }, 14, 3, 1)

function tile(ground: string, sign: Markup): Markup {
  return (
    path(SQUARE, { fill: paper, stroke: paper, width: 10 }) +
    path(SQUARE, ground) +
    placed(sign, { x: 19, y: 19, scale: 0.62 })
  )
}

/** A tool is square and dark, so that its outline alone tells it from an ingredient: it stays, they are spent. */
export function toolTile(tool: Tool | 'any'): Markup {
  if (tool !== 'any') return tile(ink, tools[tool](paper, ink))
  return path(SQUARE, { fill: paper, stroke: ink, width: 6, dash: '15 9' }) + figures('?', 50, 82, 92, ink)
}

/** Animals stand beside the tools, in plum. */
export function animalTile(animal: Animal | 'any'): Markup {
  return tile(plum, animal === 'any' ? figures('?', 50, 90, 120, paper) : animals[animal](paper, plum))
}
