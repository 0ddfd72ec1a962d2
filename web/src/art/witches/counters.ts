/** Counters: a Crisis is a pill with a flame, a Cackle a laughing disc, Black Aliss a little black house. */
import { ember, ink, paper, yellow } from '../inks'
import { block } from '../kit'
import { circle, figure, path, placed, type Markup } from '../svg'

/** 100 × 60; `extra` is what all Crises of a problem add to its difficulty. */
export function crisis(extra: number): Markup {
  const flame =
    path(
      'M8 -2C11 5 16 9 16 16C16 21 12.5 24 8 24C3.5 24 0 21 0 16C0 12 2 10 3 6C5 8 5.5 9 5.5 11C7.5 8 8.5 3 8 -2Z',
      ember,
    ) +
    path(
      'M8 10C9.5 13 12 14.5 12 18C12 21 10 22.5 8 22.5C6 22.5 4 21 4 18.5C4 16.5 5.5 15.5 6 14C7 15 7.5 13 8 10Z',
      yellow,
    )
  return (
    path(block({ x: 2, y: 2, width: 96, height: 56 }, 26, 9, 1), { fill: ink, stroke: paper, width: 5 }) +
    placed(flame, { x: 14, y: 9, scale: 1.7 }) +
    figure(`+${extra}`, 66, 45, 41, paper, 'middle')
  )
}

const PLUM = '#7A4F96'

/** 80 × 80: the laugh of the die. */
export function cackle(): Markup {
  const laugh =
    path('M15 32C19 22 29 22 33 31M47 31C51 22 61 22 65 32', { stroke: paper, width: 5, round: true }) +
    path('M11 39C24 45 56 45 69 39C70 59 58 72 40 72C22 72 10 59 11 39Z', paper) +
    path('M26 44.5L28 54L36 53L36 45.5ZM27 66C32 58 48 58 53 66C46 70.5 34 70.5 27 66Z', PLUM)
  return circle(40, 40, 38, { fill: PLUM, stroke: paper, width: 4 }) + placed(laugh, { x: 6, y: 5, scale: 0.85 })
}

/** 80 × 80: a hat and two eyes in a crooked house. */
export function aliss(): Markup {
  return (
    path('M8 34L40 4L72 34V76H8Z', { fill: '#0A0F15', stroke: paper, width: 5 }) +
    path(
      'M40 18C46 26 50 36 52 44C60 45 66 47 66 50C66 54 54 56 40 56C26 56 14 54 14 50C14 47 20 45 28 44C30 36 34 26 40 18Z',
      '#55324E',
    ) +
    path('M20 59L37 64L24 70ZM60 59L43 64L56 70Z', yellow)
  )
}

/** 80 × 80: cards in a hand. */
export function cards(): Markup {
  return (
    path('M10 22L46 12L62 66L26 76Z', 'currentColor') +
    path('M50 10H76V62L68 64L56 20Z', { fill: 'currentColor', opacity: 0.7 })
  )
}

/** 80 × 80: a cup of tea. */
export function tea(): Markup {
  return (
    path('M28 26C24 20 32 16 28 8M42 26C38 20 46 16 42 8', { stroke: paper, width: 4, round: true }) +
    path('M56 40C74 36 76 60 54 58', { stroke: ink, width: 9 }) +
    path('M56 40C74 36 76 60 54 58', { stroke: paper, width: 4 }) +
    path('M12 32H60C60 56 50 66 36 66C22 66 12 56 12 32Z', { fill: paper, stroke: ink, width: 3.4 }) +
    path('M15 36H57C57 40 56 44 55 47C44 52 28 52 17 47C16 44 15 40 15 36Z', '#A8632E') +
    path('M6 68H66C60 76 12 76 6 68Z', { fill: paper, stroke: ink, width: 3 })
  )
}
