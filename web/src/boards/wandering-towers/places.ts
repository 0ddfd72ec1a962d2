/** Where on the screen a floor, a wizard or a space can be touched, in px of the ring. */
import { FLOOR } from '../../art/pieces/tower'
import { standing } from './facts'
import { CASTLE, crowd, floorHeight, PAWN, spot, surface, type At, type Ring } from './geometry'
import type { Landing } from './offered'
import type { Blocked, Spot } from './options'
import type { TowersView } from './types'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly z: number
}

/** A finger needs this much room. */
export const FINGER = 40

/** `lone`: nothing else can be touched on that space, so the place may be as large as a finger needs. */
export function boxOf(ring: Ring, view: TowersView, one: Spot | Blocked, lone: boolean): Box {
  const box = pieceBox(ring, view, one)
  if (!lone) return box
  const [width, height] = [Math.max(FINGER, box.width), Math.max(FINGER + 4, box.height)]
  return { ...box, left: box.left - (width - box.width) / 2, top: box.top - (height - box.height) * 0.7, width, height }
}

function pieceBox(ring: Ring, view: TowersView, one: Spot | Blocked): Box {
  switch (one.kind) {
    case 'wizard':
      return wizardBox(ring, view, one)
    case 'space':
      return landingBox(ring, view, one.space)
    case 'keep':
      return keepBox(ring, view, one.space)
    case 'floor':
      return floorBox(ring, view, one.space, one.floor)
  }
}

function wizardBox(ring: Ring, view: TowersView, { space, wizard }: Spot | Blocked): Box {
  const k = ring.scale
  const all = view.spaces[space]?.floors.length ?? 0
  const [x, top] = surface(ring, space, all)
  const people = crowd(standing(view, space))
  const first = people.filter((one) => one.wizard === wizard).sort((a, b) => a.at - b.at)[0]
  const [width, height] = [Math.max(30, 44 * PAWN * k + 8), Math.max(FINGER, 98 * PAWN * k)]
  const [middle, foot] = [x + (first?.x ?? 0) * k, top + (first?.y ?? 0) * k + (all ? 0 : 4 * k)]
  return { left: middle - width / 2, top: foot - height + 4, width, height, z: 2000 + Math.round(foot) }
}

function landingBox(ring: Ring, view: TowersView, space: number): Box {
  const k = ring.scale
  const [x, top] = surface(ring, space, view.spaces[space]?.floors.length ?? 0)
  const [width, height] = [Math.max(48, 104 * k), Math.max(48, 90 * k)]
  return { left: x - width / 2, top: top - height * 0.7, width, height, z: 3000 + Math.round(top) }
}

/** Ravenskeep without what it stands on: under the spaces beside it, which can be touched as well. */
function keepBox(ring: Ring, view: TowersView, space: number): Box {
  const k = ring.scale
  const [x, foot] = surface(ring, space, view.spaces[space]?.floors.length ?? 0, true)
  const [width, height] = [Math.max(FINGER, 150 * CASTLE.scale * k), Math.max(FINGER, 180 * CASTLE.scale * k)]
  return { left: x - width / 2, top: foot - height + 8 * k, width, height, z: 2500 }
}

function floorBox(ring: Ring, view: TowersView, space: number, floor: number): Box {
  const k = ring.scale
  const [x, ground] = spot(ring, space)
  const all = view.spaces[space]?.floors.length ?? 0
  const tall = floorHeight(ring, space, all, view.keep === space) * k
  const width = (2 * FLOOR.rx + 24) * k
  const lower = ground - (floor - 1) * tall + FLOOR.ry * k
  const upper = ground - floor * tall + (floor === all ? -(FLOOR.ry + 10) * k : FLOOR.ry * k)
  return {
    left: x - width / 2 - 8 * k,
    top: upper,
    width,
    height: Math.max(lower - upper, 14),
    z: 1000 + Math.round(ground),
  }
}

/** The whole of a space with all that stands on it, behind what can be touched. */
export function spaceBox(ring: Ring, view: TowersView, space: number): Box {
  const k = ring.scale
  const [x, ground] = spot(ring, space)
  const keep = view.keep === space
  const [, top] = surface(ring, space, view.spaces[space]?.floors.length ?? 0, keep)
  const upper = top - (keep ? 110 : 50) * k
  return { left: x - 56 * k, top: upper, width: 112 * k, height: ground + 34 * k - upper, z: Math.round(ground) }
}

/** Of the places where a piece could be put down the one it is held over; none if all are far. */
export function nearest(
  ring: Ring,
  view: TowersView,
  landings: readonly Landing[],
  points: readonly At[],
): Landing | null {
  let [best, least] = [null as Landing | null, Math.max(FINGER, 62 * ring.scale)]
  for (const one of landings) {
    const [x, y] = surface(ring, one.to, view.spaces[one.to]?.floors.length ?? 0)
    const far = Math.min(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)))
    if (far < least) [best, least] = [one, far]
  }
  return best
}
