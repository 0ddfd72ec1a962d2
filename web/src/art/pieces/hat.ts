/** Faces of the players: six hats, told apart by their outline alone. A box of 100 × 100. */
import { ink } from '../inks'
import { circle, clipped, ellipse, ellipsePath, path, placed, type Markup } from '../svg'

/** In the order in which seats are given hats. */
export const hats = ['bent', 'cone', 'bowler', 'top', 'hood', 'horns'] as const
export type Hat = (typeof hats)[number]

interface Shape {
  crown: string
  /** half the width of the brim; none for hood and horns */
  brim?: number
}

const shapes: Record<Hat, Shape> = {
  bent: { crown: 'M50 0C62 -2 78 4 84 16C74 15 70 20 72 32L80 62H20C26 40 34 8 50 0Z', brim: 38 },
  cone: { crown: 'M50 -4L76 62H24Z', brim: 38 },
  bowler: { crown: 'M24 62C24 24 34 18 50 18C66 18 76 24 76 62Z', brim: 44 },
  top: { crown: 'M26 62L20 -2C40 -8 60 -8 80 -2L74 62Z', brim: 38 },
  hood: {
    crown:
      'M50 2C26 10 14 38 16 80C22 92 30 96 34 94C26 82 26 62 34 54C42 48 58 48 66 54C74 62 74 82 66 94C70 96 78 92 84 80C86 38 74 10 50 2Z',
  },
  horns: { crown: 'M18 62L8 4C24 10 40 22 50 36C60 22 76 10 92 4L82 62C62 54 38 54 18 62Z' },
}

const SKIN = '#F0CFA8'

/** `cloth` and `ground` are usually custom properties: hats are pale at night and dark by day. */
export function hat(name: Hat, cloth: string, ground: string): Markup {
  const { crown, brim } = shapes[name]
  const figure =
    path('M50 60C24 66 4 92 -2 120H102C96 92 76 66 50 60Z', cloth) +
    circle(50, 66, 24, SKIN) +
    circle(42, 68, 3.4, ink) +
    circle(59, 68, 3.4, ink) +
    path('M42 77C46 83 54 83 58 77C55 87 45 87 42 77Z', ink) +
    path(crown, cloth) +
    (brim ? ellipse(50, 58, brim, 9, cloth) : '')
  return circle(50, 50, 50, ground) + clipped(ellipsePath(50, 50, 50), placed(figure, { x: 10, y: 16, scale: 0.8 }))
}
