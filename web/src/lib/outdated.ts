/** A page that is older than its server is loaded again, and loses nothing by it. */

import { keep, kept } from './kept'

/** So long, in ms, it is told before it happens. */
const TOLD = 1_800
const ONCE = 'slet.reloaded'

/** An answer that was given and not yet heard of again. */
export interface Pending {
  readonly n: number
  readonly option: string
}

/** Loads the page again, unless that has just been tried in vain or nobody could tell; whether it does. */
export function loadAgain(before: () => void): boolean {
  const now = String(Date.now())
  if (Number(now) - Number(kept(ONCE, 'tab') ?? 0) < 60_000) return false
  keep(ONCE, now, 'tab')
  if (kept(ONCE, 'tab') !== now) return false
  setTimeout(() => {
    before()
    location.reload()
  }, TOLD)
  return true
}

export function keepPending(table: string, pending: Pending | null): void {
  keep(`slet.pending.${table}`, pending ? JSON.stringify(pending) : '', 'tab')
}

/** The answer that was on its way when the page was loaded again. */
export function keptPending(table: string): Pending | null {
  const found = kept(`slet.pending.${table}`, 'tab')
  if (!found) return null
  keepPending(table, null)
  return JSON.parse(found) as Pending
}
