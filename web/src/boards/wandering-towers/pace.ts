/** How long things take to be seen, in ms at the usual speed. */

export const TIME = {
  /** a tower or a wizard from space to space, and at most */
  space: 140,
  most: 900,
  lift: 160,
  land: 120,
  fly: 700,
  raven: 120,
  /** what a lifted tower shows stays open */
  open: 1200,
  swap: 700,
  card: 260,
  roll: 600,
  spell: 500,
  fill: 240,
  rise: 360,
} as const

/** How long a way over so many spaces takes. */
export function onTheWay(spaces: number): number {
  return Math.min(TIME.most, TIME.space * Math.max(1, spaces))
}
