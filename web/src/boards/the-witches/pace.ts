/** How long things take to be seen, in ms at the usual speed. */

export const TIME = {
  /** a card that was turned or played is read */
  card: 900,
  /** who chooses first: all dice are read */
  lots: 1900,
  move: 480,
  /** on a broomstick, high over the land */
  flight: 720,
  place: 400,
  reveal: 420,
  crisis: 320,
  roll: 600,
  /** solved or not: long enough to be read */
  verdict: 1300,
  /** things that go from one place of the page to another; of several they start `apart` */
  fly: 420,
  apart: 80,
  tea: 700,
  /** something is pointed at */
  pulse: 280,
  draw: 300,
} as const
