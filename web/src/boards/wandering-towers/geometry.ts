/**
 * Where the ring lies in the room it is given. A broad room shows it as a circle seen at an angle, a high one as an
 * upright oval. Everything is in px of the board; pieces are drawn in their own units times `scale`.
 */
import type { Point } from '../../art/kit'
import { FLOOR } from '../../art/pieces/tower'
import type { Land } from '../../art/towers/land'

export const SPACES = 16

export type At = Point

/** The land, in the room that it has. */
export interface Ring extends Land {
  readonly width: number
  readonly height: number
}

/** Widths and heights of pieces, in their own units. */
export const PAWN = 0.62
export const CASTLE = { scale: 0.66, height: 142 } as const
/** how high a stack may grow, and the least height of a floor */
const STACK = 168
const LEAST_FLOOR = 24
const TILT = 0.47
/** where there is height to spare, one looks from higher above */
const STEEPEST = 0.64
/** so many units of the pieces lie between two spaces, where there is room */
const APART = 119
/** smaller than this no piece can be read or touched: rather they stand closer */
const LEAST = 0.46
/** room above the farthest space: for Ravenskeep */
const HEAD = 152

export function ringIn(width: number, height: number): Ring {
  return width / height > (width > 1000 ? 1 : 1.62) ? tilted(width, height) : upright(width, height)
}

function tilted(width: number, height: number): Ring {
  const outer = 1.22
  const rx = Math.min(width * 0.37, height / 1.45)
  const scale = rx / 396
  const depth = 18 * scale
  const ry = Math.max(rx * TILT, Math.min(rx * STEEPEST, (height - HEAD * scale - depth - 8) / (1 + outer)))
  const spare = Math.max(0, height - HEAD * scale - depth - 8 - ry * (1 + outer))
  const centre: At = [width / 2, height - ry * outer - depth - 4 - spare * 0.35]
  return { width, height, centre, rx, ry, inner: 0.77, outer, depth, scale, upright: false, angles: evenly(rx, rx) }
}

function upright(width: number, height: number): Ring {
  const outer = 1.24
  const depth = Math.max(6, width * 0.02)
  const room = (scale: number) => (height - depth - 2 - HEAD * scale) / (outer + 0.98)
  const rx = width * 0.385
  const first = Math.min(rx * 1.185, room(0.54))
  const scale = Math.max(LEAST, spacing(rx, first) / APART)
  const ry = Math.min(rx * 1.185, room(scale))
  const centre: At = [width / 2, height - ry * outer - depth - 2]
  return { width, height, centre, rx, ry, inner: 0.72, outer, depth, scale, upright: true, angles: evenly(rx, ry) }
}

function spacing(rx: number, ry: number): number {
  return (2 * Math.PI * Math.sqrt((rx * rx + ry * ry) / 2)) / SPACES
}

/** Directions that divide the ellipse into spaces of one length, half a space right of the top first. */
function evenly(rx: number, ry: number): number[] {
  const fine = 1440
  const point = (n: number): At => {
    const angle = (n / fine) * 2 * Math.PI - Math.PI / 2
    return [rx * Math.cos(angle), ry * Math.sin(angle)]
  }
  const lengths = [0]
  for (let n = 1; n <= fine; n++) {
    const [a, b] = [point(n - 1), point(n)]
    lengths.push((lengths[n - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const whole = lengths[fine] ?? 1
  return Array.from({ length: SPACES }, (_, space) => {
    const wanted = (whole * (space + 0.5)) / SPACES
    const n = lengths.findIndex((length) => length >= wanted)
    return (n / fine) * 2 * Math.PI - Math.PI / 2
  })
}

/** The middle of a space; `part` 1 is where pieces stand. */
export function spot(ring: Ring, space: number, part = 1): At {
  const angle = ring.angles[((space % SPACES) + SPACES) % SPACES] ?? 0
  return [ring.centre[0] + ring.rx * part * Math.cos(angle), ring.centre[1] + ring.ry * part * Math.sin(angle)]
}

/** Where the number of a space stands: on its near side, where neither its own tower nor the next one hides it. */
export function numberAt(ring: Ring, space: number): At {
  const [x, y] = spot(ring, space)
  const near = 45 * ring.scale
  const sin = Math.sin(ring.angles[space] ?? 0)
  if (!ring.upright || sin < -0.62) return [x, y + near]
  // at the sides of an oval the spaces lie below each other: the next one stands farther out above the middle, farther
  // in below it
  if (sin > 0.62) return spot(ring, space, 1.185)
  return [spot(ring, space, sin < 0 ? 0.84 : 1.19)[0], y + 30 * ring.scale]
}

/** How high each floor of a stack of so many is drawn there: full floors up to four, less where the sky is near. */
export function floorHeight(ring: Ring, space: number, floors: number, keep = false): number {
  if (!floors) return FLOOR.height
  const above = keep ? CASTLE.height : 62
  const sky = spot(ring, space)[1] / ring.scale - above
  const wanted = floors <= 4 ? FLOOR.height : Math.max(LEAST_FLOOR, STACK / floors)
  return Math.max(9, Math.floor(Math.min(wanted, sky / floors)))
}

/** Where the foot of whoever stands on top of so many floors is. */
export function surface(ring: Ring, space: number, floors: number, keep = false): At {
  const [x, y] = spot(ring, space)
  return [x, y - floors * floorHeight(ring, space, floors, keep) * ring.scale]
}

/** How far it is: forward where a card or a spell could have taken it so, else back. */
export function way(from: number, to: number): number {
  const forward = (to - from + SPACES) % SPACES
  return forward <= 6 ? forward : forward - SPACES
}

/** The spaces that a move passes, the last one included. */
export function passed(from: number, steps: number): number[] {
  return Array.from({ length: Math.abs(steps) }, (_, n) => (from + Math.sign(steps) * (n + 1) + 2 * SPACES) % SPACES)
}

const crowds: Readonly<Record<number, readonly At[]>> = {
  1: [[0, 4]],
  2: [[-17, 2], [17, 5]],
  3: [[0, -7], [-21, 5], [21, 6]],
  4: [[-12, -8], [16, -7], [-22, 7], [14, 9]],
  5: [[-18, -7], [12, -9], [-28, 6], [0, 9], [27, 6]],
  6: [[-22, -7], [2, -10], [24, -6], [-26, 8], [0, 10], [25, 8]],
} // prettier-ignore

export interface Standing {
  readonly wizard: string
  readonly x: number
  readonly y: number
  /** its place in the list it came from */
  readonly at: number
}

/** Who stands where on a surface, those behind first; in units of the pieces, from the surface's middle. */
export function crowd(wizards: readonly string[]): Standing[] {
  const places = crowds[wizards.length] ?? []
  return wizards
    .map((wizard, at) => ({ wizard, at, x: places[at]?.[0] ?? 0, y: places[at]?.[1] ?? 0 }))
    .sort((a, b) => a.y - b.y)
}
