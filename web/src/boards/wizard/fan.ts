/** How a hand is held: where each card stands, how far it is turned, how wide it may be. */

/** A card is five wide and seven high. */
export const TALL = 7 / 5

const TURN = 3.6
const DROP = 3.4
const CURVE = 1.9
/** at most this part of a card's width lies between two cards */
const STEP = 0.64
/** at least this much of every card can be seen and touched */
const SEEN = 30
/** no card is narrower than this: rather a little less of it is seen */
const LEAST = 44
/** the part of a card's width that holds its index */
const INDEX = 0.39
/** a card narrower than this part of the widest is rather held in two rows */
const GOOD = 0.76
/** the drop above is that of a card this wide */
const USUAL = 152
/** no fan opens wider than this, however many cards it has */
const OPEN = 46
/** of a card in a lower row this part of the upper one stays free: the index with its mark */
const ROW = 0.55

export interface Held {
  /** middle of the card's upper edge */
  readonly x: number
  readonly y: number
  /** degrees */
  readonly turn: number
}

export interface Fan {
  readonly cards: readonly Held[]
  /** width of a card */
  readonly width: number
  readonly rows: number
  /** from the upper edge of the highest card to the lower edge of the lowest */
  readonly height: number
}

/** The sizes of the rows, the upper ones the longer. */
export function rowsOf(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}

interface Shape {
  width: number
  rows: number
}

/** The widest card, up to `widest`, with which so many side by side can all be read and touched. */
function fitting(count: number, room: number, widest: number): number {
  const readable = room / (1 + INDEX * (count - 1))
  const touchable = room - SEEN * (count - 1)
  return Math.min(widest, readable, touchable)
}

/** One row as long as its cards are of a good size; then two, where two are allowed. */
function shape(count: number, room: number, widest: number, most: number): Shape {
  const one = fitting(count, room, widest)
  const least = Math.min(widest, LEAST)
  if (most < 2 || one >= widest * GOOD) return { width: Math.max(least, one), rows: 1 }
  return { width: Math.max(least, fitting(Math.ceil(count / 2), room, widest)), rows: 2 }
}

/**
 * A hand of `count` cards in `room` px and at most `most` rows. Card `k` from the middle is turned 3.6° × k and lowered
 * by 3.4 × |k|^1.9 px; long fans open less, so that the outermost cards neither lie down nor sink out of sight.
 */
export function fan(count: number, room: number, widest: number, most = 2): Fan {
  const { width, rows } = shape(count, room, widest, most)
  const size = width / USUAL
  const cards: Held[] = []
  let height = 0
  for (const [row, length] of rowsOf(count, rows).entries()) {
    const half = (length - 1) / 2
    const step = length > 1 ? Math.min(STEP * width, (room - width) / (length - 1)) : 0
    // two rows are held flatter: the lower one must not cover what the upper one turns into
    const open = Math.min(TURN, OPEN / Math.max(length, 1)) * (rows > 1 ? 0.4 : 1)
    // closer cards and a smaller turn make a flatter bow: all lie on one circle
    const drop = DROP * size * (step / (STEP * width)) * (open / TURN)
    for (let at = 0; at < length; at++) {
      const k = at - half
      const y = row * width * TALL * ROW + drop * Math.abs(k) ** CURVE
      cards.push({ x: room / 2 + k * step, y, turn: open * k })
      height = Math.max(height, y + width * TALL)
    }
  }
  return { cards, width, rows, height }
}
