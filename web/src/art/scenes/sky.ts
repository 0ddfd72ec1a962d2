/**
 * The home sky: moon or sun in its halos, carved air, stars, far pines, the flock and the fire.
 * Drawn for the size of the page; colours are custom properties (Sky.svelte), so the theme changes without drawing.
 */
import { ember, paper, yellow } from '../inks'
import { arcCut, cut, cuts, disc, polar, ripples, round, seeded, star, type Point } from '../kit'
import { drawn } from '../sheet'
import { clipped, ellipsePath, path, placed, type Markup } from '../svg'
import { flyer } from './flyer'

export interface Flyer {
  x: number
  y: number
  scale: number
  /** degrees, nose up is negative */
  turn: number
}

export interface Fire {
  x: number
  y: number
  scale: number
}

/** The height of a hill at x. */
export type Ridge = (x: number) => number

export interface Landscape {
  width: number
  height: number
  moon: { x: number; y: number; r: number }
  flock: readonly Flyer[]
  far: Ridge
  near: Ridge
  fire: Fire
  /** how large far and near pines stand */
  farPines: readonly [smallest: number, largest: number]
  nearPines: readonly [smallest: number, largest: number]
  /** words stand over this stretch: trees stay small */
  under: readonly [left: number, right: number]
  /** room for words: no stars here */
  words: readonly { x: number; y: number; width: number; height: number }[]
  seed: number
}

function centreOf({ moon }: Landscape): Point {
  return [moon.x, moon.y]
}

/** Discs in close tones, the widest first, and the air carved into each of them. */
function halos(land: Landscape): Markup {
  const centre = centreOf(land)
  const { r } = land.moon
  const radii = [4.6, 3.3, 2.3, 1.5].map((times) => times * r)
  const discs = radii.map((radius, i) => path(disc(centre, radius, { seed: i + 3, points: 44 }), `var(--halo-${i})`))
  const corner = Math.max(
    ...[0, land.width].flatMap((x) => [0, land.height].map((y) => Math.hypot(x - land.moon.x, y - land.moon.y))),
  )
  const rings: [inner: number, outer: number][] = [
    [3.3 * r, Math.min(7.5 * r, corner)],
    [2.3 * r, 3.3 * r],
    [1.5 * r, 2.3 * r],
    [1.12 * r, 1.5 * r],
  ]
  const inView = ([x, y]: Point) => x > -40 && x < land.width + 40 && y > -40 && y < land.near(x) + 20
  const air = rings.map(([inner, outer], i) =>
    path(
      ripples(centre, inner + 6, outer, r * 0.115, r * 0.022, {
        seed: land.seed + i,
        length: r * 0.5,
        gap: i === 0 ? 1.3 : 0.7,
        keep: inView,
      }),
      `var(--air-${i})`,
    ),
  )
  return discs.join('') + air.join('')
}

function stars(land: Landscape): Markup {
  const random = seeded(land.seed + 50)
  let shape = ''
  for (let i = 0; i < Math.round(land.width / 20); i++) {
    const [x, y, size] = [random() * land.width, random() * land.height * 0.44, 2.5 + random() * 4]
    const tooNear = Math.hypot(x - land.moon.x, y - land.moon.y) < land.moon.r * 1.9
    const onWords = land.words.some((w) => x > w.x && x < w.x + w.width && y > w.y && y < w.y + w.height)
    const onFlyer = land.flock.some(
      (f) => x > f.x - 20 && x < f.x + 230 * f.scale + 20 && y > f.y - 30 && y < f.y + 150 * f.scale + 20,
    )
    if (!tooNear && !onWords && !onFlyer && y < land.far(x) - 60) shape += star([x, y], size, size * 0.54, 7)
  }
  return `<g class="stars">${path(shape, paper)}</g>`
}

