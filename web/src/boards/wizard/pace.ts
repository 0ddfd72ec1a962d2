/** How long things take to be seen, in ms at the usual speed. */
export const TIME = {
  play: 260,
  /** a full trick lies open before it is taken */
  look: 500,
  swell: 200,
  take: 320,
  /** each card of a deal; they start `apart`, and the whole deal lasts `deal` at most */
  card: 240,
  apart: 40,
  deal: 900,
  turn: 240,
  bid: 240,
  trump: 300,
  points: 1500,
} as const
