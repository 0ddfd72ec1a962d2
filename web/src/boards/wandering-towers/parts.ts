/** Pieces taken off the track: a part of a stack, wizards, Ravenskeep; carried by a motion or by hand. */
import { standing } from './facts'
import { CASTLE, floorHeight, surface, type Ring } from './geometry'
import type { Spot } from './options'
import type { Floor, TowersView } from './types'

/** Foot of the lowest at (x, y). */
export interface Carried {
  readonly key: string
  readonly floors: readonly Floor[]
  readonly wizards: readonly string[]
  readonly keep: boolean
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The floor and all above it, as it stands. */
export function partOf(view: TowersView, ring: Ring, space: number, floor: number): Carried {
  const all = view.spaces[space]?.floors ?? []
  const keep = view.keep === space
  const height = floorHeight(ring, space, all.length, keep)
  const [x, ground] = surface(ring, space, 0)
  return {
    key: 'part',
    floors: all.slice(floor - 1),
    wizards: standing(view, space),
    keep,
    x,
    y: ground - (floor - 1) * height * ring.scale,
    height,
  }
}

/** How high a part is lifted to show what is beneath: less on the far side, where the sky is near. */
export function lift(ring: Ring, { floors, keep, y, height }: Carried): number {
  const sky = y - (floors.length * height + (keep ? CASTLE.height : 62)) * ring.scale
  return Math.max(24 * ring.scale, Math.min(74 * ring.scale, sky))
}

/** What a hand takes there: the floor with all above it, the one wizard, or Ravenskeep alone. */
export function taken(view: TowersView, ring: Ring, { kind, space, floor, wizard }: Spot): Carried {
  if (kind === 'keep') {
    const [x, y] = surface(ring, space, floor, true)
    return { key: 'hand', floors: [], wizards: [], keep: true, x, y, height: 0 }
  }
  if (kind !== 'wizard' || !wizard) return partOf(view, ring, space, floor)
  const [x, y] = surface(ring, space, view.spaces[space]?.floors.length ?? 0)
  return { key: 'hand', floors: [], wizards: [wizard], keep: false, x, y, height: 0 }
}
