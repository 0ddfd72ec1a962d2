/** Arrow keys walk from thing to thing, to the nearest in that direction; the first press leads to what can be done. */

interface Spot {
  readonly thing: HTMLElement
  readonly x: number
  readonly y: number
}

function spots(root: HTMLElement): Spot[] {
  const found = root.querySelectorAll<HTMLElement>('[data-at], [role="radio"], .reading button, .ends button')
  return [...found].map((thing) => {
    const box = thing.getBoundingClientRect()
    return { thing, x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
}

/** Whether there was somewhere to go. */
export function walk(root: HTMLElement, key: string): boolean {
  const all = spots(root)
  const here = all.find(({ thing }) => thing === document.activeElement)
  if (!here) {
    if (document.activeElement && document.activeElement !== document.body) return false
    const first = root.querySelector<HTMLElement>('[data-first]') ?? all[0]?.thing
    first?.focus()
    return first !== undefined
  }
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  let best: HTMLElement | null = null
  let least = Infinity
  for (const { thing, x, y } of all) {
    const along = sign * (across ? x - here.x : y - here.y)
    const aside = Math.abs(across ? y - here.y : x - here.x)
    if (thing === here.thing || along < 3 || aside > along * 3 + 60) continue
    const far = along + aside * 2.2
    if (far < least) [best, least] = [thing, far]
  }
  best?.focus()
  return best !== null
}
