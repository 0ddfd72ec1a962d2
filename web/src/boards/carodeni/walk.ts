/** Arrow keys over the board: to the nearest thing in that direction, what can be done before what cannot. */
export function walk(root: HTMLElement, from: HTMLElement | null, key: string): boolean {
  const all = [...root.querySelectorAll<HTMLElement>('[data-target]')].filter((one) => one.getClientRects().length)
  if (!from) {
    const first = all.find((one) => one.dataset.target === 'offered') ?? all[0]
    first?.focus()
    return first !== undefined
  }
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of all) {
    if (one === from) continue
    const far = distance(here, middle(one), key) * (one.dataset.target === 'offered' ? 1 : 1.6)
    if (far < least) [best, least] = [one, far]
  }
  best?.focus()
  return best !== null
}

interface Point {
  x: number
  y: number
}

function middle(thing: HTMLElement): Point {
  const box = thing.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** How far it is that way; what lies aside counts more, what lies behind not at all. */
export function distance(from: Point, to: Point, key: string): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0
  const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx)
  return along > 4 ? along + aside * 2.5 : Infinity
}
