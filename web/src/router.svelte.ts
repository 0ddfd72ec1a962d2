/** Where we are, by the History API. Paths are matched segment by segment; `:name` takes one segment. */
import { base } from './base'

/** Whether the path is under the base: beside it others may live. */
const isOurs = (path: string): boolean => path === base || path.startsWith(`${base}/`)

/** The path as it would be if nobody else lived under this name. */
const ownPath = (path: string): string => (isOurs(path) ? path.slice(base.length) || '/' : path)

class Router {
  #path = $state(typeof location === 'undefined' ? '/' : ownPath(location.pathname))
  #search = $state(typeof location === 'undefined' ? '' : location.search)

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('popstate', () => this.#look())
  }

  /** Without the base. */
  get path(): string {
    return this.#path
  }

  /** A value after the question mark, or null. */
  query(name: string): string | null {
    return new URLSearchParams(this.#search).get(name)
  }

  /** To an address of ours, with the base. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    const moved = ownPath(location.pathname) !== this.#path
    this.#look()
    if (moved) scrollTo(0, 0)
  }

  #look(): void {
    this.#path = ownPath(location.pathname)
    this.#search = location.search
  }
}

export const router = new Router()

/** A segment as it was meant; undefined where somebody broke its escapes. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The values of the pattern's `:names`, or undefined where the path is another one. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const piece = decoded(given[at] ?? '')
    if (piece === undefined) return undefined
    if (part.startsWith(':')) values[part.slice(1)] = piece
    else if (part !== piece) return undefined
  }
  return values
}

/** Lets plain links of our own move without loading the page anew; anything unusual stays the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (!isOurs(link.pathname) || /^\/(api|schema|ws)(\/|$)/.test(ownPath(link.pathname))) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
