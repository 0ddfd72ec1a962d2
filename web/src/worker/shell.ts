/**
 * What there is without a server: the page itself, what it has loaded before, and what games and pieces are called. Nothing
 * here belongs to a person: the boards that somebody has seen are kept by the page (`offline/seen.ts`).
 *
 * With a server the page always comes from there, so a new version is never held up by an old one.
 */

const SHELL = 'slet-shell'
/** Files whose names change with what is in them, by the page that loads them: those of the last two are kept. */
const FILES = 'slet-files-'
const WORDS = 'slet-words'
/** So long, in ms, the server has time to send the page. */
const PATIENCE = 6_000

/** What becomes of a request; undefined where it is none of ours. */
export function answer(self: ServiceWorkerGlobalScope, event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { scope } = self.registration
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return undefined
  const path = request.url.slice(scope.length - 1).replace(/[?#].*$/, '')
  if (request.mode === 'navigate')
    return /^\/(api|ws|schema|health|ready|metrics)(\/|$)/.test(path) ? undefined : page(scope)
  if (path.startsWith('/assets/')) return file(request)
  if (/^\/(theme\.js|manifest\.webmanifest|icons\/.*)$/.test(path)) return newest(SHELL, request, request.url)
  if (/^\/api\/games(\/[^/]+\/(rules|lexicon|printed))?$/.test(path)) {
    // the same address says it in another language
    return newest(WORDS, request, `${request.url}?in=${request.headers.get('accept-language') ?? ''}`)
  }
  return undefined

  async function page(at: string): Promise<Response> {
    const kept = await caches.open(SHELL)
    try {
      const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
      if (isPage(fresh)) event.waitUntil(keepPage(at, fresh.clone()))
      return fresh
    } catch (error) {
      const known = await kept.match(at)
      if (known) return known
      throw error
    }
  }
}

/** Keeps the page and what it has loaded: so it is there the next time, even after the first visit. */
export async function keepShell(scope: string, loaded: readonly string[]): Promise<void> {
  const fresh = await fetch(scope)
  if (!isPage(fresh)) return
  await keepPage(scope, fresh.clone())
  const files = await caches.open(FILES + version(await fresh.text()))
  const shell = await caches.open(SHELL)
  for (const url of new Set(loaded)) {
    if (!url.startsWith(scope) || url.startsWith(`${scope}api/`)) continue
    const into = url.startsWith(`${scope}assets/`) ? files : shell
    if (!(await into.match(url))) await into.add(url).catch(() => {}) // it is only for later
  }
}

const isPage = (found: Response): boolean =>
  found.ok && !found.redirected && (found.headers.get('content-type') ?? '').startsWith('text/html')

/** The script that a page loads tells which version it is. */
const version = (html: string): string =>
  /<script type="module"[^>]* src="[^"]*\/([^"/]+)"/.exec(html)?.[1] ?? 'unknown'

async function keepPage(scope: string, fresh: Response): Promise<void> {
  const now = FILES + version(await fresh.clone().text())
  await (await caches.open(SHELL)).put(scope, fresh)
  await caches.open(now)
  const all = (await caches.keys()).filter((name) => name.startsWith(FILES))
  // A page of the version before may still be open.
  const old = all.filter((name) => name !== now).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function file(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) {
    const copy = fresh.clone()
    const into = (await caches.keys()).filter((name) => name.startsWith(FILES)).at(-1)
    if (into) await (await caches.open(into)).put(request, copy)
  }
  return fresh
}

async function newest(name: string, request: Request, key: string): Promise<Response> {
  const cache = await caches.open(name)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(key, fresh.clone())
    return fresh
  } catch (error) {
    const known = await cache.match(key)
    if (known) return known
    throw error
  }
}
