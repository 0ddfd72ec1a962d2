/** How long things take to be seen, in ms at the usual speed. */

export const TIME = {
  /** a tower or a wizard from space to space, and at most */
  space: 140,
  most: 900,
  lift: 160,
  land: 120,
  fly: 700,
  /** what a lifted tower shows stays open */
  open: 1200,
  swap: 700,
  rise: 360,
  /** wizards onto the tower where they begin */
  place: 220,
  /** through the gate of Ravenskeep */
  enter: 260,
  /** on the spot: Ravenskeep that stays, a wizard that rides along */
  hop: 320,
  potion: 620,
  /** a card to the middle, to the discard pile, into a hand; and from one to the next */
  card: 260,
  apart: 90,
  roll: 600,
  spell: 500,
  pop: 240,
} as const

/** How long a way over so many spaces takes. */
export function onTheWay(spaces: number): number {
  return Math.min(TIME.most, TIME.space * Math.max(1, spaces))
}
