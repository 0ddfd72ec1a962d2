/** A card that is taken by pointer: carried, let go over the table, or put back. */

/** a finger shakes by this many px without meaning to drag */
const STILL = 8

export interface Carried {
  readonly card: string
  readonly pointer: number
  /** where it was taken, and how far it was carried since */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly moving: boolean
  /** let go over the table: the answer is on its way */
  readonly sent: 'no' | 'now' | 'waiting'
}

export class Drag {
  held = $state.raw<Carried | null>(null)

  take(event: PointerEvent, card: string): void {
    const { pointerId: pointer, clientX: x, clientY: y } = event
    this.held = { card, pointer, x, y, dx: 0, dy: 0, moving: false, sent: 'no' }
  }

  /** Whether the card has just begun to move. */
  move(event: PointerEvent): boolean {
    const { held } = this
    if (!held || held.sent !== 'no' || event.pointerId !== held.pointer) return false
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
    if (!held.moving && Math.hypot(dx, dy) < STILL) return false
    this.held = { ...held, dx, dy, moving: true }
    if (!held.moving && event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(held.pointer)
    return !held.moving
  }

  /** Lets go; a card that is played stays where it is, because its flight begins there. */
  drop(played: boolean): void {
    this.held = played && this.held ? { ...this.held, sent: 'now' } : null
  }

  carries(card: string): boolean {
    return this.held?.moving === true && this.held.card === card
  }

  /** Taken by the server, a card is no longer in the hand; asked for anew, it was refused and goes back. */
  settle(cards: readonly string[], asked: boolean): void {
    const { held } = this
    if (!held) return
    const refused = held.sent === 'waiting' && asked
    const stale = held.sent === 'no' && !asked
    if (refused || stale || !cards.includes(held.card)) this.held = null
    else if (held.sent === 'now' && !asked) this.held = { ...held, sent: 'waiting' }
  }
}
