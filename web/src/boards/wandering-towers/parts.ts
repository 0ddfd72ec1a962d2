/** Pieces taken off the track, and the track without them: part of a stack, wizards, Ravenskeep; moved or held by hand. */
import { standing, visible } from './facts'
import { CASTLE, crowd, floorHeight, surface, type Ring } from './geometry'
import type { Spot } from './options'
import type { Floor, Space, TowersView } from './types'

/** Foot of the lowest at (x, y). */
export interface Carried {
  readonly key: string
  readonly floors: readonly Floor[]
  readonly wizards: readonly string[]
  readonly keep: boolean
  readonly x: number
  readonly y: number
  readonly height: number
  /** a full potion of that colour, alone */
  readonly potion?: string
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

/** These wizards of a space, each where it stands there. */
export function wizardsOn(
  view: TowersView,
  ring: Ring,
  space: number,
  wizards: readonly string[],
  key: string,
): readonly Carried[] {
  const floors = view.spaces[space]?.floors.length ?? 0
  const [x, y] = surface(ring, space, floors, view.keep === space)
  const foot = floors ? y : y + 4 * ring.scale
  const places = crowd(standing(view, space)).sort((a, b) => b.at - a.at)
  const alone = crowd(['alone'])[0]?.y ?? 0
  return wizards.flatMap((wizard, n) => {
    const at = places.findIndex((place) => place.wizard === wizard)
    return (at < 0 ? [] : places.splice(at, 1)).map((place) => ({
      key: `${key}-${n}`,
      floors: [],
      wizards: [wizard],
      keep: false,
      x: x + place.x * ring.scale,
      y: foot + (place.y - alone) * ring.scale,
      height: 0,
    }))
  })
}

/** Ravenskeep alone, as it stands. */
export function keepOn(view: TowersView, ring: Ring, space: number): Carried {
  const [x, y] = surface(ring, space, view.spaces[space]?.floors.length ?? 0, true)
  return { key: 'keep', floors: [], wizards: [], keep: true, x, y, height: 0 }
}

/** The table while that floor and all above it are in the air: who was beneath stands in the open. */
export function opened(view: TowersView, space: number, floor: number, beneath: readonly string[]): TowersView {
  const keep = view.keep === space ? NOWHERE : view.keep
  const lower = (there: Space) => onSurface({ ...there, floors: there.floors.slice(0, floor - 1) }, beneath)
  return { ...changed(view, space, lower), keep }
}

/** The table while these wizards are off that space. */
export function without(view: TowersView, space: number, wizards: readonly string[]): TowersView {
  return changed(view, space, (there) => onSurface(there, missing(visible(view, space), wizards)))
}

/** The table while Ravenskeep is in the air. */
export function withoutKeep(view: TowersView): TowersView {
  return { ...view, keep: NOWHERE }
}

/** Those of a list that another one lacks; who is there twice counts twice. */
export function missing(list: readonly string[], other: readonly string[]): string[] {
  const there = [...other]
  return list.filter((one) => {
    const at = there.indexOf(one)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

const NOWHERE = -1

function changed(view: TowersView, space: number, change: (there: Space) => Space): TowersView {
  return { ...view, spaces: view.spaces.map((there, n) => (n === space ? change(there) : there)) }
}

function onSurface(space: Space, wizards: readonly string[]): Space {
  const top = space.floors.at(-1)
  return top ? { ...space, floors: [...space.floors.slice(0, -1), { ...top, wizards }] } : { ...space, ground: wizards }
}

/** How high a part is lifted to show what is beneath: less on the far side, where the sky is near. */
export function lift(ring: Ring, { floors, keep, y, height }: Carried): number {
  const sky = y - (floors.length * height + (keep ? CASTLE.height : 62)) * ring.scale
  return Math.max(24 * ring.scale, Math.min(74 * ring.scale, sky))
}

/** What a hand takes there: the floor with all above it, the one wizard, or Ravenskeep alone. */
export function taken(view: TowersView, ring: Ring, { kind, space, floor, wizard }: Spot): Carried {
  if (kind === 'keep') return keepOn(view, ring, space)
  if (kind !== 'wizard' || !wizard) return partOf(view, ring, space, floor)
  const [x, y] = surface(ring, space, view.spaces[space]?.floors.length ?? 0)
  return { key: 'hand', floors: [], wizards: [wizard], keep: false, x, y, height: 0 }
}
