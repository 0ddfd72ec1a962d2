/** Where the bubble goes: beside what it speaks of, as far from covering anything as there is room. */

const APART = 18
const EDGE = 12
/** px around what is spoken of that its ring takes */
const RING = 8
/** how much worse it is to cover what is spoken of than anything else */
const MATTERS = 60
/** … and how much to cover even its edge */
const COVERS = 60_000
/** how much worse it is to cover what the words speak of besides */
const BESIDES = 12
/** px of a board that has no room beside its things */
const NARROW = 700

/** what is better not covered: what one is asked, what can be done or will be, whoever sits there, what is rolled for */
const OWN =
  '.strip, .hand button, [data-does], [data-main], [data-spell], [data-witch], .plate[data-seat], section.sheet'
/** what can be touched, be it a mistake */
const READY = '.thing.ready'
/** how much worse each px is that lies between the bubble and what it speaks of */
const FAR = 26

export interface Spot {
  readonly left: number
  readonly top: number
  /** around what is spoken of; null: it is nowhere to be seen */
  readonly ring: DOMRect | null
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** `free`: what has to be seen besides. */
export function placed(board: HTMLElement, ring: DOMRect | null, free: readonly DOMRect[], bubble: HTMLElement): Spot {
  const room = board.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  if (room.width < NARROW) return docked(board, room, bubble, ring, free)
  const own = [...board.querySelectorAll(OWN)].map((one) => one.getBoundingClientRect())
  const ready = [...board.querySelectorAll(READY)].map((one) => one.getBoundingClientRect())
  const target = ring ?? centre(room)
  const strip = board.querySelector('.strip')?.getBoundingClientRect()
  const tries = spots(target, width, height, strip).map(({ left, top }) => ({
    left: clamp(left, room.left + EDGE, room.right - width - EDGE),
    top: clamp(top, room.top + EDGE, room.bottom - height - EDGE),
  }))
  const best = lowest(tries, (one) => {
    const box = { ...one, right: one.left + width, bottom: one.top + height }
    const away = Math.hypot(middle(box).x - middle(target).x, middle(box).y - middle(target).y)
    const covered = 3 * all(box, own) + BESIDES * (all(box, free) + all(box, ready))
    const spoken = ring ? overlap(box, wider(ring, RING)) : 0
    return (spoken ? COVERS + MATTERS * spoken : 0) + covered + away * FAR
  })
  return { left: Math.round(best.left), top: Math.round(best.top), ring }
}

/**
 * Where there is no room beside things: over the strip, which says the same in fewer words, or at the top. What is spoken
 * of stays free, and so do the buttons that do something.
 */
function docked(
  board: HTMLElement,
  room: DOMRect,
  bubble: HTMLElement,
  ring: DOMRect | null,
  free: readonly DOMRect[],
): Spot {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const strip = board.querySelector('.strip')?.getBoundingClientRect()
  const left = room.left + EDGE
  const low = Math.max(room.top + EDGE / 2, (strip?.bottom ?? room.bottom - EDGE) - height)
  const does = [...board.querySelectorAll('[data-does]')].map((one) => one.getBoundingClientRect())
  const top = lowest([low, room.top + EDGE / 2], (one) => {
    const box = { left, top: one, right: left + width, bottom: one + height }
    return MATTERS * (ring ? overlap(box, ring) : 0) + 3 * all(box, free) + all(box, does)
  })
  return { left, top: Math.round(top), ring }
}

/** Right, left, above, below, above the strip, and the corners of the board. */
function spots(target: Box, width: number, height: number, strip?: Box): { left: number; top: number }[] {
  const { x, y } = middle(target)
  return [
    { left: target.right + APART, top: y - height / 2 },
    { left: target.left - APART - width, top: y - height / 2 },
    { left: x - width / 2, top: target.top - APART - height },
    { left: x - width / 2, top: target.bottom + APART },
    ...(strip ? [{ left: x - width / 2, top: strip.top - APART - height }] : []),
    { left: 0, top: 0 },
    { left: Infinity, top: 0 },
    { left: x - width / 2, top: 0 },
  ]
}

function lowest<T>(list: readonly T[], cost: (one: T) => number): T {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('nothing to choose from')
  return rest.reduce((best, one) => (cost(one) < cost(best) ? one : best), first)
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function wider({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
}

/** How much of the others a box covers. */
function all(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0)
}

function middle({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function centre({ left, right, top, bottom }: Box): Box {
  const { x, y } = middle({ left, right, top, bottom })
  return { left: x, right: x, top: y, bottom: y }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
