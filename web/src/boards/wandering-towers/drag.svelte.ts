/** A piece taken by pointer: dragged to another space, or pressed so long that it tells what it is. */
import { carriedOn, gripOf, type Grip } from '../common/drag'
import type { Spot } from './options'

/** so many ms make a long press */
const LONG = 500

export interface Carried extends Grip {
  readonly spot: Spot
}

export class Drag {
  grip = $state.raw<Carried | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  take(event: PointerEvent, spot: Spot, pressedLong: () => void): void {
    this.grip = { ...gripOf(event), spot }
    clearTimeout(this.#timer)
    if (event.pointerType !== 'mouse')
      this.#timer = setTimeout(() => this.grip && !this.grip.moving && pressedLong(), LONG)
  }

  /** Whether the piece is on its way. */
  move(event: PointerEvent): boolean {
    const moved = this.grip && carriedOn(this.grip, event)
    if (!moved) return false
    clearTimeout(this.#timer)
    this.grip = moved
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
