/** Where moon, hills, flock and fire stand: one composition for phones, one for everything wider. */
import type { Flyer, Landscape } from './sky'

function bump(x: number, middle: number, width: number): number {
  return Math.exp(-(((x - middle) / width) ** 2))
}

/** A flyer given by its place relative to the moon, in radii of the moon. */
type Formation = readonly [dx: number, dy: number, scale: number, turn: number]

function fly(formation: readonly Formation[], moon: Landscape['moon'], unit: number): Flyer[] {
  return formation.map(([dx, dy, scale, turn]) => ({
    x: moon.x + dx * moon.r,
    y: moon.y + dy * moon.r,
    scale: scale * unit,
    turn,
  }))
}

/** The first of a flock crosses the moon and is never left out. */
const flockOfNine: readonly Formation[] = [
  [-0.89, -0.63, 1.05, -10],
  [1.1, -0.93, 0.62, -14],
  [2.14, -0.15, 0.46, -6],
  [-2.03, 0.41, 0.66, -6],
  [-3.05, -0.76, 0.4, -12],
  [1.19, 0.61, 0.4, 2],
  [-2.49, 0, 0.3, -10],
  [-3.56, 0.73, 0.3, -4],
  [2.8, -0.86, 0.32, -12],
]

const flockOfFive: readonly Formation[] = [
  [-1.07, -0.44, 0.52, -10],
  [-1.48, -0.89, 0.2, -12],
  [1.15, 0.19, 0.22, -6],
  [-1.93, 0.52, 0.24, -8],
  [1, 1, 0.18, 0],
]

export interface Room {
  width: number
  height: number
  /** where the row of labels begins: the near hill rises to it */
  labels: number
  /** the right edge of the page's content: the fire burns above the last label */
  right: number
  /** the left and right edge of the words over the labels: nobody flies into them */
  words: readonly [left: number, right: number]
}

/** Laptops and wide screens: the sky takes the whole page and grows with it. */
export function wideLandscape({ width, height, labels, right, words }: Room): Landscape {
  const unit = Math.min(Math.max(0.75, Math.min(width / 1440, labels / 515)), 2)
  const moon = { x: width * 0.7, y: labels * 0.415, r: 118 * unit }
  const fire = { x: right - 94, y: 0, scale: 0.8 * Math.min(unit, 1.3) }
  const near = (x: number) =>
    labels + 45 - 70 * bump(x, fire.x, 260 * unit) - 34 * bump(x, width * 0.083, 220 * unit) + 8 * Math.sin(x / 90)
  // a hollow under the words: nothing may stand behind text
  const dip = (x: number) => 140 * unit * bump(x, (words[0] + words[1]) / 2, (words[1] - words[0]) * 0.8)
  const far = (x: number) =>
    labels - 29 * unit - 56 * unit * Math.sin((x / unit - 420) / 400) - 13 * Math.sin(x / 170 / unit) + dip(x)
  fire.y = near(fire.x) + 2
  return {
    width,
    height,
    moon,
    flock: fly(flockOfNine, moon, unit).filter(
      ({ x, scale }, i) => i === 0 || (x > words[1] + 16 && x + 215 * scale < width),
    ),
    far,
    near,
    fire,
    farPines: [0.4 * unit, 0.8 * unit],
    nearPines: [0.5 * unit, 1.25 * unit],
    under: [words[0] - 40, words[1] + 20],
    words: [
      { x: words[0] - 20, y: 0.04 * labels, width: 340, height: labels },
      { x: 0, y: 0.38 * labels, width: words[1] + 10, height: labels },
      { x: width - 780, y: 0, width: 780, height: 80 },
    ],
    seed: 4,
  }
}

/** Phones and tablets: a band on top of the page, sun or moon at the right of the name. */
export function bandLandscape({ width, height }: Pick<Room, 'width' | 'height'>): Landscape {
  const unit = Math.min(height / 260, 1.8)
  const moon = { x: width - 114 * unit, y: 86 * unit, r: 54 * unit }
  const fire = { x: width - 68 * unit, y: 0, scale: 0.42 * unit }
  const near = (x: number) =>
    height - 28 - 22 * unit * bump(x, fire.x, 70 * unit) - 10 * bump(x, 40, 60) + 3 * Math.sin(x / 40)
  const far = (x: number) => height - 28 - 36 * unit - 16 * unit * Math.sin((x / unit - 60) / 90)
  fire.y = near(fire.x) + 2
  return {
    width,
    height,
    moon,
    // on narrow phones the lead line needs its room: nobody flies into it
    flock: fly(flockOfFive, moon, unit).filter(({ x }, i) => i === 0 || x > 160),
    far,
    near,
    fire,
    farPines: [0.4 * unit, 0.75 * unit],
    nearPines: [0.5 * unit, 1.1 * unit],
    under: [0, Math.min(190 * unit, width * 0.5)],
    words: [
      { x: 0, y: 0, width: 190, height: 150 * unit },
      { x: width - 70, y: 0, width: 70, height: 66 },
    ],
    seed: 9,
  }
}
