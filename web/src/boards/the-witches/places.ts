/**
 * Where the places of Lancre are drawn, in units of the map, and how the paths between them bend. Which places and paths
 * there are is told by the game's own data; a test holds the two together.
 */
import type { Ground } from '../../art/witches/lancre'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Place extends Point {
  readonly ground: Ground
  /** a place with several spaces: where they lie, seen from its middle */
  readonly spaces?: readonly Point[]
  /** the yard under several spaces */
  readonly yard?: { readonly rx: number; readonly ry: number }
  /** how far below the middle the name stands */
  readonly name?: number
}

/** What of the drawing is shown: the land with its edge. */
export const MAP = { x: 4, y: 122, width: 1096, height: 526 } as const

const at = (x: number, y: number, ground: Ground): Place => ({ x, y, ground })

export const places: Readonly<Record<string, Place>> = {
  slice: at(62, 188, 'mountain'),
  place: at(160, 232, 'mountain'),
  razorback: at(272, 190, 'mountain'),
  slippery: at(384, 214, 'mountain'),
  dancers: at(440, 300, 'forest'),
  stone: at(548, 268, 'forest'),
  granny: at(310, 338, 'forest'),
  cabb: at(534, 370, 'meadow'),
  oak: at(646, 332, 'meadow'),
  creel: at(776, 290, 'meadow'),
  longman: at(688, 234, 'forest'),
  caves: at(590, 182, 'mountain'),
  blackglass: at(812, 186, 'mountain'),
  town: {
    ...at(808, 404, 'meadow'),
    spaces: [{ x: -76, y: -6 }, { x: 0, y: 8 }, { x: 76, y: -10 }], // prettier-ignore
    yard: { rx: 122, ry: 36 },
    name: 54,
  },
  castle: {
    ...at(938, 246, 'mountain'),
    spaces: [
      { x: -38, y: 4 },
      { x: 38, y: -4 },
    ],
    yard: { rx: 84, ry: 30 },
    name: 46,
  },
  magrat: at(494, 496, 'meadow'),
  stoat: at(706, 510, 'meadow'),
  bridge: at(602, 580, 'meadow'),
  badass: at(208, 462, 'forest'),
  gorge: at(300, 566, 'forest'),
  rock: at(152, 366, 'forest'),
  skund: at(56, 316, 'forest'),
}

export const DUNGEON: Place = { ...at(1044, 172, 'mountain'), name: 38 }

/** How far a path leans to one side; those not named run straight. */
const BENDS: Readonly<Record<string, number>> = {
  'dancers cabb': -14,
  'granny cabb': 26,
  'oak creel': -12,
  'creel longman': 10,
  'creel blackglass': 8,
  'cabb town': -10,
  'town castle': 10,
  'town magrat': -16,
  'magrat stoat': 8,
  'magrat bridge': 8,
  'stoat bridge': 12,
  'magrat badass': -24,
  'badass gorge': 12,
  'badass rock': -8,
  'rock skund': 10,
}

function bend(from: string, to: string): number {
  return BENDS[`${from} ${to}`] ?? -(BENDS[`${to} ${from}`] ?? 0)
}

function place(name: string): Place {
  return name === 'dungeon' ? DUNGEON : (places[name] ?? DUNGEON)
}

/** The place that a space belongs to: `town-2` is in `town`. */
export function locationOf(space: string): string {
  return space.replace(/-\d$/, '')
}

/** Where a space is drawn. */
export function spotOf(space: string): Point & { readonly ground: Ground } {
  const whole = place(locationOf(space))
  const way = whole.spaces?.[Number(/-(\d)$/.exec(space)?.[1] ?? 1) - 1]
  return { x: whole.x + (way?.x ?? 0), y: whole.y + (way?.y ?? 0), ground: whole.ground }
}

function control(from: Point, to: Point, lean: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  return { x: (from.x + to.x) / 2 - (dy / length) * lean * 2, y: (from.y + to.y) / 2 + (dx / length) * lean * 2 }
}

const short = (value: number) => Math.round(value * 10) / 10

/** The path between two neighbouring places, as path data. */
export function way(from: string, to: string): string {
  const [a, b] = [place(from), place(to)]
  const middle = control(a, b, bend(from, to))
  return `M${a.x} ${a.y}Q${short(middle.x)} ${short(middle.y)} ${b.x} ${b.y}`
}

/** A point of the path and the direction there, in degrees; `part` from 0 to 1. */
export function onWay(from: string, to: string, part: number): Point & { readonly turn: number } {
  const [a, b] = [place(from), place(to)]
  const middle = control(a, b, bend(from, to))
  const rest = 1 - part
  const [dx, dy] = [
    2 * rest * (middle.x - a.x) + 2 * part * (b.x - middle.x),
    2 * rest * (middle.y - a.y) + 2 * part * (b.y - middle.y),
  ]
  return {
    x: short(rest * rest * a.x + 2 * rest * part * middle.x + part * part * b.x),
    y: short(rest * rest * a.y + 2 * rest * part * middle.y + part * part * b.y),
    turn: short((Math.atan2(dy, dx) * 180) / Math.PI),
  }
}
