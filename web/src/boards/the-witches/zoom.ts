/** How near a window looks at the map, and where: all that counts now is to be seen, as large as it fits. */
import { MAP, type Point } from './places'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Room round a spot, in units of the map: pieces stand above it, its name below. */
const AROUND = { side: 64, above: 84, below: 52 } as const
/** Near enough to read every figure; farther away than `FAR` spaces are too small for a finger. */
const NEAR = 0.765
const FAR = 0.5
const NEAREST = 1.6
/** One press of a button zooms so much. */
export const STEP = 1.4

/** The scale at which the whole map just fits. */
export function whole({ width, height }: Size): number {
  return Math.min(width / MAP.width, height / MAP.height)
}

/** A scale that somebody wishes, as far as it makes sense. */
export function within(scale: number, window: Size): number {
  const least = whole(window)
  return Math.max(least, Math.min(scale, Math.max(NEAREST, least)))
}

/** The scale that shows all these spots, but no nearer and no farther away than is good for eyes and fingers. */
export function scaleFor(spots: readonly Point[], window: Size): number {
  const least = whole(window)
  if (least > 0.7) return least
  const { left, right, top, bottom } = frame(spots)
  const fits = Math.min(window.width / (right - left), window.height / (bottom - top))
  return Math.max(least, Math.min(NEAR, Math.max(FAR, fits)))
}

/** The middle of what the spots take. */
export function middle(spots: readonly Point[]): Point {
  const { left, right, top, bottom } = frame(spots)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function frame(spots: readonly Point[]) {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - AROUND.side,
    right: Math.max(...xs) + AROUND.side,
    top: Math.min(...ys) - AROUND.above,
    bottom: Math.max(...ys) + AROUND.below,
  }
}
