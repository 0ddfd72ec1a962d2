/** What is to be heard at a table: one sound for each change, the most important one. */
import type { BoardModule } from '../boards/contract'
import type { LiveTable } from '../lib/live.svelte'
import { sound, type Sound } from '../lib/sound'
import type { Update } from '../wire'

/** Sounds of a live table, for as long as the component that calls this lives. */
export function listenTo(live: LiveTable, you: () => readonly number[], drawn: () => BoardModule | null): void {
  let last: Update | null = null

  $effect(() => {
    const { shown } = live
    // What was there when one came is no news.
    const name = last && shown && shown !== last ? heardIn(shown, last) : null
    last = shown
    if (name) sound(name)
  })

  $effect(() => {
    if (live.refused) sound('no')
  })

  function heardIn(shown: Update, before: Update): Sound | null {
    if (shown.result)
      return before.result ? null : shown.result.winners.some((seat) => you().includes(seat)) ? 'won' : 'over'
    if (shown.ask && !before.ask) return 'match'
    if (!live.fresh.length) return null
    const own = drawn()?.sound
    return own ? own(live.fresh) : 'paper'
  }
}
