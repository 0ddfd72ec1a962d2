/** Who is at a seat and whether they are there, in words. */
import type { SeatInfo } from '../wire'
import { day, left } from './time'
import { say } from './words'

export function presence(seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-waiting')
  if (seat.away) return say('seat-away')
  if (seat.kind === 'computer') return say('seat-computer')
  const absence = absent(seat)
  if (absence) return absence
  return seat.present ? say('seat-here') : say('seat-gone')
}

/** So long before, in seconds, it is told that somebody will be away. */
const SOON = 7 * 86_400

function absent({ absence }: SeatInfo, now = Date.now() / 1000): string | null {
  if (!absence || absence.end <= now || absence.start > now + SOON) return null
  if (absence.start > now) return say('seat-will-be-absent', { day: day(absence.start) })
  return say('seat-absent', { day: day(absence.end - 1) })
}

/** Whether somebody who should be there is not. */
export function missing({ kind, present, away }: SeatInfo): boolean {
  return kind === 'person' && !present && !away
}

/** What a player's plate explains: who it is, whether they are there, how much time they have; and what a board adds. */
export function about(seat: SeatInfo, clock: number | null | undefined, ...more: readonly string[]): string {
  const time = clock === null || clock === undefined ? [] : [`${say('time-left')} ${left(clock)}`]
  return [seat.name, presence(seat), ...more, ...time].join(' · ')
}
