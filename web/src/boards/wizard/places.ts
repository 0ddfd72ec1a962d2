/** Where things lie on the table, in px from its middle unless said otherwise. Seats count clockwise from the own one. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** degrees */
  readonly turn: number
}

type Part = readonly [x: number, y: number]

/** Where the card of each seat lies in the trick, as parts of the room there is; the own one is nearest. */
const TRICK: Readonly<Record<number, readonly Part[]>> = {
  3: [
    [0, 1],
    [-0.8, -0.22],
    [0.8, -0.22],
  ],
  4: [
    [0, 1],
    [-0.85, 0],
    [0, -1],
    [0.85, 0],
  ],
  5: [
    [0, 1],
    [-1, 0.3],
    [-0.39, -1],
    [0.39, -1],
    [1, 0.3],
  ],
  6: [
    [0, 1],
    [-0.86, 0.82],
    [-0.86, -0.82],
    [0, -1],
    [0.86, -0.82],
    [0.86, 0.82],
  ],
}

/** Where the others sit round the oval, as parts of its half-axes. */
const ROUND: Readonly<Record<number, readonly Part[]>> = {
  3: [
    [-0.9, -0.16],
    [0.9, -0.16],
  ],
  4: [
    [-0.9, 0],
    [0, -0.96],
    [0.9, 0],
  ],
  5: [
    [-0.93, 0.12],
    [-0.4, -0.93],
    [0.4, -0.93],
    [0.93, 0.12],
  ],
  6: [
    [-0.88, 0.34],
    [-0.88, -0.42],
    [0, -0.97],
    [0.88, -0.42],
    [0.88, 0.34],
  ],
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
  /** how much plates and words grow: text never shrinks */
  readonly text: number
  /** width of a plate before it grows */
  readonly plate: number
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
const PLATE_HEIGHT = 78

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** The oval table with the others round it; `low` where nobody holds a hand in front. */
export function laptop(width: number, height: number, seats: number, low: boolean): Laptop {
  const unit = within(Math.min(width / USUAL.width, height / USUAL.height), 0.6, 1.5)
  const text = within(unit, 1, 1.3)
  const plate = unit < 0.82 ? 178 : 206
  // on an upright tablet the table is narrow, but there is height for a good hand
  const card = 152 * within(Math.min(height / USUAL.height, width / 860), unit, unit * 1.2)
  const hand = height - (low ? 116 * unit : card * 1.4 + 25 * unit)
  const strip = hand - (low ? 20 : 48) * unit - 50 * text
  // where the trump lies in the corner and the table is narrow, the others sit below it
  const top = seats > 4 && width < 900 ? 118 * unit : 40 * unit
  const bottom = low ? strip - 4 : Math.max(hand - 30 * unit, strip + 20)
  const rx = Math.min(width / 2 - 78 * unit, 520 * unit)
  const ry = Math.min((bottom - top) / 2, rx * (width < height ? 0.84 : 0.62))
  const oval = { x: width / 2, y: (top + bottom) / 2, rx, ry }
  // an upright oval has room for a larger trick
  const grow = width < height ? 1.3 : 1
  const half = { x: (plate / 2) * text + 10, y: (PLATE_HEIGHT / 2) * text + 16 }
  const plates = (ROUND[seats] ?? []).map(([x, y]) => ({
    x: within(oval.x + x * rx, half.x, width - half.x),
    y: within(oval.y + y * ry, half.y, height - half.y),
    turn: 0,
  }))
  const room = trickRoom(seats, unit, grow, (strip - 6 - oval.y) / unit, (oval.x - 2 * half.x - 14) / unit)
  return {
    unit,
    text,
    plate,
    oval,
    strip,
    hand,
    card,
    laid: room.laid * unit,
    trick: trickSpots(seats, room.wide * unit, room.high * unit),
    plates,
    fans: plates.map((spot) => behind(spot, oval, (plate / 2) * text, unit)),
    trump: trumpSpot(seats, oval, unit, text),
  }
}

/** The width of a card in the trick and how far the outermost lie, in units; `below` and `beside`: how much is free. */
function trickRoom(seats: number, unit: number, grow: number, below: number, beside: number) {
  const usual = ([0, 0, 0, 114, 114, 106, 94][seats] ?? 94) * grow
  // opposite cards must not cover each other; six players have three cards in a row, twice
  const share = grow === 1 ? 0.6 : seats === 5 ? 0.46 : 0.52
  const laid = Math.max(40 / unit, Math.min(usual, below * (seats === 6 ? 0.64 : 0.7), beside * share))
  const high = within(below - laid * 0.72, laid * 0.5, 88 * grow)
  const wide = Math.min(([0, 0, 0, 150, 155, 176, 176][seats] ?? 176) * grow, Math.max(beside - laid / 2, laid * 1.1))
  return { laid, high, wide }
}

/** A hand of backs looks out from under its plate, towards the middle. */
function behind(plate: Spot, oval: Oval, half: number, unit: number): Spot {
  const x = (oval.x - plate.x) / oval.rx
  const y = (oval.y - plate.y) / oval.ry
  const length = Math.hypot(x, y) || 1
  const [dx, dy] = [x / length, y / length]
  return {
    x: plate.x + dx * (half - 8 * unit),
    y: plate.y + dy * (PLATE_HEIGHT / 2 - 12) * Math.max(1, unit),
    turn: (Math.atan2(dx, -dy) * 180) / Math.PI,
  }
}

/** Upper left of the trick; above it where nobody sits there; in the board's corner where the others need the room. */
function trumpSpot(seats: number, oval: Oval, unit: number, text: number): Spot {
  if (seats === 3) return { x: oval.x - 76 * unit, y: oval.y - oval.ry * 0.7, turn: 0 }
  if (seats === 4)
    return { x: oval.x - 284 * unit, y: Math.max(oval.y - Math.max(158 * unit, oval.ry * 0.6), 66 * unit), turn: 0 }
  return { x: 20 * text + 58 * unit, y: 16 * text + 56 * unit, turn: 0 }
}

/** The trick on a phone: a card's width, and how far the outermost lie from the middle. */
export function phoneTrick(width: number, height: number, seats: number): { laid: number; spots: Spot[] } {
  const edge = 12
  const high = height - 2 * edge
  const laid = Math.floor(Math.min(84, (high - 6) / (seats === 6 ? 3.15 : 2.8), (width - 2 * edge - 12) / 3.4))
  if (laid < SMALLEST) return flatTrick(width - 2 * edge, high, seats)
  const wide = Math.min(width / 2 - laid / 2 - edge, laid * (seats === 5 ? 1.72 : 1.55))
  return { laid, spots: trickSpots(seats, wide, Math.min(high / 2 - laid * 0.7, laid * 0.98)) }
}

/** a card in a cross is not drawn narrower than this */
const SMALLEST = 42

/** Side by side from the left neighbour to the right one, the own card in their middle and a little nearer. */
function flatTrick(width: number, height: number, seats: number): { laid: number; spots: Spot[] } {
  const laid = Math.floor(within(Math.min(height / 1.5, width / seats - 6), 30, 60))
  const step = Math.min(laid * 1.2, (width - laid) / (seats - 1))
  const own = Math.floor(seats / 2)
  const spots = around(seats, 0).map((seat) => {
    const place = seat === 0 ? own : seat <= own ? seat - 1 : seat
    return { x: (place - (seats - 1) / 2) * step, y: seat === 0 ? 4 : -2, turn: seat === 0 ? 0 : (place - own) * 0.8 }
  })
  return { laid, spots }
}
