/** Where the chips of those who are in Ravenskeep lie, and what of the lake they leave free for words. */
import { CASTLE, spot, surface, type Ring } from './geometry'
import type { TowersView } from './types'

/** at its right wall or its left one; where spaces are narrow towards the lake: over its roof, or before it on the far side */
type Where = 'right' | 'left' | 'over' | 'before'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Chips extends Box {
  /** height of a chip */
  readonly size: number
  readonly columns: number
}

const GAP = 4
export const LONG = 1.85

/** Who is inside stands on the lake's side, where no neighbour is hidden. */
function side(ring: Ring, keep: number): Where {
  const angle = ring.angles[keep] ?? 0
  if (!ring.upright) return 'right'
  if (Math.abs(Math.cos(angle)) > 0.6) return Math.cos(angle) > 0 ? 'left' : 'right'
  return Math.sin(angle) < 0 ? 'before' : 'over'
}

export function chipsOf(view: TowersView, ring: Ring): Chips | null {
  const count = view.players.filter(({ inside }) => inside > 0).length
  if (view.keep < 0 || !count) return null
  const where = side(ring, view.keep)
  const beside = where === 'right' || where === 'left'
  const { scale } = ring
  const size = Math.max(15, 19 * scale)
  const columns = beside ? Math.ceil(count / 3) : Math.min(3, count)
  const width = columns * (size * LONG + GAP)
  const height = Math.ceil(count / columns) * (size + GAP)
  const [x, roof] = surface(ring, view.keep, view.spaces[view.keep]?.floors.length ?? 0, true)
  const left = where === 'right' ? x + 38 * scale : where === 'left' ? x - 38 * scale - width : x - width / 2 + 2
  const foot = spot(ring, view.keep)[1]
  const top = beside
    ? roof - 16 * scale - height
    : where === 'over'
      ? roof - (CASTLE.height + 14) * scale - height
      : foot + 60 * scale
  return { left, top, width, height, size, columns }
}

/** The part of the lake beside, above or below the chips in which most room is left. */
export function besides(lake: Box, chips: Box | null): Box {
  const [right, bottom] = [lake.left + lake.width, lake.top + lake.height]
  if (
    !chips ||
    chips.left > right ||
    chips.left + chips.width < lake.left ||
    chips.top > bottom ||
    chips.top + chips.height < lake.top
  )
    return lake
  const [after, below] = [chips.left + chips.width + GAP, chips.top + chips.height + GAP]
  const parts: Box[] = [
    { ...lake, height: chips.top - GAP - lake.top },
    { ...lake, top: below, height: bottom - below },
    { ...lake, width: chips.left - GAP - lake.left },
    { ...lake, left: after, width: right - after },
  ]
  const area = ({ width, height }: Box) => Math.max(0, width) * Math.max(0, height)
  return parts.reduce((best, part) => (area(part) > area(best) ? part : best))
}