function moonDisc(land: Landscape): Markup {
  const { x, y, r } = land.moon
  const rim = ripples([x + r * 0.3, y - r * 0.1], r * 0.85, r * 1.3, r * 0.085, r * 0.018, {
    seed: 3,
    length: r * 0.3,
    start: Math.PI * 0.6,
    end: Math.PI * 1.3,
    gap: 0.7,
  })
  const craters =
    arcCut([x - r * 0.3, y - r * 0.25], r * 0.16, 0.2, 2.4, r * 0.03) +
    arcCut([x + r * 0.28, y + r * 0.3], r * 0.2, 0.1, 2.6, r * 0.034) +
    arcCut([x - r * 0.1, y + r * 0.5], r * 0.1, 0.2, 2.4, r * 0.024) +
    arcCut([x + r * 0.45, y - r * 0.3], r * 0.11, 0.3, 2.4, r * 0.024) +
    arcCut([x - r * 0.52, y + r * 0.2], r * 0.08, 0.3, 2.3, r * 0.02)
  return (
    path(disc(centreOf(land), r, { seed: 2, points: 60, stray: 0.006 }), 'var(--moon)') +
    clipped(ellipsePath(x, y, r), path(rim + craters, 'var(--moon-cut)'))
  )
}

function hill(land: Landscape, ridge: Ridge): string {
  const steps = Math.ceil(land.width / 50)
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * land.width
    return `L${round(x)} ${round(ridge(x))}`
  })
  return `M0 ${land.height}${points.join('')}L${land.width} ${land.height}Z`
}

/** One pine as path data, its foot at (x, y). */
function pine(x: number, y: number, scale: number): string {
  const half = [
    [15, -42],
    [8, -42],
    [20, -22],
    [10, -22],
    [23, 2],
  ] as const
  const right = half.map(([dx, dy]) => `L${round(x + dx * scale)} ${round(y + dy * scale)}`)
  const left = half.map(([dx, dy]) => `L${round(x - dx * scale)} ${round(y + dy * scale)}`).reverse()
  return `M${round(x)} ${round(y - 68 * scale)}${right.join('')}${left.join('')}Z`
}

interface Row {
  seed: number
  apart: number
  sizes: readonly [smallest: number, largest: number]
  clearing?: readonly [from: number, to: number]
}

function pines(land: Landscape, ridge: Ridge, { seed, apart, sizes, clearing }: Row): string {
  const random = seeded(seed)
  const count = Math.round(land.width / apart)
  let shape = ''
  for (let i = 0; i < count; i++) {
    const x = (land.width * (i + random() * 0.8)) / count
    const largest = x > land.under[0] && x < land.under[1] ? sizes[0] * 1.1 : sizes[1]
    const scale = sizes[0] + (largest - sizes[0]) * random()
    if (clearing && x > clearing[0] && x < clearing[1]) continue
    shape += pine(x, ridge(x) + 6, scale)
  }
  return shape
}

/** Short cuts down a slope. */
function furrows(land: Landscape, ridge: Ridge, depth: (x: number) => number, seed: number): string {
  const random = seeded(seed)
  let shape = ''
  for (let i = 0; i < land.width / 9; i++) {
    const x = random() * land.width
    const y = ridge(x) + 14 + random() * depth(x)
    shape += cut([x, y], [x + 26 + random() * 24, y + 5 + random() * 6], 1.9)
  }
  return shape
}

function flock(land: Landscape): Markup {
  const href = drawn('flyer', () => flyer({ body: 'var(--flyer)', carved: 'var(--flyer-cut)' }))
  return land.flock.map((place) => placed(`<use href="${href}"/>`, place)).join('')
}

function glow({ x, y, scale }: Fire): Markup {
  return [132, 96, 64]
    .map((radius, i) => path(disc([x, y - (20 + i * 5) * scale], radius * scale, { seed: 4 + i }), `var(--glow-${i})`))
    .join('')
}

const flames = [
  'M-44 4C-50 -20 -28 -30 -32 -56C-16 -46 -12 -32 -10 -22C-8 -50 10 -60 6 -92C26 -76 28 -50 26 -34C32 -42 36 -50 34 -60C52 -42 52 -12 42 4C20 12 -22 12 -44 4Z',
  'M-44 4C-54 -16 -34 -30 -38 -50C-22 -42 -16 -30 -14 -20C-14 -46 2 -62 -6 -88C18 -76 24 -52 22 -34C30 -40 38 -52 38 -66C54 -46 52 -12 42 4C20 12 -22 12 -44 4Z',
] as const

