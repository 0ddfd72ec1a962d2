/** How boards call those who sit at the table. */
import { say } from '../../lib/words'
import type { SeatInfo } from '../../wire'

/** Names stay as they are, the own seat is "You". */
export function seatName(seat: number, eyes: number | null, seats: readonly SeatInfo[]): string {
  return seat === eyes ? say('you') : (seats[seat]?.name ?? '')
}

export function seatNames(eyes: number | null, seats: readonly SeatInfo[]): string[] {
  return seats.map((_, seat) => seatName(seat, eyes, seats))
}
