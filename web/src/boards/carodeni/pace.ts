/** How long things take to be seen, in ms at the usual speed. */

export const TIME = {
  fly: 340,
  brew: 420,
  /** the burst after a brew */
  burst: 400,
  goal: 520,
  rest: 260,
  renew: 240,
  /** the end has begun */
  notice: 700,
  /** Ostara's token is read before she acts on it */
  token: 900,
  /** what is laid out in an empty place, and Ostara's token turning */
  fill: 180,
} as const
