/** How boards call those who sit at the table. */
import { say } from '../../lib/words'
import type { SeatInfo } from '../../wire'

/** Names stay as they are, the own seat is "You"; where somebody has left, it is said that a computer plays. */
export function seatName(seat: number, eyes: number | null, seats: readonly SeatInfo[]): string {
  if (seat === eyes) return say('you')
  const { name = '', away = false } = seats[seat] ?? {}
  return away ? say('name-away', { name }) : name
}

export function seatNames(eyes: number | null, seats: readonly SeatInfo[]): string[] {
  return seats.map((_, seat) => seatName(seat, eyes, seats))
}
