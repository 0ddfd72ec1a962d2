/** Where spaces and curses lie on the track. Pure geometry. */

export interface Space {
  readonly x: number
  readonly width: number
}

export interface Plan {
  /** by number; 0 is the invocation space, the last on the right */
  readonly spaces: readonly Space[]
  /** the five places for curses: space 2, 3 left, 3 right, 4, 5 */
  readonly places: readonly { x: number; y: number }[]
  /** width and height of a curse */
  readonly card: number
  readonly tall: number
}

/** How a curse is drawn: with eye and words, with words alone, or, where there is room for neither, as an eye alone. */
export type CurseLook = 'full' | 'words' | 'bare'

/** The widest a curse is drawn; its words are made for that. */
const WIDEST = 126
const SHAPE = 216 / 200

/** As wide as the track. */
export function spaces(width: number, height: number, look: CurseLook): Plan {
  const [first, last, gap] =
    look === 'bare' ? [30, 42, 5] : look === 'words' ? [30, 58, 4] : width < 760 ? [36, 72, 6] : [52, 84, 8]
  const room = width - first - last - 12
  const head = 28
  const deep = height - head - (look === 'full' ? 12 : 10)
  const widest = room / 5 - gap
  const card =
    look === 'words'
      ? Math.min(WIDEST, widest)
      : Math.max(30, Math.min(look === 'bare' ? 64 : WIDEST, deep / SHAPE, widest))
  const tall = look === 'words' ? deep : card * SHAPE
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
  return { spaces: list, places, card, tall }
}
