/** A card that is taken by pointer: carried, let go over the table, or put back. */
import { carriedOn, gripOf, type Grip } from '../common/drag'

export interface Carried extends Grip {
  readonly card: string
  /** let go over the table: the answer is on its way */
  readonly sent: 'no' | 'now' | 'waiting'
}

export class Drag {
  held = $state.raw<Carried | null>(null)

  take(event: PointerEvent, card: string): void {
    this.held = { ...gripOf(event), card, sent: 'no' }
  }

  /** Whether the card has just begun to move. */
  move(event: PointerEvent): boolean {
    const { held } = this
    const moved = held?.sent === 'no' ? carriedOn(held, event) : null
    if (!held || !moved) return false
    this.held = moved
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
