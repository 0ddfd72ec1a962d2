/** Where we are, by the History API. Paths are matched segment by segment; `:name` takes one segment. */

class Router {
  #path = $state(globalThis.location?.pathname ?? '/')

  constructor() {
    globalThis.window?.addEventListener('popstate', () => {
      this.#path = location.pathname
    })
  }

  get path(): string {
    return this.#path
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#path = location.pathname
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** The values of the pattern's `:names`, or undefined where the path is another one. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const piece = given[at] ?? ''
    if (part.startsWith(':')) values[part.slice(1)] = decodeURIComponent(piece)
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
  if (/^\/(api|schema|ws)(\/|$)/.test(link.pathname)) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
