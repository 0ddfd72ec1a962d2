/** The three landscapes behind what lies there: three close tones each, by night and by day, and one joke each. */
import { ink, paper, yellow } from '../inks'
import { block, cut, cuts, hatch, ripples, seeded } from '../kit'
import { circle, clipped, ellipse, path, placed, type Markup } from '../svg'
import type { Location } from './signs'

export type Theme = 'night' | 'day'

interface Tones {
  base: string
  middle: string
  dark: string
  light: string
  grain: string
}

function tones(base: string, middle: string, dark: string, light: string, grain: string): Tones {
  return { base, middle, dark, light, grain }
}

const palette: Record<Theme, Record<Location, Tones>> = {
  day: {
    mountains: tones('#DCD5D0', '#B7AFB4', '#958C97', '#F6EBD4', '#C9C1C0'),
    forest: tones('#C9D3A2', '#9CB67F', '#6E9464', '#58805A', '#B9C78F'),
    lake: tones('#C3DADA', '#95BFC9', '#6C9FB0', '#E3EFE8', '#B1CFD3'),
  },
  night: {
    mountains: tones('#2B3245', '#3B445C', '#4F5A76', '#C9CBD4', '#343C52'),
    forest: tones('#17382F', '#1F4C3D', '#2C6650', '#123026', '#1C4236'),
    lake: tones('#15334A', '#1D4A68', '#2A6488', '#3C7FA6', '#194059'),
  },
}

/** The ground of a location, for words that stand on it. */
export function groundOf(location: Location, theme: Theme): string {
  return palette[theme][location].base
}

interface Frame {
  width: number
  height: number
  /** how wide the plain field at the left is; nothing but ground lies behind words */
  field: number
  seed: number
}

function mountains({ width, height, seed }: Frame, t: Tones): Markup {
  const random = seeded(seed * 3 + 8)
  const count = Math.round(width / (height * 0.66))
  let [ridge, snow, shade, goat] = [`M0 ${height}`, '', '', '']
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) * width) / count + (random() - 0.5) * 20
    const joke = height > 120 && i === 3
    const y = height * (joke ? 0.29 : 0.1 + (i % 2 ? 0.22 : 0) + random() * 0.1)
    const half = height * (0.52 + random() * 0.16)
    const down = height - y
    ridge += `M${x - half} ${height}L${x} ${y}L${x + half} ${height}Z`
    snow +=
      `M${x} ${y}L${x - half * 0.2} ${y + down * 0.2}L${x - half * 0.06} ${y + down * 0.15}L${x + half * 0.03} ${y + down * 0.25}` +
      `L${x + half * 0.1} ${y + down * 0.15}L${x + half * 0.2} ${y + down * 0.2}Z`
    for (let j = 0; j < 4; j++) {
      const part = 0.32 + j * 0.17
      shade += cut(
        [x + half * part * 0.35, y + down * part],
        [x + half * (part * 0.75 + 0.1), y + down * (part + 0.2)],
        2.4,
      )
    }
    if (joke) {
      goat = placed(
        path(
          'M4 30L6 18C4 16 2 12 4 10C8 12 14 10 20 10L24 4C22 2 20 -2 22 -6C24 -2 26 0 28 0C28 -3 27 -6 30 -8C31 -4 31 -1 31 1L36 6L33 9L29 9C28 14 27 17 25 19L26 30H22L21 21L10 20L8 30Z',
          ink,
        ),
        { x: x - 17, y: y - 25 },
      )
    }
  }
  const air = ripples([width * 0.7, -20], 30, width, 15, 2, { seed: 3, length: 50, gap: 0.9 })
  return path(air, t.grain) + path(ridge, t.middle) + path(snow, t.light) + path(shade, t.dark) + goat
}

