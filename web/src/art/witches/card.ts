/** The picture of a card: symbol and value on a block of the symbol's colour, the person in rays. Words stand beside it. */
import { ink, paper, yellow } from '../inks'
import { block, rays, star } from '../kit'
import { circle, clipped, figure, path, placed, type Markup } from '../svg'
import { portrait } from './people'
import { symbolGrounds, symbolRays, symbols, type Symbol } from './symbols'

export interface Picture {
  readonly card: string
  readonly symbol: Symbol
  /** what the symbol adds, as it is printed: "+2"; empty where it adds nothing */
  readonly value: string
  /** whether the person is one of the Power of Three */
  readonly three: boolean
}

/** A burst with three dots. */
export function powerOfThree(): Markup {
  const dots = ([[13, 4.5], [5.500, 17.500], [20.500, 17.500]] as const).map(([x, y]) => circle(x, y, 4.6, ink)) // prettier-ignore
  return path(star([13, 13], 19, 14, 10), { fill: yellow, stroke: ink, width: 2.2 }) + dots.join('')
}

/** 200 × 150: for cards from 124 px, with name, benefit and place below. */
export function cardPicture({ card, symbol, value, three }: Picture): Markup {
  const ground = symbolGrounds[symbol]
  const shape = block({ x: 9, y: 9, width: 182, height: 141 }, 9, card.length * 7 + symbol.length)
  return (
    path(shape, ground) +
    clipped(
      shape,
      path(rays([124, 92], 56, 140, 26, 3, { seed: 7 }), symbolRays[symbol]) +
        placed(portrait(card), { x: 66, y: 44, scale: 1.16 }),
    ) +
    path('M9 150H191', { stroke: ink, width: 3 }) +
    placed(symbols[symbol](paper, ground), { x: 18, y: 18, scale: 0.46 }) +
    (value ? figure(value, 40, 106, 44, paper, 'middle') : '') +
    (three ? placed(powerOfThree(), { x: 154, y: 20, scale: 1.05 }) : '')
  )
}

/** 200 × 208: for small cards; only the name stands below. */
export function smallPicture({ card, symbol, value, three }: Picture): Markup {
  const ground = symbolGrounds[symbol]
  const shape = block({ x: 9, y: 9, width: 182, height: 199 }, 9, 3)
  return (
    path(shape, ground) +
    clipped(
      shape,
      path(rays([120, 130], 60, 150, 24, 3, { seed: 7 }), symbolRays[symbol]) +
        placed(portrait(card), { x: 44, y: 68, scale: 1.42 }),
    ) +
    path('M9 208H191', { stroke: ink, width: 3 }) +
    placed(symbols[symbol](paper, ground), { x: 18, y: 18, scale: 0.6 }) +
    (value ? figure(value, 180, 72, 66, paper, 'end') : '') +
    (three ? placed(powerOfThree(), { x: 24, y: 164, scale: 1.3 }) : '')
  )
}
