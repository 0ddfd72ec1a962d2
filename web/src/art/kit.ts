/**
 * The carving kit: a handful of tools that draw everything in Slet.
 *
 * Each tool returns path data (the `d` of a `<path>`), so that all cuts of one tone can be joined into one element.
 * Whatever looks irregular comes from a fixed seed: the same call gives the same path, in every browser and at every render.
 */

export type Point = readonly [x: number, y: number]

const TURN = Math.PI * 2

/** Numbers in paths have two decimals at most: enough for print, short on the wire. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

function at(point: Point): string {
  return `${round(point[0])} ${round(point[1])}`
}

/** A stream of numbers in [0, 1) that depends on nothing but its seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The point at that distance and angle from a centre; `flat` squeezes the circle to an ellipse. */
export function polar(centre: Point, radius: number, angle: number, flat = 1): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle) * flat]
}

function outline(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

/**
 * One gouge from `from` to `to`: pointed where the blade goes in, blunter where it leaves.
 * `width` is how far the middle bulges to either side, `bend` how far the whole cut leans to its left.
 */
export function cut(from: Point, to: Point, width = 3, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const normal: Point = [-dy / length, dx / length]
  const deep: Point = [from[0] + dx * 0.66 + normal[0] * bend, from[1] + dy * 0.66 + normal[1] * bend]
  const left: Point = [deep[0] + normal[0] * width, deep[1] + normal[1] * width]
  const right: Point = [deep[0] - normal[0] * width, deep[1] - normal[1] * width]
  return `M${at(from)}Q${at(left)} ${at(to)}Q${at(right)} ${at(from)}Z`
}

/** Several gouges at once, written as rows of numbers: x1, y1, x2, y2, width, bend. */
export type CutRow = readonly [x1: number, y1: number, x2: number, y2: number, width?: number, bend?: number]

export function cuts(...rows: readonly CutRow[]): string {
  return rows.map(([x1, y1, x2, y2, width, bend]) => cut([x1, y1], [x2, y2], width, bend)).join('')
}

/** A gouge along an arc round a centre. */
export function arcCut(centre: Point, radius: number, start: number, end: number, width: number, flat = 1): string {
  const middle = (start + end) / 2
  const reach = radius / Math.cos((end - start) / 2) // where the tangents of both ends meet
  const from = polar(centre, radius, start, flat)
  const to = polar(centre, radius, end, flat)
  const outer = polar(centre, reach + width, middle, flat)
  const inner = polar(centre, reach - width, middle, flat)
  return `M${at(from)}Q${at(outer)} ${at(to)}Q${at(inner)} ${at(from)}Z`
}

export interface Sector {
  /** where the tool begins and ends, in radians clockwise from the right */
  start?: number
  end?: number
}

export interface RayOptions extends Sector {
  seed?: number
  /** how far an angle may stray, as a part of the step between two rays */
  jitter?: number
}

/** Cuts that point outward from a centre, as behind the hero of a card. */
export function rays(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  width: number,
  { start = 0, end = TURN, jitter = 0.15, seed = 1 }: RayOptions = {},
): string {
  const random = seeded(seed)
  const span = outer - inner
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = start + ((end - start) * (i + 0.5 + (random() - 0.5) * jitter * 2)) / count
    const near = inner + (random() - 0.5) * span * 0.3
    const far = outer - random() * span * 0.25
    path += cut(polar(centre, near, angle), polar(centre, far, angle), width * (0.7 + random() * 0.6))
  }
  return path
}

export interface RippleOptions extends Sector {
  seed?: number
  /** usual length of one arc, along it */
  length?: number
  /** gap after an arc, as a part of its length */
  gap?: number
  flat?: number
  /** leave an arc out by where its middle lies */
  keep?: (middle: Point) => boolean
}

