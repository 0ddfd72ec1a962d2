/** Something that a pointer has taken: where it was taken, and how far it was carried since. */

/** a finger shakes by this many px without meaning to drag */
const STILL = 8

export interface Grip {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** whether it is really being carried */
  readonly moving: boolean
}

/** From now on the pointer belongs to the thing it was set down on: a fast one is elsewhere when it is next heard of. */
export function gripOf({ pointerId: pointer, clientX: x, clientY: y, currentTarget: thing }: PointerEvent): Grip {
  if (thing instanceof Element) thing.setPointerCapture(pointer)
  return { pointer, x, y, dx: 0, dy: 0, moving: false }
}

/** The same where the pointer is now; null for another pointer, and where a finger only shakes. */
export function carriedOn<Held extends Grip>(held: Held, event: PointerEvent): Held | null {
  if (event.pointerId !== held.pointer) return null
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
  if (!held.moving && Math.hypot(dx, dy) < STILL) return null
  return { ...held, dx, dy, moving: true }
}
