/** The symbols of the cards, 100 × 100: Magic is a wand, Headology a head in profile, the Broomstick a broom. */
import { cuts, star } from '../kit'
import type { DrawMark } from '../marks'
import { path } from '../svg'

export type Symbol = 'magic' | 'headology' | 'broomstick'

export const symbolGrounds: Record<Symbol, string> = { magic: '#5B3E74', headology: '#2C5F63', broomstick: '#8A5A2C' }
export const symbolRays: Record<Symbol, string> = { magic: '#74559A', headology: '#3E7A7C', broomstick: '#A8743C' }

const magic: DrawMark = (mark, carved) =>
  path('M12 96L4 88L52 40L60 48Z', mark) +
  path(star([66, 34], 34, 18, 7), mark) +
  path(star([66, 34], 13, 7, 7) + cuts([14, 90, 44, 58, 2.6]), carved)

const headology: DrawMark = (mark, carved) =>
  path(
    'M46 4C74 2 94 20 92 46C91 60 84 68 82 76L84 97H40L39 85C30 88 20 88 18 82L18 70L8 64C6 60 14 52 15 44C16 20 26 6 46 4Z',
    mark,
  ) +
  path('M50 46C44 46 42 38 48 34C56 29 68 36 66 48C64 60 48 64 38 56M50 46C54 48 56 44 54 42', {
    stroke: carved,
    width: 7,
    round: true,
  })

const broomstick: DrawMark = (mark, carved) =>
  path('M92 2L98 8L54 54L46 46Z', mark) +
  path('M40 44L56 60C54 66 50 70 46 72C36 86 22 94 4 97C6 80 14 64 28 54C30 50 34 46 40 44Z', mark) +
  path(cuts([12, 90, 38, 62, 3], [8, 84, 32, 58, 2.6], [20, 92, 42, 68, 2.6]) + 'M37 49L51 63L48 66L34 52Z', carved)

export const symbols: Record<Symbol, DrawMark> = { magic, headology, broomstick }
