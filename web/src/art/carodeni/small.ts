/** Small signs: ingredients under 30 px, bursts with points, and what goals ask for. Boxes of 100 × 100. */
import { ingredientInks as inks, ink, paper, suitInks, yellow, type Ingredient, type Suit } from '../inks'
import { cut, star } from '../kit'
import { suitMarks } from '../marks'
import { circle, path, placed, type Markup } from '../svg'
import { figures } from './figures'

const key = { stroke: ink, width: 4.4 }

/** Silhouette and line, no carving. */
const shapes: Record<Ingredient, () => Markup> = {
  herb: () =>
    path('M50 98V24', { stroke: ink, width: 7 }) +
    path(
      'M50 84C44 66 24 60 8 62C12 80 32 90 50 84ZM50 84C56 66 76 60 92 62C88 80 68 90 50 84Z' +
        'M50 54C44 38 28 30 12 30C16 48 34 60 50 54ZM50 54C56 38 72 30 88 30C84 48 66 60 50 54Z' +
        'M50 30C40 20 42 8 50 -2C58 8 60 20 50 30Z',
      { fill: inks.herb, ...key },
    ),
  berry: () =>
    path('M30 46C38 26 50 14 62 6M70 48C68 32 66 20 62 6', { stroke: ink, width: 5 }) +
    path('M62 8C72 -4 88 -2 98 8C90 20 74 22 62 8Z', { fill: inks.herb, ...key }) +
    path(
      'M4 60a22 22 0 1 0 44 0a22 22 0 1 0 -44 0ZM52 58a22 22 0 1 0 44 0a22 22 0 1 0 -44 0ZM28 80a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z',
      { fill: inks.berry, ...key },
    ),
  leaf: () =>
    path(
      'M50 0C60 4 60 16 64 18C74 14 86 20 82 32C78 40 82 42 90 42C98 48 96 60 86 64C78 66 82 70 84 76C80 86 64 84 56 80L55 100H45L44 80C36 84 20 86 16 76C18 70 22 66 14 64C4 60 2 48 10 42C18 42 22 40 18 32C14 20 26 14 36 18C40 16 40 4 50 0Z',
      { fill: inks.leaf, ...key },
    ) + path(cut([50, 14], [50, 94], 4), ink),
  mushroom: () =>
    path('M34 50C36 66 30 80 26 90C38 102 62 102 74 90C70 80 64 66 66 50Z', { fill: '#FFF9EA', ...key }) +
    path('M0 54C2 24 26 2 52 2C78 2 100 26 100 54C98 64 86 64 78 60C64 54 36 54 22 60C14 64 2 64 0 54Z', {
      fill: inks.mushroom,
      ...key,
    }),
  root: () =>
    path(
      'M48 32C38 10 24 4 12 6C16 22 30 32 46 36ZM52 32C52 10 62 0 76 -2C80 14 70 30 54 36ZM56 34C68 22 84 20 96 26C86 38 72 42 56 38Z',
      { fill: inks.herb, ...key },
    ) +
    path(
      'M32 40C40 28 62 28 70 40C80 42 90 48 99 48C92 59 80 62 70 60C73 74 86 84 94 99C76 97 62 90 53 78C48 90 38 98 18 100C30 90 34 78 34 64C26 64 12 66 3 62C14 56 20 46 32 40Z',
      { fill: inks.root, ...key },
    ) +
    path('M43 43a4.4 5 0 1 0 .01 0ZM60 43a4.4 5 0 1 0 .01 0ZM43 58C48 66 56 66 61 58Z', ink),
}

export function smallIngredient(name: Ingredient): Markup {
  return (
    circle(50, 50, 47, { fill: paper, stroke: ink, width: 4 }) +
    circle(50, 50, 41, { stroke: inks[name], width: 6 }) +
    placed(shapes[name](), { x: 20, y: 20, scale: 0.6 })
  )
}

/** Points always stand in a yellow burst. */
export function burst(x: number, y: number, radius: number, points: number): Markup {
  const size = radius * 1.28 * (points > 9 ? 0.86 : 1)
  return (
    path(star([x, y], radius, radius * 0.78, 10), { fill: yellow, stroke: ink, width: radius * 0.1 }) +
    figures(points, x, y + radius * 0.42 * (points > 9 ? 0.88 : 1), size, ink)
  )
}

const HAT =
  'M50 2C62 0 76 6 82 18C73 17 69 22 71 34L77 62C92 64 99 68 99 74C99 84 78 88 50 88C22 88 1 84 1 74C1 68 9 64 23 62C30 40 36 10 50 2Z'
const FLASK = 'M36 4H64V28C84 36 96 50 96 66C96 86 76 97 50 97C24 97 4 86 4 66C4 50 16 36 36 28Z'
const CORK = 'M32 2H68V14H32Z'
const line = { stroke: ink, width: 5 }

function rim(d: string): Markup {
  return path(d, { fill: paper, stroke: paper, width: 15 })
}

/** A witch as her hat, in her main colour; the two with all flags are plum. */
export function witchSign(colour: Suit | null): Markup {
  const { ground, print } = colour ? suitInks[colour] : { ground: '#8F6BB0', print: ink }
  const mark = colour ? placed(suitMarks[colour](print, ground, false), { x: 33, y: 32, scale: 0.34 }) : ''
  return rim(HAT) + path(HAT, { fill: ground, ...line }) + mark
}

/** A potion as a round flask, in its flag's colour; wild ones are pale with a question mark; `any` is just a potion. */
export function potionSign(colour: Suit | null | 'any'): Markup {
  if (colour === 'any') {
    const brew = path('M10 62C30 52 62 74 90 62C94 84 72 92 50 92C28 92 6 84 10 62Z', '#8F6BB0')
    return (
      rim(FLASK) +
      path(FLASK, { fill: '#FFF9EA', ...line }) +
      brew +
      path(FLASK, line) +
      path(CORK, { fill: paper, ...line })
    )
  }
  const { ground, print } = colour ? suitInks[colour] : { ground: '#FFF9EA', print: ink }
  const mark = colour
    ? placed(suitMarks[colour](print, ground, false), { x: 25, y: 36, scale: 0.5 })
    : figures('?', 50, 88, 62, ink)
  return rim(FLASK) + path(FLASK, { fill: ground, ...line }) + path(CORK, { fill: paper, ...line }) + mark
}
