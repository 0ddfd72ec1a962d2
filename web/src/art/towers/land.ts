/**
 * The land of Wandering Towers: four quarters round a lake, sixteen plots, and what grows between them. The pieces stand
 * on it, so it is drawn for the place it has on the screen; everything irregular comes from fixed seeds.
 */
import { ink, paper, yellow } from '../inks'
import { arcCut, cuts, disc, ripples, round, seeded, type Point } from '../kit'
import { shield } from '../pieces/tower'
import { circle, clipped, ellipse, ellipsePath, path, placed, type Markup } from '../svg'

export interface Land {
  readonly centre: Point
  readonly rx: number
  readonly ry: number
  /** it lies between these parts of the half-axes */
  readonly inner: number
  readonly outer: number
  /** how thick it is */
  readonly depth: number
  /** size of the pieces; 1 on a laptop */
  readonly scale: number
  readonly upright: boolean
  /** direction of each space from the centre */
  readonly angles: readonly number[]
}

/** Meadow, forest, moor and fields, clockwise from the top. */
export const quarters = [
  { field: '#5E9A63', plot: '#78B377', dark: '#3F7A4C' },
  { field: '#3A7D68', plot: '#539A80', dark: '#23594B' },
  { field: '#8A6E8E', plot: '#A488A6', dark: '#654D6B' },
  { field: '#B98A4A', plot: '#D0A562', dark: '#8C6530' },
] as const

type Quarter = (typeof quarters)[number]

function quarter(space: number): Quarter {
  return quarters[Math.floor(space / 4) % 4] ?? quarters[0]
}

function on(land: Land, angle: number, part: number): Point {
  return [land.centre[0] + land.rx * part * Math.cos(angle), land.centre[1] + land.ry * part * Math.sin(angle)]
}

