/** How long things take to be seen, in ms at the usual speed. */

export const TIME = {
  /** a turned card is read */
  card: 900,
  move: 480,
  place: 320,
  reveal: 420,
  crisis: 320,
  roll: 600,
  /** solved or not: long enough to be read */
  verdict: 1300,
  fly: 420,
  tea: 700,
  counters: 260,
  draw: 240,
} as const
