/** Where things lie on the table. All in px from the table's middle unless said otherwise; seats count clockwise from the own one. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** degrees */
  readonly turn: number
}

type Part = readonly [x: number, y: number]

/** Where the card of each seat lies in the trick, as parts of the room there is; the own one is nearest. */
const TRICK: Readonly<Record<number, readonly Part[]>> = {
  3: [[0, 1], [-0.8, -0.5], [0.8, -0.5]],
  4: [[0, 1], [-0.85, 0], [0, -1], [0.85, 0]],
  5: [[0, 1], [-1, 0.16], [-0.42, -1], [0.42, -1], [1, 0.16]],
  6: [[0, 1], [-0.86, 0.72], [-0.86, -0.72], [0, -1], [0.86, -0.72], [0.86, 0.72]],
}

/** Where the others sit round the oval, as parts of its half-axes. */
const ROUND: Readonly<Record<number, readonly Part[]>> = {
  3: [[-0.8, -0.56], [0.8, -0.56]],
  4: [[-0.9, 0], [0, -0.96], [0.9, 0]],
  5: [[-0.93, 0.1], [-0.52, -0.88], [0.52, -0.88], [0.93, 0.1]],
  6: [[-0.88, 0.34], [-0.88, -0.42], [0, -0.97], [0.88, -0.42], [0.88, 0.34]],
}

/** The seats as they sit, clockwise, from the one whose eyes we look with. */
export function around(seats: number, first: number): number[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats)
}

/** The spots of a trick: `wide` and `high` are how far the outermost cards lie from the middle. */
export function trickSpots(seats: number, wide: number, high: number): Spot[] {
  return (TRICK[seats] ?? []).map(([x, y], at) => ({
    x: x * wide,
    y: y * high,
    // laid by hand: what lies left leans left, and nothing is quite straight but the own card
    turn: at === 0 ? 0 : x * 7 + (at % 2 ? -0.8 : 1.2),
  }))
}

export interface Oval {
  /** middle, from the board's upper left corner */
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

export interface Laptop {
  /** 1 at 1104 × 844 px */
  readonly unit: number
  readonly oval: Oval
  /** from the upper edge of the board */
  readonly strip: number
  readonly hand: number
  /** widest card in hand and width of a card in the trick */
  readonly card: number
  readonly laid: number
  readonly trick: readonly Spot[]
  /** plates of the others, and the middle and direction of their cards */
  readonly plates: readonly Spot[]
  readonly fans: readonly Spot[]
  readonly trump: Spot
}

const USUAL = { width: 1104, height: 844 }
const PLATE = { width: 206, height: 78 }

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** The oval table with the others round it; `low` where nobody holds a hand in front. */
export function laptop(width: number, height: number, seats: number, low: boolean): Laptop {
  const unit = within(Math.min(width / USUAL.width, height / USUAL.height), 0.6, 1.25)
  const dock = (low ? 116 : 238) * unit
  const hand = height - dock
  const strip = hand - (low ? 20 : 48) * unit - 50
  const top = 40 * unit
  const bottom = low ? strip - 4 : Math.max(hand - 30 * unit, strip + 20)
  const rx = Math.min(width / 2 - 78 * unit, 474 * 1.1 * unit)
  const ry = Math.min((bottom - top) / 2, rx * 0.66)
  // the strip covers the near edge: what lies on the table keeps clear of it
  const middle = top + ry + Math.max(0, (bottom - top - 2 * ry) / 2)
  const oval = { x: width / 2, y: middle, rx, ry }
  const laid = [0, 0, 0, 114, 114, 106, 98][seats] ?? 98
  const wide = [0, 0, 0, 150, 155, 176, 184][seats] ?? 184
  const free = (strip - 8 - oval.y) / unit
  const high = within(free - laid * 0.7, 60, 88)
  const plates = (ROUND[seats] ?? []).map(([x, y]) => {
    const half = { x: PLATE.width / 2 + 10, y: PLATE.height / 2 + 16 }
    return {
      x: within(oval.x + x * rx, half.x, width - half.x),
      y: within(oval.y + y * ry, half.y, height - half.y),
      turn: 0,
    }
  })
  return {
    unit,
    oval,
    strip,
    hand,
    card: 152 * unit,
    laid: laid * unit,
    trick: trickSpots(seats, wide * unit, high * unit),
    plates,
    fans: plates.map((plate) => behind(plate, oval, unit)),
    trump: trumpSpot(seats, oval, unit, width),
  }
}

/** A hand of backs looks out from under its plate, towards the middle. */
function behind(plate: Spot, oval: Oval, unit: number): Spot {
  const x = (oval.x - plate.x) / oval.rx
  const y = (oval.y - plate.y) / oval.ry
  const length = Math.hypot(x, y) || 1
  const [dx, dy] = [x / length, y / length]
  return {
    x: plate.x + dx * (PLATE.width / 2 - 8 * unit),
    y: plate.y + dy * (PLATE.height / 2 - 12 * unit),
    turn: (Math.atan2(dx, -dy) * 180) / Math.PI,
  }
}

/** Upper left of the trick; where others sit there, in the corner of the board. */
function trumpSpot(seats: number, oval: Oval, unit: number, width: number): Spot {
  if (seats <= 4) return { x: oval.x - 262 * unit, y: Math.max(oval.y - 158 * unit, 66 * unit), turn: 8 }
  return { x: Math.min(66 * unit, width * 0.06 + 20), y: 74 * unit, turn: 5 }
}

/** The trick on a phone: a card's width, and how far the outermost lie from the middle. */
export function phoneTrick(width: number, height: number, seats: number): { laid: number; spots: Spot[] } {
  const edge = 12
  const laid = Math.floor(within(Math.min(84, (height - 2 * edge - 6) / 2.8, (width - 2 * edge - 12) / 3.4), 40, 84))
  const wide = Math.min(width / 2 - laid / 2 - edge, laid * 1.55)
  const high = Math.min(height / 2 - laid * 0.7 - edge, laid * 0.98)
  return { laid, spots: trickSpots(seats, wide, high) }
}
