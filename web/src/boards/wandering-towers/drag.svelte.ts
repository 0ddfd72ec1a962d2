/** A piece taken by pointer: dragged to another space, or pressed so long that it tells what it is. */
import type { Spot } from './options'

/** a finger shakes by this many px without meaning to drag */
const STILL = 8
/** so many ms make a long press */
const LONG = 500

export interface Grip {
  readonly spot: Spot
  readonly pointer: number
  /** where it was taken, and how far it was carried since */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly moving: boolean
}

export class Drag {
  grip = $state.raw<Grip | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  take(event: PointerEvent, spot: Spot, pressedLong: () => void): void {
    const { pointerId: pointer, clientX: x, clientY: y } = event
    this.grip = { spot, pointer, x, y, dx: 0, dy: 0, moving: false }
    clearTimeout(this.#timer)
    if (event.pointerType !== 'mouse') this.#timer = setTimeout(() => this.grip && !this.grip.moving && pressedLong(), LONG)
  }

  /** Whether the piece is on its way. */
  move(event: PointerEvent): boolean {
    const { grip } = this
    if (!grip || event.pointerId !== grip.pointer) return false
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y]
    if (!grip.moving && Math.hypot(dx, dy) < STILL) return false
    if (!grip.moving && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(grip.pointer)
    clearTimeout(this.#timer)
    this.grip = { ...grip, dx, dy, moving: true }
    return true
  }

  /** Lets go; whether it had been on its way. */
  drop(): boolean {
    const moving = this.grip?.moving === true
    clearTimeout(this.#timer)
    this.grip = null
    return moving
  }
}
