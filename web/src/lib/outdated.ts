/** A page that is older than its server is loaded again, and loses nothing by it. */

/** So long, in ms, it is told before it happens. */
const TOLD = 1_800
const ONCE = 'slet.reloaded'

/** An answer that was given and not yet heard of again. */
export interface Pending {
  readonly n: number
  readonly option: string
}

/** Loads the page again, unless that has just been tried in vain; whether it does. */
export function loadAgain(before: () => void): boolean {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(ONCE) ?? 0) < 60_000) return false
  sessionStorage.setItem(ONCE, String(now))
  setTimeout(() => {
    before()
    location.reload()
  }, TOLD)
  return true
}

export function keepPending(table: string, pending: Pending | null): void {
  if (pending) sessionStorage.setItem(`slet.pending.${table}`, JSON.stringify(pending))
}

/** The answer that was on its way when the page was loaded again. */
export function keptPending(table: string): Pending | null {
  const key = `slet.pending.${table}`
  const kept = globalThis.sessionStorage?.getItem(key)
  if (!kept) return null
  sessionStorage.removeItem(key)
  return JSON.parse(kept) as Pending
}
