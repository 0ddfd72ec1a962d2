/** Potion cards, 200 × 280: a flag, points, a flask, the recipe on a paper foot, and the tool on the back as a tab. */
import { printed } from '../cards/shell'
import { ink, paper, suitInks, type Ingredient, type Suit } from '../inks'
import { block, cut, rays, seeded } from '../kit'
import { circle, clipped, path, placed, type Markup } from '../svg'
import { mix } from './colours'
import { flag } from './flags'
import { burst, smallIngredient } from './small'
import { tools, toolTile, type Tool } from './tools'

export interface PotionFace {
  seed: number
  colour: Suit | null
  ingredients: readonly Ingredient[]
  tools: readonly (Tool | 'any')[]
  points: number
  tool: Tool | null
}

const WILD = '#CDBE9C'

/** Five shapes of glass, with the height at which the brew stands. */
const glasses: readonly (readonly [outline: string, level: number])[] = [
  ['M-13 -66H13V-30C36 -22 46 -4 46 14C46 40 24 54 0 54C-24 54 -46 40 -46 14C-46 -4 -36 -22 -13 -30Z', 4],
  ['M-13 -66H13V-28L48 40C52 50 46 54 40 54H-40C-46 54 -52 50 -48 40L-13 -28Z', 8],
  [
    'M-14 -66H14V-40C30 -36 34 -30 34 -20V40C34 50 28 54 18 54H-18C-28 54 -34 50 -34 40V-20C-34 -30 -30 -36 -14 -40Z',
    -6,
  ],
  ['M-12 -66H12V-34C26 -44 52 -34 50 -6C48 20 18 40 0 54C-18 40 -48 20 -50 -6C-52 -34 -26 -44 -12 -34Z', -4],
  [
    'M-11 -66H11V-46C26 -42 26 -22 12 -18C38 -10 48 6 44 24C40 46 22 54 0 54C-22 54 -40 46 -44 24C-48 6 -38 -10 -12 -18C-26 -22 -26 -42 -11 -46Z',
    14,
  ],
]

function brew(colour: Suit | null, seed: number): Markup {
  const [glass, level] = glasses[seed % glasses.length]!
  const liquid = colour
    ? mix(suitInks[colour].ground, colour === 'yellow' ? '#BF5A10' : ink, colour === 'yellow' ? 0.3 : 0.18)
    : '#8F6BB0'
  const random = seeded(seed * 9 + 2)
  const bubbles = Array.from({ length: 5 }, () =>
    circle(
      Math.round((random() - 0.5) * 52),
      Math.round(level + 10 + random() * 30),
      Math.round(24 + random() * 34) / 10,
      paper,
    ),
  )
  const inside =
    path(
      `M-60 ${level}C-40 ${level - 8} -24 ${level + 8} 0 ${level}C24 ${level - 8} 40 ${level + 8} 60 ${level}V70H-60Z`,
      liquid,
    ) +
    bubbles.join('') +
    path('M16 -70H60V70H24C34 30 30 -10 16 -30Z', { fill: ink, opacity: 0.2 }) +
    path(cut([-32, 2], [-26, 40], 3, -6), paper)
  return (
    path(glass, { fill: paper, stroke: paper, width: 9 }) +
    path(glass, { fill: '#FFF9EA', stroke: ink, width: 3.4 }) +
    clipped(glass, inside) +
    path(glass, { stroke: ink, width: 3.4 }) +
    path('M-17 -68H17V-58H-17Z', { fill: paper, stroke: ink, width: 3 }) +
    path('M-10 -84H10L12 -68H-12Z', { fill: '#B98A4E', stroke: ink, width: 3 })
  )
}

