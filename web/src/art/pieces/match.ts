/** Matches for bids and tricks, 16 × 52. Flame, head, bend: three states, three shapes. */
import { ember, ink, yellow } from '../inks'
import { ellipse, path, type Markup } from '../svg'

export type MatchState = 'waiting' | 'lit' | 'burnt'

// On dark ground the stick is pale, on light ground dark: the theme's custom properties decide.
const STICK = 'var(--stick, var(--match-stick))'
const HEAD = 'var(--match-head)'

const drawings: Record<MatchState, () => Markup> = {
  waiting: () => ellipse(8, 16, 4.4, 6, HEAD) + path('M6.2 20H9.8V52H6.2Z', STICK),
  lit: () =>
    path('M6.2 22H9.8V52H6.2Z', STICK) +
    path(
      'M8 -2C11 5 16 9 16 16C16 21 12.5 24 8 24C3.5 24 0 21 0 16C0 12 2 10 3 6C5 8 5.5 9 5.5 11C7.5 8 8.5 3 8 -2Z',
      ember,
    ) +
    path(
      'M8 10C9.5 13 12 14.5 12 18C12 21 10 22.5 8 22.5C6 22.5 4 21 4 18.5C4 16.5 5.5 15.5 6 14C7 15 7.5 13 8 10Z',
      yellow,
    ) +
    path('M6.2 22H9.8V27H6.2Z', ink),
  burnt: () => path('M6.2 52L6.2 36L3 26L8 18L11 20L7.6 27L9.8 35V52Z', { fill: '#4A3A2C', stroke: STICK, width: 1.4 }),
}

export function match(state: MatchState): Markup {
  return drawings[state]()
}
