/** The service worker, once the page stands: nothing of the first visit waits for it. */
import { base } from '../base'

/** So long, in ms, the page has for itself. */
const AFTER = 3_000

export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(() => void register(), AFTER))
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/` })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) })
  } catch {
    // Without it everything works that works with a server.
  }
}