/** What it takes, in rows; ingredients first. */
function recipe(face: PotionFace, top: number, small: boolean): Markup {
  const things = [...face.ingredients.map(smallIngredient), ...face.tools.map(toolTile)]
  const count = things.length
  const columns = small && count < 5 ? 2 : 3
  const size = small ? (count > 4 ? 54 : 66) : count > 3 ? 45 : 54
  const gap = small ? 6 : 8
  const rows = Math.ceil(count / columns)
  const space = (271 - top - rows * size) / (rows + 1)
  return things
    .map((thing, i) => {
      const row = Math.floor(i / columns)
      const inRow = row === rows - 1 ? count - row * columns : columns
      const x = 100 - (inRow * size + (inRow - 1) * gap) / 2 + (i - row * columns) * (size + gap)
      return placed(thing, { x, y: top + space + row * (size + space), scale: size / 100 })
    })
    .join('')
}

/** 200 × 112: a strip of a potion that waits among many. Its flag and points stand on the left, the recipe has all the rest. */
export function potionStrip(face: PotionFace): Markup {
  const ground = face.colour ? suitInks[face.colour].ground : WILD
  const things = [...face.ingredients.map(smallIngredient), ...face.tools.map(toolTile)]
  const rows = things.length > 2 ? 2 : 1
  const columns = Math.ceil(things.length / rows)
  const size = columns > 2 ? 45 : rows > 1 ? 48 : 62
  const [left, top] = [50, 5]
  const [stepX, stepY] = [(195 - left) / columns, (112 - 2 * top) / rows]
  const placedThings = things.map((thing, i) => {
    const row = Math.floor(i / columns)
    const missing = row === rows - 1 ? rows * columns - things.length : 0
    const x = left + (i - row * columns + (1 + missing) / 2) * stepX - size / 2
    return placed(thing, { x, y: top + (row + 0.5) * stepY - size / 2, scale: size / 100 })
  })
  const edge = `M${left - 2} 0L${left} 60L${left - 3} 112`
  return (
    path('M0 0H200V112H0Z', paper) +
    clipped(
      block({ x: 4, y: 4, width: 192, height: 104 }, 9, face.seed * 7 + 3),
      path('M0 0H200V112H0Z', ground) + path(`${edge}H200V0Z`, paper),
    ) +
    path(edge, { stroke: ink, width: 3 }) +
    placed(flag(face.colour, 32, 50), { x: 9, y: 4 }) +
    burst(25, 82, 24, face.points) +
    placedThings.join('')
  )
}

/** The tab names what is on the back; it is also the handle for taking the card that way round. */
export function tab(sign: Markup, y: number, small: boolean): Markup {
  const box = small ? { x: 140, y, width: 51, height: 46 } : { x: 148, y, width: 51, height: 50 }
  return (
    path(block(box, 9, 4, 0.8), { fill: ink, stroke: paper, width: 3.5 }) +
    placed(sign, { x: box.x + 8, y: y + (box.height - 34) / 2, scale: 0.34 })
  )
}

export function potionCard(face: PotionFace, small = false): Markup {
  const ground = face.colour ? suitInks[face.colour].ground : WILD
  const deep = mix(ground, ink, face.colour === 'yellow' || !face.colour ? 0.22 : 0.34)
  const top = small ? 112 : 172
  const edge = `M0 ${top + 2}L60 ${top - 1}L130 ${top + 2}L200 ${top}`
  const picture = small
    ? ''
    : path(rays([100, 120], 66, 104, 26, 2.4, { seed: face.seed + 1 }), deep) +
      placed(brew(face.colour, face.seed), { x: 96, y: 118, scale: 0.84 })
  return (
    printed(
      face.seed * 7 + 3,
      ground,
      picture + path(`${edge}V280H0Z`, paper) + path(edge, { stroke: ink, width: 3 }),
    ) +
    placed(small ? flag(face.colour, 62, 88) : flag(face.colour), { x: 20, y: 9 }) +
    burst(small ? 146 : 158, small ? 50 : 42, small ? 37 : 29, face.points) +
    recipe(face, top, small) +
    (face.tool ? tab(tools[face.tool](paper, ink), small ? 86 : 114, small) : '')
  )
}
