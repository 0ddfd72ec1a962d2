/** What is to be heard at a table: one sound for each moment, the most important one. */
import type { BoardModule } from '../boards/contract'
import type { LiveTable, Now } from '../lib/live.svelte'
import { sound, type Sound } from '../lib/sound'

/** Sounds of a live table, for as long as the component that calls this lives. */
export function listenTo(live: LiveTable, you: () => readonly number[], drawn: () => BoardModule | null): void {
  let last: Now | null = null

  $effect(() => {
    const { now } = live
    // What was there when one came is no news.
    const name = last && now && now !== last ? heardIn(now, last) : null
    last = now
    if (name) sound(name)
  })

  $effect(() => {
    if (live.refused) sound('no')
  })

  function heardIn(now: Now, before: Now): Sound | null {
    if (now.result)
      return before.result ? null : now.result.winners.some((seat) => you().includes(seat)) ? 'won' : 'over'
    if (now.ask && !before.ask) return 'match'
    if (!now.lines.length) return null
    const own = drawn()?.sound
    return own ? own(now.lines) : 'paper'
  }
}
