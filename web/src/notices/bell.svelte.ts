/** A bell for those who look elsewhere while it becomes their turn. The title of the page says it anyway. */
import type { LiveTable } from '../lib/live.svelte'
import { ring } from '../lib/sound'
import { clearFor } from './push'

/** Rings at a live table, for as long as the component that calls this lives. */
export function ringAt(live: LiveTable, table: () => string): void {
  let asked = false

  $effect(() => {
    const isAsked = !!live.now?.ask
    if (isAsked && !asked && document.hidden) ring()
    asked = isAsked
  })

  $effect(() => {
    const id = table()
    const seen = (): void => {
      if (!document.hidden) void clearFor(id)
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  })
}
