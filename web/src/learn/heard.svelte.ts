/** What the owl has said in somebody's first games, kept on this device, and whether it is wanted. */
import { keep, kept } from '../lib/kept'
import { settings } from '../lib/settings.svelte'
import type { Coached, Said } from '../wire'
import { after, BUDGET, choose, NOTHING, played, understood, type Heard } from './coach'

const KEY = 'slet.coach'

function read(): Record<string, Heard> {
  try {
    return JSON.parse(kept(KEY) ?? '{}') as Record<string, Heard>
  } catch {
    return {}
  }
}

/** What was kept, as far as it can be understood. */
function heardOf(game: string): Heard {
  return { ...NOTHING, ...read()[game] }
}

function remember(game: string, heard: Heard): void {
  // another window may have heard something of another game meanwhile
  keep(KEY, JSON.stringify({ ...read(), [game]: heard }))
}

/** Whether the owl may speak in a game of this kind: in the first three, or for ever, or not at all. */
export function isWanted(game: string): boolean {
  return settings.coach === 'always' || (settings.coach === 'first' && heardOf(game).games < BUDGET.length)
}

/** Hears what could be remarked; what of it is said now. */
export function hear(game: string, table: string, found: Coached): Said | null {
  const heard = heardOf(game)
  const one = choose(found, heard, table, settings.coach === 'always')
  if (one) remember(game, after(heard, one, found, table))
  return one
}

/** What was said last was understood. */
export function gotIt(game: string): void {
  remember(game, understood(heardOf(game)))
}

/** One more game of this kind was played to its end. */
export function finish(game: string): void {
  remember(game, played(heardOf(game)))
}
