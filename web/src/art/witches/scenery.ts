/** Small drawings beside the places of Lancre, each about 60 units wide round its own origin. */
import { ink, paper, red, yellow } from '../inks'
import { cuts } from '../kit'
import { circle, path, placed, type Markup } from '../svg'
import { eyes, keyed } from './line'

const WALL = '#B9A57E'

export function pine(): Markup {
  return (
    path('M0 -68L-15 -42H-8L-20 -22H-10L-23 2H23L10 -22H20L8 -42H15Z', '#143A31') +
    path(cuts([5, -52, 9, -44, 1.8], [6, -34, 12, -24, 1.8], [6, -14, 14, -2, 2]), '#3A7D68')
  )
}

export function peak(): Markup {
  return (
    path('M-46 20L-14 -34L-4 -22L8 -44L50 20Z', '#4A3753') +
    path('M8 -44L-3 -26L4 -22L9 -30L15 -20L22 -24ZM-14 -34L-21 -22L-15 -20L-10 -24L-4 -22Z', '#E9DDE6') +
    path(cuts([16, -10, 30, 14, 3], [2, -8, 6, 14, 2.6], [-16, -10, -26, 14, 2.6]), '#8A6F93')
  )
}

export function cottage(roof = red): Markup {
  return (
    path('M-22 20V-2L0 -22L24 -4V20Z', keyed(paper, 3)) +
    path('M8 -10L24 -4V20H8Z', '#CDB88C') +
    path('M-32 2L0 -32L34 0L28 6L0 -20L-26 8Z', keyed(roof, 3)) +
    path('M14 -22V-38H22V-14Z', keyed('#9B8A6A', 2.6)) +
    path('M-10 20V6C-10 -2 2 -2 2 6V20Z', ink) +
    path('M11 0H20V9H11Z', keyed(yellow, 2))
  )
}

export function town(): Markup {
  const roof = '#8E4A2E'
  return (
    placed(cottage(roof), { x: -34, y: 4, scale: 0.7 }) +
    placed(cottage(roof), { x: 34, scale: 0.74 }) +
    placed(cottage(), { y: -6, scale: 0.9 })
  )
}

export function keep(): Markup {
  return (
    path('M-44 30V-14H-34V-24H-26V-14H-18V-38H-10V-30H-2V-38H6V-30H14V-38H22V-10H30V-20H38V-10H46V30Z', keyed(WALL)) +
    path('M10 -28V30H46V-10H22V-38H14Z', { fill: ink, opacity: 0.28 }) +
    path('M-8 30V10C-8 -2 10 -2 10 10V30Z', ink) +
    path('M-34 0H-28V10H-34ZM-4 -22H4V-12H-4Z', keyed(yellow, 2))
  )
}

/** The Dancers: stones in a ring. */
export function stones(): Markup {
  const stone = path('M-6 10L-5 -12L0 -16L6 -11L7 10Z', keyed('#C9BFD0', 2.6))
  const rows = [[-26, 6, 0], [-14, -6, 8], [4, -9, -4], [20, -4, 6], [30, 8, -6]] as const // prettier-ignore
  return rows.map(([x, y, turn]) => placed(stone, { x, y, turn })).join('')
}

/** The oak, and what struck it. */
export function oak(): Markup {
  return (
    path(
      'M-6 24C-2 8 -4 -2 -20 -16L-14 -18C-8 -12 -4 -10 -1 -6L-6 -30L0 -30L5 -8C10 -14 14 -18 18 -26L23 -22C18 -10 10 -4 8 4C6 12 8 18 12 24Z',
      keyed('#2A1F1A', 2),
    ) + path('M6 -34L-2 -18L4 -18L-2 -4L14 -22H8L14 -34Z', keyed(yellow, 1.8))
  )
}

export function well(): Markup {
  return (
    path('M-16 20V2H16V20Z', keyed(WALL, 2.6)) +
    path('M-20 -14L0 -28L20 -14V-8H-20Z', keyed('#8E4A2E', 2.6)) +
    path('M-12 -8V4M12 -8V4', { stroke: ink, width: 3.4 })
  )
}