function forest({ width, height, seed }: Frame, t: Tones): Markup {
  const random = seeded(seed * 3 + 6)
  const count = Math.round(width / 36)
  const pine =
    path('M0 -68L-15 -42H-8L-20 -22H-10L-23 2H23L10 -22H20L8 -42H15Z', t.middle) +
    path(cuts([4, -52, 8, -44, 1.8], [6, -34, 12, -24, 1.8], [6, -14, 14, -2, 2]), t.light)
  const pines = Array.from({ length: count }, (_, i) =>
    placed(pine, {
      x: ((i + random() * 0.8) * width) / count,
      y: height * 0.68,
      scale: ((0.85 + random() * 0.5) * height) / 148,
    }),
  )
  const look =
    ellipse(0, 0, 13, 9, ink) +
    circle(-5, -1, 3.4, yellow) +
    circle(5, -1, 3.4, yellow) +
    circle(-4, -1, 1.3, ink) +
    circle(6, -1, 1.3, ink)
  const ground = `M0 ${height * 0.62}C${width * 0.3} ${height * 0.54} ${width * 0.7} ${height * 0.7} ${width} ${height * 0.58}V${height}H0Z`
  return (
    path(ripples([width * 0.5, -60], 60, width, 15, 2, { seed: 4, length: 50, gap: 0.9 }), t.grain) +
    pines.join('') +
    path(ground, t.middle) +
    path(
      hatch({ x: 0, y: height * 0.66, width, height: height * 0.34 }, 0.06, 11, 2, {
        seed: 5,
        length: 30,
        density: 0.5,
      }),
      t.dark,
    ) +
    (height > 120 ? placed(look, { x: width * 0.786, y: height * 0.39 }) : '')
  )
}

function lake({ width, height }: Frame, t: Tones): Markup {
  const inWater = ([, y]: readonly [number, number]) => y > height * 0.38
  const shore = [0.34, 0.24, 0.32, 0.2, 0.3, 0.22, 0.31, 0.2, 0.3, 0.22]
    .map((part, i) => `${i ? 'L' : 'M'}${(i * width) / 9} ${height * part}`)
    .join('')
  const beast =
    path(
      'M0 30C2 14 -4 8 -10 8L-14 4C-12 -2 -4 -4 2 0C10 6 8 20 10 30ZM20 30C22 16 40 16 42 30ZM50 30C52 20 64 20 66 30ZM74 30C74 24 78 20 84 18C82 22 82 26 80 30Z',
      ink,
    ) +
    circle(-4, 3, 1.6, paper) +
    path(cut([-16, 32], [90, 32], 2), t.light)
  const centre = [width * 0.55, height * 0.62] as const
  return (
    path(`${shore}V${height * 0.4}H0Z`, t.middle) +
    path(`M0 ${height * 0.34}H${width}V${height}H0Z`, t.middle) +
    path(
      ripples(centre, 24, width * 0.8, 11, 2, { seed: 6, length: 44, gap: 0.8, flat: 0.32, keep: inWater }),
      t.dark,
    ) +
    path(
      ripples(centre, 30, width * 0.8, 24, 1.6, { seed: 9, length: 30, gap: 1.6, flat: 0.32, keep: inWater }),
      t.light,
    ) +
    path(`M0 ${height * 0.36}H${width}V${height * 0.36 + 3}H0Z`, t.dark) +
    (height > 120 ? placed(beast, { x: width * 0.57, y: height * 0.176 }) : '')
  )
}

const scenes: Record<Location, (frame: Frame, t: Tones) => Markup> = { mountains, forest, lake }

/** The outline of a band, cut by hand: its ground and, when it is its turn, its lit edge. */
export function bandEdge({ width, height, seed }: Frame): string {
  return block({ x: 2, y: 2, width: width - 4, height: height - 4 }, 14, seed + 6, 1.1)
}

export function band(location: Location, theme: Theme, frame: Frame): Markup {
  const t = palette[theme][location]
  const { height, field } = frame
  const plain = `M0 0H${field - 2}L${field + 4} ${height * 0.27}L${field - 2} ${height * 0.6}L${field + 3} ${height}H0Z`
  const shape = bandEdge(frame)
  return path(shape, t.base) + clipped(shape, scenes[location](frame, t) + path(plain, t.base))
}
