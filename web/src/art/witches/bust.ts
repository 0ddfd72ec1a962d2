/** A person on a card: head and shoulders in a box of 100 × 100, told apart by hat, hair, and what is on the face. */
import { ink, paper, red, yellow } from '../inks'
import { cuts } from '../kit'
import { circle, path, type Markup } from '../svg'
import { eyes, keyed, stroke } from './line'

export type Headwear = 'witch' | 'crown' | 'bonnet' | 'wizard' | 'cap' | 'fool' | 'top' | 'helmet' | 'none'

export interface Person {
  skin?: string
  hair?: string
  dress?: string
  hat?: Headwear
  /** the hat's band, or its feather */
  band?: string
  beard?: string
  glasses?: boolean
  /** what is drawn over all the rest */
  extra?: Markup
}

const WITCH_HAT =
  'M52 -8C62 -10 74 -4 78 4C70 4 66 8 67 16L70 30C84 32 92 36 92 40C92 46 72 49 50 49C28 49 8 46 8 40C8 36 18 32 30 30C34 16 40 -2 52 -8Z'

function headwear(hat: Headwear, hair: string, band: string): Markup {
  const fringe = path('M30 46C40 40 60 40 70 46L68 36C60 30 40 30 32 36Z', hair)
  switch (hat) {
    case 'witch':
      return (
        fringe +
        path(WITCH_HAT, { fill: ink, stroke: paper, width: 1.8 }) +
        path('M30 29C42 34 58 34 70 29L71 35C58 40 42 40 29 35Z', band) +
        path(cuts([38, 26, 50, -2, 2.6, -3], [46, 28, 56, 0, 2, -2]), '#5B6B7C')
      )
    case 'wizard':
      return (
        fringe +
        path(
          'M50 -16L72 32C84 34 90 38 90 42C90 47 70 49 50 49C30 49 10 47 10 42C10 38 16 34 28 32Z',
          keyed(band, 2.6),
        ) +
        path(
          'M42 14a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM54 24a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM37 28a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z',
          yellow,
        )
      )
    case 'crown':
      return (
        fringe +
        path('M26 38L22 12L37 24L50 6L63 24L78 12L74 38C60 43 40 43 26 38Z', keyed(yellow, 3)) +
        path(cuts([32, 34, 68, 34, 2.4]), '#A87518')
      )
    case 'bonnet':
      return (
        path('M24 48C22 22 36 12 50 12C64 12 78 22 76 48C68 36 60 34 50 34C40 34 32 36 24 48Z', keyed(ink, 2.4)) +
        path('M22 38C34 28 66 28 78 38L80 46C66 36 34 36 20 46Z', { fill: ink, stroke: paper, width: 1.8 }) +
        path('M62 14C72 2 88 6 86 16C80 14 74 18 70 22Z', keyed(band, 2.2))
      )
    case 'cap':
      return (
        fringe +
        path('M26 42C24 22 36 14 50 14C64 14 76 22 74 42C60 34 40 34 26 42Z', keyed(band, 2.6)) +
        path('M22 42C36 34 64 34 78 42L76 48C62 40 38 40 24 48Z', keyed(band, 2.4))
      )
    case 'fool':
      return (
        path(
          'M28 46C22 30 14 28 4 32C6 12 26 6 40 18C46 4 66 4 72 16C84 10 96 18 96 34C86 28 78 32 72 46C58 36 42 36 28 46Z',
          keyed(band, 2.6),
        ) +
        path('M40 18C44 26 46 32 48 39C38 38 32 41 28 46C22 30 14 28 4 32C6 12 26 6 40 18Z', keyed(yellow, 2.4)) +
        circle(4, 34, 4.4, keyed(yellow, 2)) +
        circle(96, 36, 4.4, keyed(yellow, 2))
      )
    case 'top':
      return (
        fringe +
        path(
          'M30 36L32 -4C40 -8 60 -8 68 -4L70 36C82 37 88 40 86 43C76 47 24 47 14 43C12 40 18 37 30 36Z',
          keyed(ink, 2),
        ) +
        path('M30 26C42 31 58 31 70 26L70.500 34C58 38 42 38 29.500 34Z', band)
      )
    case 'helmet':
      return (
        fringe +
        path('M24 46C22 18 36 8 50 8C64 8 78 18 76 46C68 40 60 38 50 38C40 38 32 40 24 46Z', keyed('#AEB7BF', 2.8)) +
        path('M46 4H54V40H46Z', keyed('#8A949C', 2.2)) +
        path(cuts([32, 36, 38, 18, 2.4, -3]), '#FFFFFF')
      )
    case 'none':
      return path('M27 50C22 22 36 14 50 14C64 14 78 22 73 50C70 40 66 34 56 33C46 38 34 36 27 50Z', keyed(hair, 2.6))
  }
}

export function bust(person: Person): Markup {
  const {
    skin = '#F0CFA8',
    hair = '#B5502B',
    dress = '#3B3350',
    hat = 'witch',
    band = red,
    beard,
    glasses = false,
    extra = '',
  } = person
  return (
    path('M8 104C10 78 30 72 50 72C70 72 90 78 92 104Z', keyed(dress, 3)) +
    path(cuts([24, 100, 30, 80, 2.6], [76, 100, 70, 80, 2.6]), ink) +
    path(
      beard && hat !== 'crown'
        ? 'M29 40C26 50 27 58 30 62L70 62C73 58 74 50 71 40Z'
        : 'M26 40C20 60 22 74 28 84L72 84C78 74 80 60 74 40Z',
      keyed(hair, 2.6),
    ) +
    path('M31 44C31 68 40 78 50 78C60 78 69 68 69 44Z', keyed(skin, 2.6)) +
    circle(38, 63, 3.4, '#E39A77') +
    circle(62, 63, 3.4, '#E39A77') +
    (beard
      ? path('M31 58C34 64 42 64 50 63C58 64 66 64 69 58C72 78 62 96 50 98C38 96 28 78 31 58Z', keyed(beard, 2.4)) +
        path(cuts([40, 72, 42, 88, 2], [50, 74, 50, 92, 2], [60, 72, 58, 88, 2]), { fill: ink, opacity: 0.5 })
      : '') +
    eyes(42, 58, 55, 2.8) +
    stroke('M49 56C47 62 46 65 49 66.5C51 67 53 66 54 65', 2.2) +
    stroke('M42 70C46 73.5 54 73.5 58 69.500', 2.4) +
    (glasses
      ? circle(41.5, 55, 7.5, { stroke: ink, width: 2.6 }) + circle(58.5, 55, 7.5, { stroke: ink, width: 2.6 })
      : '') +
    headwear(hat, hair, band) +
    extra
  )
}