/** A chalk man on a hill. */
export function chalkMan(): Markup {
  return (
    path('M-34 8C-30 -8 -18 -16 0 -16C18 -16 30 -8 36 8C14 14 -12 14 -34 8Z', '#3F7F5E') +
    path(
      'M-20 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-12 -1H10L22 -6L23 -3L12 1L24 5L22 8L8 3H-12ZM-4 -2L0 -11L3 -10L0 -1ZM-4 3L-1 10L2 9L0 3Z',
      paper,
    )
  )
}

export function spring(): Markup {
  return (
    path('M-28 4C-20 -10 20 -12 30 2C22 14 -18 14 -28 4Z', keyed('#2B5F86', 2)) +
    path(cuts([-18, 2, 10, -2, 2], [-6, 7, 20, 4, 2]), '#8FB8D6')
  )
}

/** A rock and a hard place. */
export function rocks(): Markup {
  return (
    path('M-20 16L-26 -8L-6 -16L-2 16ZM2 16L4 -20L22 -14L26 16Z', keyed('#9C8BA3', 2.6)) +
    path(cuts([-18, 10, -14, -8, 2], [14, 10, 12, -12, 2.2]), ink)
  )
}

export function dungeon(): Markup {
  return (
    path('M-26 24V-6C-26 -30 26 -30 26 -6V24Z', keyed('#5A4A60', 3)) +
    path('M-16 24V-4C-16 -18 16 -18 16 -4V24Z', ink) +
    path('M-9 24V-12M0 24V-15M9 24V-12', { stroke: '#C9BFD0', width: 3.6 })
  )
}

export function bridge(): Markup {
  return (
    path('M-44 10C-30 -16 30 -16 44 10V18H30C24 2 -24 2 -30 18H-44Z', keyed(WALL, 2.6)) +
    path('M-44 10C-30 -16 30 -16 44 10', { stroke: paper, width: 2 })
  )
}

/** The stone that does not want to be counted: it has boots on. */
export function bootStone(): Markup {
  return (
    path('M-14 12V26H-26C-30 26 -30 36 -26 36H-2V12ZM4 12V36H26C30 36 30 26 24 26H16V12Z', keyed('#8A4A26', 2.8)) +
    path('M-22 14C-26 -6 -16 -30 2 -32C20 -30 26 -6 22 14C10 20 -10 20 -22 14Z', keyed('#B7AFBE', 3)) +
    path('M6 -30C20 -26 26 -6 22 14L8 18C14 0 12 -16 6 -30Z', { fill: ink, opacity: 0.28 }) +
    path(cuts([-14, 8, -10, -12, 2.4], [-4, -4, 0, -22, 2]), ink)
  )
}

export function stoat(): Markup {
  return (
    path(
      'M-34 16C-40 4 -30 0 -24 8C-10 -6 8 -4 14 -12C16 -24 30 -28 36 -20L44 -16L38 -8C32 0 28 2 26 18H20L18 8C6 12 -6 10 -10 18H-16C-18 14 -24 18 -34 16Z',
      keyed('#A8632E', 2.8),
    ) +
    path('M24 -6C30 0 24 6 20 8L16 2Z', paper) +
    circle(32, -17, 4.5, paper) +
    circle(33, -16, 1.8, ink) +
    path('M24 -24L22 -32L29 -27Z', keyed('#A8632E', 2))
  )
}

export function donkey(): Markup {
  return (
    path(
      'M-30 24V2C-28 -8 -12 -8 6 -6L16 -20L10 -42L18 -40L22 -24L28 -42L34 -38L30 -20C38 -14 42 -6 44 0C40 8 34 6 30 2L22 -2C20 8 18 10 16 12V24H9V10H-16V24H-22V8L-24 24Z',
      keyed('#8B8FA0', 2.8),
    ) +
    eyes(29, 29, -12, 2.2) +
    path(cuts([-20, 0, 2, -2, 2.2], [14, 2, 20, -14, 2]), ink)
  )
}
