/**
 * The keys of every board: the first arrow leads to what can be done, arrows walk from thing to thing, and whoever plays
 * by keys is led on when the next question is asked somewhere else on the board.
 */
import { tick } from 'svelte'

let byKeys = false
/** What the focus was on last, and all that it was in: what answered a question goes away and takes the focus with it. */
let stood: readonly EventTarget[] = []
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (byKeys = false), true)
  addEventListener('focusin', (event) => (stood = event.composedPath()), true)
  addEventListener(
    'keydown',
    (event) => {
      byKeys = true
      // A key that is held down answers one question, not the next one as well.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    },
    true,
  )
}

/** Whether the key is meant for the board: no shortcut of the browser, nothing that is being written. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, dialog'))
}

/** Escape lets go of what was taken, arrows go somewhere; where they lead nowhere, the page may have them. */
export function steer(event: KeyboardEvent, letGo: () => void, go: (key: string) => boolean): void {
  if (!forBoard(event)) return
  if (event.key === 'Escape') letGo()
  else if (event.key.startsWith('Arrow') && go(event.key)) event.preventDefault()
}

/** Whether nothing on the page has the focus. */
export function nowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

/** To the first thing there is of these kinds, the first kind before the others; false where there is none. */
export function lead(root: HTMLElement | null, ...kinds: readonly string[]): boolean {
  for (const kind of kinds) {
    const first = [...(root?.querySelectorAll<HTMLElement>(kind) ?? [])].find(seen)
    if (first) {
      first.focus()
      return true
    }
  }
  return false
}

/** A question has come: whoever stands on the board by keys, on something that does not answer it, is led to what does. */
export async function follow(root: HTMLElement | null, ...kinds: readonly string[]): Promise<void> {
  await tick()
  const here = document.activeElement
  if (
    !root ||
    !byKeys ||
    !here ||
    !(nowhere() ? lost(root) : root.contains(here)) ||
    kinds.some((kind) => here.matches(kind))
  )
    return
  lead(root, ...kinds)
}

/** Whether one stood on something that is gone, or on something of the board that can no longer be pressed. */
function lost(root: HTMLElement): boolean {
  const [thing] = stood
  return thing instanceof Element && (!thing.isConnected || (stood.includes(root) && thing.matches(':disabled')))
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** From where one stands to the nearest thing that way; things of the better kind seem nearer. False: nothing is there. */
export function walk(root: HTMLElement | null, key: string, things: string, better = things): boolean {
  const from = document.activeElement
  if (!root || !(from instanceof HTMLElement) || !root.contains(from)) return false
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of root.querySelectorAll<HTMLElement>(things)) {
    if (one === from || !seen(one)) continue
    const far = distance(here, middle(one), key) * (one.matches(better) ? 1 : 1.6)
    if (far < least) [best, least] = [one, far]
  }
  best?.focus()
  return best !== null
}

/** How far it is that way; what lies aside counts more, what lies behind not at all. */
export function distance(from: Point, to: Point, key: string): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0
  const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx)
  return along > 4 ? along + aside * 2.5 : Infinity
}

function middle(thing: HTMLElement): Point {
  const box = thing.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function seen(thing: HTMLElement): boolean {
  return thing.getClientRects().length > 0
}