/** Short arcs round a centre: the air round the moon, the grain of a table, water. */
export function ripples(
  centre: Point,
  inner: number,
  outer: number,
  step: number,
  width: number,
  { seed = 2, length = 60, gap = 0.35, flat = 1, start = 0, end = TURN, keep }: RippleOptions = {},
): string {
  const random = seeded(seed)
  let path = ''
  for (let radius = inner; radius < outer; radius += step * (0.85 + random() * 0.3)) {
    let angle = start + random() * 0.5
    while (angle < end) {
      const turn = (length * (0.5 + random())) / radius
      // an arc of more than a radian is no longer a stroke of one hand
      if (turn < 1 && (!keep || keep(polar(centre, radius, angle + turn / 2, flat)))) {
        const strayed = radius + (random() - 0.5) * step * 0.25
        path += arcCut(centre, strayed, angle, angle + turn, width * (0.5 + random() * 0.8), flat)
      }
      angle += turn * (1 + gap * (0.5 + random()))
    }
  }
  return path
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface HatchOptions {
  seed?: number
  length?: number
  /** part of the cuts that are made at all */
  density?: number
}

/** Parallel cuts in rows across a box, for slopes and shade. Clip them to the shape. */
export function hatch(
  box: Box,
  angle: number,
  gap: number,
  width: number,
  { seed = 3, length = 30, density = 1 }: HatchOptions = {},
): string {
  const random = seeded(seed)
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const reach = Math.hypot(box.width, box.height) / 2 + length
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = (along: number, across: number): Point => [
    cx + along * cos - across * sin,
    cy + along * sin + across * cos,
  ]
  let path = ''
  for (let row = -reach; row < reach; row += gap) {
    let along = -reach + random() * length
    while (along < reach) {
      const stroke = length * (0.5 + random())
      if (random() < density) {
        const across = row + (random() - 0.5) * gap * 0.4
        path += cut(turned(along, across), turned(along + stroke, across), width * (0.6 + random() * 0.7))
      }
      along += stroke * (1.15 + random() * 0.4)
    }
  }
  return path
}

/** A rectangle cut by hand: each corner taken off by one facet, edges broken about every 40 units. */
export function block(box: Box, corner = 6, seed = 5, stray = 0.8): string {
  const random = seeded(seed)
  const { x, y, width, height } = box
  const [right, bottom] = [x + width, y + height]
  const points: Point[] = []
  const off = () => (random() - 0.5) * 2 * stray
  const edge = (from: Point, to: Point) => {
    const facets = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 40))
    for (let i = 0; i < facets; i++) {
      const part = i / facets
      points.push([from[0] + (to[0] - from[0]) * part + off(), from[1] + (to[1] - from[1]) * part + off()])
    }
    points.push(to)
  }
  const facet = corner * 0.3
  edge([x + corner, y], [right - corner, y])
  points.push([right - facet, y + facet])
  edge([right, y + corner], [right, bottom - corner])
  points.push([right - facet, bottom - facet])
  edge([right - corner, bottom], [x + corner, bottom])
  points.push([x + facet, bottom - facet])
  edge([x, bottom - corner], [x, y + corner])
  points.push([x + facet, y + facet])
  return outline(points)
}

export interface DiscOptions {
  seed?: number
  points?: number
  /** how far the radius strays, as a part of it */
  stray?: number
  flat?: number
}

/** A circle cut by hand: a polygon a hair out of true. Moon, halo, table. */
export function disc(
  centre: Point,
  radius: number,
  { seed = 1, points = 36, stray = 0.012, flat = 1 }: DiscOptions = {},
): string {
  const random = seeded(seed)
  return outline(
    Array.from({ length: points }, (_, i) =>
      polar(centre, radius * (1 + (random() - 0.5) * 2 * stray), (i * TURN) / points, flat),
    ),
  )
}

/** A star with one point up. Ours have seven points; medals and bursts more. */
export function star(centre: Point, outer: number, inner: number, points: number): string {
  return outline(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(centre, i % 2 ? inner : outer, -Math.PI / 2 + (i * Math.PI) / points),
    ),
  )
}

/** A circle with another one bitten out of it; the bite must cross the circle's edge. */
export function crescent(centre: Point, radius: number, bite: Point, biteRadius: number): string {
  const [dx, dy] = [bite[0] - centre[0], bite[1] - centre[1]]
  const apart = Math.hypot(dx, dy)
  const along = (radius ** 2 - biteRadius ** 2 + apart ** 2) / (2 * apart)
  const half = Math.sqrt(radius ** 2 - along ** 2)
  const [ux, uy] = [dx / apart, dy / apart]
  const foot: Point = [centre[0] + along * ux, centre[1] + along * uy]
  const lower: Point = [foot[0] - half * uy, foot[1] + half * ux]
  const upper: Point = [foot[0] + half * uy, foot[1] - half * ux]
  const large = along < apart && apart < biteRadius ? 1 : 0
  return (
    `M${at(upper)}A${radius} ${radius} 0 1 0 ${at(lower)}` + `A${biteRadius} ${biteRadius} 0 ${large} 1 ${at(upper)}Z`
  )
}
