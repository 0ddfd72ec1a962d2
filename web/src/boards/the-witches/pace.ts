/** How long things take to be seen, in ms at the usual speed. */
import type { Line } from '../../wire'
import type { GameEvent } from './types'

export const TIME = {
  /** a turned card is read */
  card: 900,
  move: 480,
  place: 320,
  reveal: 420,
  crisis: 320,
  roll: 600,
  /** solved or not: long enough to be read */
  verdict: 1300,
  fly: 420,
  tea: 700,
  counters: 260,
  draw: 240,
} as const

/** Between two moves of others one breath. */
const BREATH = 360

const LASTS: Partial<Record<GameEvent['event'], number>> = {
  'card-turned': TIME.card,
  walked: TIME.move,
  flew: TIME.move,
  fled: TIME.move,
  'fled-by': TIME.move,
  'to-dungeon': TIME.move,
  'left-dungeon': TIME.move,
  placed: TIME.place,
  'turned-up': TIME.reveal,
  'crisis-put': TIME.crisis,
  relieved: TIME.crisis,
  rolled: TIME.roll,
  rerolled: TIME.roll,
  solved: TIME.verdict + TIME.fly,
  failed: TIME.verdict,
  'took-cackles': TIME.counters,
  'took-aliss': TIME.counters,
  'returned-cackles': TIME.counters,
  'had-tea': TIME.place + TIME.tea,
  played: 500,
  added: 400,
}

/** How long an update with these lines is looked at before the next one may come. */
export function pace(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + (LASTS[(line.event as GameEvent).event] ?? 0), BREATH)
}
