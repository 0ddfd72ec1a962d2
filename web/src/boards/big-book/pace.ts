/** How long things take to be seen, in ms at the usual speed. */
export const TIME = {
  card: 280,
  /** between two cards of one moment */
  apart: 60,
  marker: 420,
  page: 600,
  lay: 260,
  break: 480,
  strike: 620,
  /** what becomes of a monster */
  judge: 520,
  cast: 360,
  /** a card is turned over */
  turn: 240,
  /** somebody is meant: whose turn it is, whom it hits */
  seat: 300,
} as const