const hearts = [
  'M-26 4C-28 -12 -14 -20 -16 -36C-4 -28 -2 -18 0 -12C4 -24 12 -30 10 -46C24 -32 28 -8 24 4C8 9 -12 9 -26 4Z',
  'M-26 4C-30 -10 -20 -20 -22 -32C-8 -28 -4 -18 -2 -10C0 -24 8 -32 4 -48C22 -36 28 -10 24 4C8 9 -12 9 -26 4Z',
] as const

/** Sparks over the fire, between 100 and 210 units up. */
function sparks({ x, y, scale }: Fire, seed: number): string {
  const random = seeded(seed)
  let shape = ''
  for (let i = 0; i < 16; i++) {
    const angle = Math.PI * (1.25 + random() * 0.5)
    const [sx, sy] = polar([x, y - 30 * scale], (100 + random() * 110) * scale, angle)
    shape += cut([sx, sy], [sx + (random() - 0.5) * 8 * scale, sy - (8 + random() * 10) * scale], 2.4 * scale)
  }
  return shape
}

/** The fire in one of its two frames. */
function frame(fire: Fire, which: 0 | 1): Markup {
  const blaze =
    path(flames[which], ember) +
    path(hearts[which], yellow) +
    path('M-10 5C-10 -6 -2 -10 -2 -20C6 -12 10 -4 8 5Z', paper)
  return `<g class="frame-${which}">` + placed(blaze, fire) + path(sparks(fire, 3 + which), 'var(--spark)') + '</g>'
}

/** Two logs behind the flames, and their charred edges in front. */
const logs = path('M-58 6L-20 -26L26 10ZM58 6L20 -26L-26 10Z', '#5A3A22')
const char = path(cuts([-50, 8, 0, -10, 3], [50, 8, 4, -8, 3]), '#2C1C10')

/** Somebody with arms raised, feet at (0, 0). */
const DANCER =
  'M0 0L-12 0C-10 -22 -8 -34 -4 -40L-14 -58L-9 -60L0 -46L12 -58L16 -55L6 -38C10 -28 12 -14 12 0ZM-12 -50C-6 -54 -4 -60 -4 -66C-1 -72 4 -72 7 -66C8 -60 8 -54 14 -52C6 -49 -6 -48 -12 -50Z'

function dancers({ fire, near }: Landscape): Markup {
  const ring: [away: number, size: number, mirror: boolean][] = [
    [-92, 1, false],
    [88, 0.95, true],
    [-140, 0.85, true],
    [136, 0.85, false],
  ]
  return ring
    .map(([away, size, mirror]) => {
      const x = fire.x + away * fire.scale
      return placed(path(DANCER, 'var(--ground)'), { x, y: near(x) + 8 * fire.scale, scale: fire.scale * size, mirror })
    })
    .join('')
}

export function sky(land: Landscape): Markup {
  const { fire, far, near } = land
  const clearing = [fire.x - 190 * fire.scale, fire.x + 190 * fire.scale] as const
  const farTrees = pines(land, far, { seed: 7, apart: 62 * land.farPines[1] * 0.7, sizes: land.farPines })
  const nearTrees = pines(land, near, { seed: 17, apart: 48 * land.nearPines[1], sizes: land.nearPines, clearing })
  return (
    halos(land) +
    stars(land) +
    moonDisc(land) +
    path(hill(land, far) + farTrees, 'var(--far)') +
    path(
      furrows(land, far, () => 70, 8),
      'var(--far-cut)',
    ) +
    flock(land) +
    glow(fire) +
    path(hill(land, near) + nearTrees, 'var(--ground)') +
    placed(logs, fire) +
    frame(fire, 0) +
    frame(fire, 1) +
    placed(char, fire) +
    dancers(land) +
    path(
      furrows(land, near, (x) => land.height - near(x), 18),
      'var(--ground-cut)',
    )
  )
}
