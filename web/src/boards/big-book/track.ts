/** Where spaces and curses lie on the track, and which curses of this round are broken. Pure geometry. */
import type { BigBookView } from './types'
import { faces } from './printed.svelte'

export interface Space {
  readonly x: number
  readonly width: number
}

export interface Plan {
  /** by number; 0 is the invocation space, the last on the right */
  readonly spaces: readonly Space[]
  /** the five places for curses: space 2, 3 left, 3 right, 4, 5 */
  readonly places: readonly { x: number; y: number }[]
  /** width of a curse */
  readonly card: number
}

/** The widest a curse is drawn; its words are made for that. */
const WIDEST = 126

/** As wide as the track; `bare`: with the small faces of a phone. */
export function spaces(width: number, height: number, bare: boolean): Plan {
  const [first, last, gap] = bare ? [30, 42, 5] : width < 760 ? [36, 72, 6] : [52, 84, 8]
  const room = width - first - last - 12
  const head = bare ? 28 : 28
  const tall = ((height - head - (bare ? 10 : 12)) * 200) / 216
  const card = Math.max(30, Math.min(bare ? 64 : WIDEST, tall, room / 5 - gap))
  const each = room / 5
  const left = 6 + first
  const list: Space[] = [
    { x: left + room, width: last },
    { x: 6, width: first },
    { x: left, width: each },
    { x: left + each, width: each * 2 },
    { x: left + each * 3, width: each },
    { x: left + each * 4, width: each },
  ]
  const places = Array.from({ length: 5 }, (_, n) => ({ x: left + each * (n + 0.5) - card / 2, y: head }))
  return { spaces: list, places, card }
}

/** Places of this round's curses that are empty again: their curses are broken. */
export function brokenPlaces(view: BigBookView): ReadonlySet<number> {
  const own = view.monster ? (faces.now.pages[view.monster]?.curses.length ?? 0) : 0
  if (!own || view.monsters !== view.round || view.marker === 0) return new Set()
  const laid = own + (view.multi_curses[view.round - 1] ?? 0)
  const empty = view.curses.flatMap((curse, place) => (place < laid && curse === null ? [place] : []))
  return new Set(empty)
}
