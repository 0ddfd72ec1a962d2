/** Čarodění: mountains, forest and lake in one pot; the root would rather not. */
import { ember, green, ink, paper, yellow, type Ingredient } from '../inks'
import { arcCut, cuts, ripples } from '../kit'
import { cutEdge, ingredientPictures } from '../pieces/ingredients'
import { circle, ellipse, path, placed, type Markup } from '../svg'
import { label } from './label'

const BREW = '#7CC79B'
const FOAM = '#C9EBCB'
const IRON = '#25313E'
const GLINT = '#71869B'

function mountains(): Markup {
  const snow =
    'M96 62L81 85L89 82L95 92L102 82L110 84ZM40 84L29 102L37 99L43 106L52 101ZM150 88L139 100L147 98L152 105L158 98L160 100Z'
  const ridges = cuts(
    [64, 130, 84, 100, 2.6],
    [110, 130, 104, 100, 2.4],
    [30, 134, 38, 112, 2.2],
    [166, 138, 158, 112, 2.2],
    [206, 136, 208, 116, 2.2],
  )
  return (
    path('M0 150L40 84L62 114L96 62L128 112L150 88L186 132L208 104L244 146V240H0Z', '#1B3D77') +
    path(snow, paper) +
    path(ridges, '#3B70C0')
  )
}

function spruce(x: number, y: number, scale: number): Markup {
  const tree =
    path('M0 0L-16 26H-8L-20 46H-9L-22 68H22L9 46H20L8 26H16Z', ink) +
    path(cuts([4, 12, 8, 22, 1.8], [6, 32, 12, 42, 1.8], [6, 52, 14, 64, 2]), '#4E8C6A')
  return placed(tree, { x, y, scale })
}

function forest(): Markup {
  return (
    path('M0 176C60 160 180 160 244 176V300H0Z', '#16305C') +
    spruce(18, 128, 0.8) +
    spruce(44, 136, 0.7) +
    spruce(70, 140, 0.6) +
    spruce(176, 140, 0.6) +
    spruce(198, 134, 0.74) +
    spruce(224, 126, 0.84) +
    path('M0 196C60 186 180 186 244 196V300H0Z', ink)
  )
}

/** An ingredient in the air, cut out with a paper edge. */
function falling(name: Ingredient, x: number, y: number, scale: number, turn: number): Markup {
  const picture = ingredientPictures[name]()
  return placed(cutEdge(picture, 12) + picture, { x, y, scale, turn, pivot: [50 * scale, 50 * scale] })
}

function bubble(x: number, y: number, r: number): Markup {
  return circle(x, y, r, { fill: BREW, stroke: ink, width: 2 })
}

function handle(x: number): Markup {
  return circle(x, 190, 11, { stroke: ink, width: 8 }) + circle(x, 190, 11, { stroke: GLINT, width: 4 })
}

function cauldron(): Markup {
  const shine = cuts([50, 190, 54, 244, 5, -8], [64, 196, 68, 256, 4, -6], [78, 204, 82, 262, 3, -4])
  const shade = cuts([190, 196, 176, 256, 3, 6], [178, 204, 168, 262, 2.4, 5])
  const glints =
    arcCut([140, 162], 7, Math.PI * 1.05, Math.PI * 1.55, 1.6) +
    arcCut([92, 160], 5.5, Math.PI * 1.05, Math.PI * 1.55, 1.4)
  return (
    path('M44 170C22 200 26 250 62 270C92 284 148 284 178 270C214 250 218 200 196 170Z', {
      fill: IRON,
      stroke: ink,
      width: 3,
    }) +
    path(shine, GLINT) +
    path(shade, ink) +
    ellipse(120, 170, 86, 20, { fill: '#3C4B5B', stroke: ink, width: 3.4 }) +
    ellipse(120, 170, 72, 14, green) +
    path(
      'M52 168C62 150 80 158 86 152C92 138 112 140 116 150C124 140 144 142 148 152C160 146 180 152 188 168C170 182 70 182 52 168Z',
      BREW,
    ) +
    circle(92, 160, 9, FOAM) +
    circle(140, 162, 11, FOAM) +
    circle(118, 168, 6, FOAM) +
    circle(166, 170, 5, FOAM) +
    circle(70, 170, 5, FOAM) +
    path(glints, paper) +
    handle(40) +
    handle(200)
  )
}

function flames(): Markup {
  return (
    path(
      'M40 298C34 284 46 278 44 264C56 270 58 280 62 286C62 272 74 266 76 254C86 264 88 276 92 282C96 270 92 262 102 252C112 262 112 276 116 284C120 270 126 264 124 252C136 260 140 274 144 282C148 270 156 264 160 254C168 266 170 276 176 286C180 278 188 272 196 264C196 278 206 284 200 298Z',
      ember,
    ) +
    path(
      'M60 300C58 290 68 286 72 276C80 284 84 292 88 296C90 286 98 280 102 272C110 282 114 290 118 296C122 286 128 282 130 272C138 280 142 288 148 296C152 290 158 284 164 278C168 286 180 290 178 300Z',
      yellow,
    )
  )
}

export function carodeniLabel(): Markup {
  return label(
    '#2A5AA6',
    54,
    path(ripples([120, 110], 46, 300, 13, 4, { seed: 16, length: 48, gap: 0.55 }), '#3B70C0') +
      mountains() +
      forest() +
      falling('mushroom', 30, 30, 0.5, -18) +
      falling('berry', 160, 26, 0.5, 12) +
      falling('root', 94, 16, 0.54, 6) +
      falling('leaf', 56, 92, 0.38, -30) +
      falling('herb', 148, 88, 0.42, 24) +
      bubble(104, 128, 7) +
      bubble(122, 112, 5) +
      bubble(96, 108, 4) +
      bubble(134, 132, 5) +
      cauldron() +
      flames(),
  )
}
