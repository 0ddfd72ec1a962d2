/** The five ingredients of Čarodění, in boxes of 100 × 100. */
import { ember, ingredientInks, ink, paper, type Ingredient } from '../inks'
import { arcCut, cut, cuts, star } from '../kit'
import { circle, path, placed, rope, type Markup } from '../svg'

const key = { stroke: ink, width: 2.8 }

/** One leaf of the sprig, growing from (0, 0) to the upper right. */
function sprigLeaf(x: number, y: number, turn: number, scale: number): Markup {
  const leaf =
    path('M0 0C-4 -10 4 -22 16 -24C18 -12 12 -2 0 0Z', { fill: ingredientInks.herb, stroke: ink, width: 2.6 }) +
    path(cut([12, -20], [2, -2], 1.3), ink)
  return placed(leaf, { x, y, turn, scale })
}

function herb(): Markup {
  return (
    rope('M50 94C52 70 48 40 50 14', ink, 7, ingredientInks.herb, 2.6) +
    sprigLeaf(50, 72, 0, 1.25) +
    sprigLeaf(50, 72, -85, 1.25) +
    sprigLeaf(49, 52, 4, 1.15) +
    sprigLeaf(49, 52, -88, 1.15) +
    sprigLeaf(49, 34, 8, 0.95) +
    sprigLeaf(49, 34, -92, 0.95) +
    sprigLeaf(50, 20, -42, 0.9) +
    path('M38 76H63V83H38Z', { fill: ember, stroke: ink, width: 2.4 })
  )
}

function ball(x: number, y: number): Markup {
  const r = 18
  return (
    circle(x, y, r, { fill: ingredientInks.berry, ...key }) +
    path(arcCut([x, y], r * 0.58, Math.PI * 1.02, Math.PI * 1.5, 2.2), paper) +
    path(star([x + r * 0.2, y + r * 0.28], r * 0.26, r * 0.1, 5), ink)
  )
}

function berry(): Markup {
  return (
    path('M34 48C40 26 52 16 64 10M62 50C62 34 62 24 64 10M50 66C54 44 60 28 64 10', { stroke: ink, width: 3.6 }) +
    path('M62 14C70 2 86 2 96 10C90 22 76 26 62 14Z', { fill: ingredientInks.herb, stroke: ink, width: 2.6 }) +
    path(cut([90, 11], [68, 14], 1.4), ink) +
    ball(28, 58) +
    ball(68, 58) +
    ball(48, 78)
  )
}

function leaf(): Markup {
  return (
    path(
      'M50 4C58 8 58 18 62 20C70 16 80 20 78 30C74 38 78 40 84 40C92 44 92 56 82 60C76 62 78 66 80 72C76 80 62 80 55 76L54 97H46L45 76C38 80 24 80 20 72C22 66 24 62 18 60C8 56 8 44 16 40C22 40 26 38 22 30C20 20 30 16 38 20C42 18 42 8 50 4Z',
      { fill: ingredientInks.leaf, ...key },
    ) +
    path(
      cuts(
        [50, 14, 50, 92, 2.6],
        [70, 28, 51, 42, 1.8],
        [30, 28, 49, 42, 1.8],
        [80, 50, 51, 60, 1.8],
        [20, 50, 49, 60, 1.8],
        [68, 72, 52, 74, 1.4],
        [32, 72, 48, 74, 1.4],
      ),
      ink,
    )
  )
}

function mushroom(): Markup {
  return (
    path('M36 50C38 64 32 78 28 88C38 98 62 98 72 88C68 78 62 64 64 50Z', { fill: paper, ...key }) +
    path(cuts([44, 90, 46, 62, 2], [54, 92, 54, 64, 1.8], [62, 86, 58, 62, 1.6]), '#A98B5E') +
    path('M4 52C6 26 28 8 52 8C76 8 96 28 96 52C96 60 86 62 78 58C64 52 36 52 22 58C14 62 4 60 4 52Z', {
      fill: ingredientInks.mushroom,
      ...key,
    }) +
    path(cuts([16, 42, 40, 18, 4, -6], [26, 44, 42, 28, 2.4, -3]), '#D9A877') +
    path(cuts([86, 50, 70, 22, 3, 4], [76, 50, 64, 30, 2.4, 3]), ink)
  )
}

function root(): Markup {
  const tuft =
    'M48 32C38 14 26 10 16 12C20 24 32 32 46 36ZM52 32C52 14 62 4 72 2C76 14 68 28 54 36ZM56 34C66 24 80 22 90 28C82 36 70 40 56 38Z'
  const body =
    'M34 40C40 30 62 30 68 40C74 48 72 58 68 64C72 76 84 84 90 96C74 94 62 86 54 76C50 86 40 94 22 97C32 88 36 78 36 66C30 60 28 48 34 40ZM34 44C22 46 14 56 8 60C18 62 28 60 34 56ZM70 46C80 44 88 50 96 50C88 58 78 60 70 56Z'
  const face =
    'M44 47a2.6 3 0 1 0 .01 0ZM58 47a2.6 3 0 1 0 .01 0Z' +
    cuts(
      [44, 60, 58, 60, 2.2, 3],
      [62, 72, 78, 88, 1.6],
      [40, 76, 32, 90, 1.6],
      [38, 68, 48, 70, 1.3],
      [66, 62, 58, 66, 1.3],
    )
  return (
    path(tuft, { fill: ingredientInks.herb, stroke: ink, width: 2.6 }) +
    path(body, { fill: ingredientInks.root, ...key }) +
    path(face, ink)
  )
}

export const ingredientPictures: Record<Ingredient, () => Markup> = { herb, berry, leaf, mushroom, root }

/** Any drawing once more as a wide flat shape of one colour, to lie under it as its cut edge. */
export function cutEdge(drawing: Markup, width: number, colour = paper): Markup {
  return drawing
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*" stroke-width="[^"]*"/g, `stroke="${colour}" stroke-width="${width}"`)
}

/** The round paper token with a ring of the ingredient's colour. */
export function ingredientToken(name: Ingredient): Markup {
  return (
    circle(50, 50, 48, { fill: paper, stroke: ink, width: 2.6 }) +
    circle(50, 50, 42, { stroke: ingredientInks[name], width: 4 }) +
    placed(ingredientPictures[name](), { x: 18, y: 18, scale: 0.64 })
  )
}