function piece(land: Land, start: number, end: number, inner: number, outer: number): string {
  const steps = 16
  const points: Point[] = []
  for (let n = 0; n <= steps; n++) points.push(on(land, start + ((end - start) * n) / steps, outer))
  for (let n = steps; n >= 0; n--) points.push(on(land, start + ((end - start) * n) / steps, inner))
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function ground(land: Land): Markup {
  const { inner, outer, depth } = land
  const seam = land.upright ? 0.012 : 0.008
  let under = ''
  let sides = ''
  let tops = ''
  quarters.forEach(({ field, dark }, n) => {
    const start = -Math.PI / 2 + (n * Math.PI) / 2
    const end = start + Math.PI / 2
    under += piece(land, start, end, inner - 0.03, outer + 0.01)
    const top = piece(land, start + seam, end - seam, inner, outer)
    sides += placed(path(top, dark), { y: depth * 0.72 })
    tops += path(top, field)
  })
  return (
    path(under, 'var(--seam)') + placed(path(under, { fill: ink, opacity: 0.55 }), { y: depth * 1.25 }) + sides + tops
  )
}

function lake(land: Land): Markup {
  const { centre, rx, ry, inner } = land
  const flat = ry / rx
  const shore: Point = [centre[0], centre[1] + 2]
  const radius = rx * (inner - 0.012)
  const waves = ripples([centre[0] - rx * 0.1, centre[1] + ry * 0.05], rx * 0.08, rx * 0.82, 16, 2, {
    seed: 5,
    length: 58,
    gap: 1,
    flat,
  })
  return (
    path(disc(shore, radius, { seed: 4, points: 90, stray: 0.004, flat }), 'var(--lake)') +
    clipped(ellipsePath(shore[0], shore[1], radius - 2, (radius - 2) * flat), path(waves, 'var(--wave)'))
  )
}

/** Short gouges along the ring, like furrows. */
function furrows(land: Land): Markup {
  const random = seeded(9)
  const flat = land.ry / land.rx
  const count = land.upright ? 46 : 110
  return quarters
    .map(({ dark }, n) => {
      let lines = ''
      for (let i = 0; i < count; i++) {
        const angle = ((-90 + n * 90 + 3 + random() * 84) * Math.PI) / 180
        const part = land.inner + 0.02 + random() * (land.outer - land.inner - 0.04)
        lines += arcCut(land.centre, land.rx * part, angle - 0.02 - random() * 0.02, angle + 0.02, 1.5, flat)
      }
      return path(lines, { fill: dark, opacity: 0.7 })
    })
    .join('')
}

const PINE = 'M0 -68L-15 -42H-8L-20 -22H-10L-23 2H23L10 -22H20L8 -42H15Z'

/** What grows at the seams between two spaces. */
function growth(land: Land): Markup {
  const random = seeded(21)
  const size = land.scale * (land.upright ? 1.05 : 1)
  let all = ''
  land.angles.forEach((angle, space) => {
    const next = land.angles[space + 1]
    if (next === undefined || space % 4 === 3) return
    const middle = (angle + next) / 2 + (random() - 0.5) * 0.05
    const back = Math.sin(middle) < 0.1
    const [x, y] = on(land, middle, back ? land.outer - 0.06 : land.inner + 0.06)
    all += placed(plants[Math.floor(space / 4)]?.(quarter(space).dark) ?? '', { x, y, scale: size })
  })
  return all
}

const plants: readonly ((dark: string) => Markup)[] = [
  (dark) =>
    path(cuts([-10, 9, -9, 0, 1.6], [0, 5, 1, -4, 1.6], [9, 10, 10, 1, 1.6]), dark) +
    circle(-9, 0, 2.8, paper) +
    circle(1, -4, 2.8, paper) +
    circle(10, 1, 2.8, paper),
  () =>
    placed(path(PINE, '#17463C'), { x: -9, y: 8, scale: 0.26 }) +
    placed(path(PINE, '#17463C'), { x: 7, y: 6, scale: 0.34 }),
  (dark) => path('M-12 8L-10 -8L-3 -11L1 8ZM4 8L6 -3L12 -4L14 8Z', { fill: '#CDB8CF', stroke: dark, width: 1.6 }),
  (dark) =>
    path('M-15 10L-12 2L-16 -7L-9 -4L-2 -7L-6 2L-3 10ZM1 8L4 0L0 -9L7 -6L14 -9L10 0L13 8Z', {
      fill: yellow,
      stroke: dark,
      width: 1.6,
    }),
]

export function pine(): Markup {
  return (
    path(PINE, '#133A33') + path(cuts([5, -52, 9, -44, 1.8], [6, -34, 12, -24, 1.8], [6, -14, 14, -2, 2]), '#3A7D68')
  )
}

/** Pines on the far rim: behind every piece. */
function pines(land: Land): Markup {
  const trees: readonly (readonly [turn: number, part: number, size: number])[] = land.upright
    ? [[-0.72, 1.22, 0.5], [-0.3, 1.22, 0.42], [0.27, 1.22, 0.42], [0.66, 1.22, 0.5]]
    : [[-1.36, 1.2, 0.85], [-1.22, 1.23, 0.6], [1.28, 1.2, 0.75], [-0.47, 1.19, 0.5], [-0.56, 1.2, 0.75], [0.36, 1.19, 0.45], [0.62, 1.19, 0.6]] // prettier-ignore
  return trees
    .map(([turn, part, size]) => {
      const [x, y] = on(land, -Math.PI / 2 + turn, part)
      return placed(pine(), { x, y: y + 8 * land.scale, scale: size * land.scale })
    })
    .join('')
}

/** The ruins on space 0, where Ravenskeep once stood. */
const RUINS = 'M-58 4V-22L-52 -26L-46 -18V2ZM46 6V-12L51 -20L58 -14V4ZM-40 -10V-30L-32 -24V-12Z'

/** The flat plots; a crest is printed on four of them. */
function plots(land: Land, crests: ReadonlySet<number>): Markup {
  const [w, h] = land.upright ? [52, 40] : [66, 30]
  return land.angles
    .map((angle, space) => {
      const [x, y] = on(land, angle, 1)
      const { plot, dark } = quarter(space)
      const bed = ellipse(0, 0, w, h, { fill: plot, stroke: dark, width: 2.5 })
      const crest = crests.has(space) ? placed(shield(true), { x: -21, y: -23, scale: 0.42 }) : ''
      const ruins = space === 0 ? path(RUINS, { fill: '#D8C7A4', stroke: ink, width: 2.2 }) : ''
      return placed(bed + crest + ruins, { x, y, scale: land.scale })
    })
    .join('')
}

export function landscape(land: Land, crests: ReadonlySet<number>): Markup {
  return pines(land) + ground(land) + lake(land) + furrows(land) + growth(land) + plots(land, crests)
}

/** Far ripples of the night round the island, one tone only. */
export function air(land: Land): Markup {
  const flat = land.ry / land.rx
  const reach = land.rx * (land.upright ? 2 : 2.3)
  return path(
    ripples(land.centre, land.rx * 1.31, reach, 24, 2.2, { seed: 15, length: 90, gap: 1.3, flat }),
    'var(--air)',
  )
}

/** The dark tone of the land under a space, round its number. */
export function shadeOf(space: number): string {
  return quarter(space).dark
}
