/** What is heard at the card table. */
import type { Sound } from '../../lib/sound'
import type { Line } from '../../wire'
import type { GameEvent } from './types'

const sounds: Partial<Record<GameEvent['event'], Sound>> = {
  dealt: 'riffle',
  'took-trick': 'knock',
  scored: 'knock',
  played: 'paper',
}

/** The sound of the latest thing that makes one: bids and names are only said. */
export function sound(lines: readonly Line[]): Sound | null {
  const heard = lines.map(({ event }) => sounds[(event as GameEvent).event])
  return heard.findLast((name) => name !== undefined) ?? null
}
