/** The wizard of a seat in Wandering Towers: 60 × 92, foot at (30, 88). Colour, hat and mark tell whose it is. */
import { ink, paper, seatInks, type Seat } from '../inks'
import { cut } from '../kit'
import { seatMarks } from '../marks'
import { circle, ellipse, group, path, placed, type Markup } from '../svg'

const ROBE = 'M30 32C19 38 11 62 6 82C16 90 44 90 54 82C49 62 41 38 30 32Z'

const crowns: Record<Seat, string> = {
  blue: 'M30 -10L43 22C36 26 24 26 17 22Z',
  yellow: 'M17 22C20 8 26 -2 36 -8C44 -11 52 -7 54 1C47 -2 42 1 42 7L44 22C36 26 24 26 17 22Z',
  red: 'M18 23C18 8 22 4 30 4C38 4 42 8 42 23C34 26 26 26 18 23Z',
  green: 'M30 -6C16 2 10 18 11 40C18 46 42 46 49 40C50 18 44 2 30 -6Z',
  orange: 'M14 24L8 -4C16 2 24 6 30 12C36 6 44 2 52 -4L46 24C36 28 24 28 14 24Z',
  purple: 'M18 23L15 -6C24 -9 36 -9 45 -6L42 23C34 26 26 26 18 23Z',
}

/** Half-axes of the brim; hood and horns have none. */
const brims: Partial<Record<Seat, readonly [rx: number, ry: number]>> = {
  blue: [19, 5.5],
  yellow: [19, 5.5],
  red: [28, 6.5],
  purple: [20, 5.5],
}

function silhouette(seat: Seat): Markup {
  const brim = brims[seat]
  return (
    `<path d="${ROBE}${crowns[seat]}"/><circle cx="30" cy="32" r="10"/>` +
    (brim ? `<ellipse cx="30" cy="23.5" rx="${brim[0]}" ry="${brim[1]}"/>` : '')
  )
}

/** The hood is worn over the head, every other hat on it. */
function headAndHat(seat: Seat, cloth: string): Markup {
  if (seat === 'green') return path(crowns.green, cloth) + ellipse(30, 29, 10, 11.5, paper)
  const brim = brims[seat]
  return (
    circle(30, 31, 9.5, paper) +
    path(crowns[seat], cloth) +
    (brim ? ellipse(30, 23.5, brim[0], brim[1], { fill: cloth, stroke: ink, width: 1.6 }) : '')
  )
}

export function pawn(seat: Seat, { edge = true } = {}): Markup {
  const { ground, print } = seatInks[seat]
  const shape = silhouette(seat)
  const eyes = 'M26 32a1.7 1.9 0 1 0 .01 0ZM34 32a1.7 1.9 0 1 0 .01 0Z'
  const smile = 'M26.5 36.6C28.5 38.6 31.5 38.6 33.5 36.6C32 40 28 40 26.5 36.6Z'
  const pointed = seat === 'blue' || seat === 'yellow'
  return (
    (edge ? group(shape, { fill: paper, stroke: paper, width: 7 }) : '') +
    group(shape, { fill: ink, stroke: ink, width: 2.6 }) +
    path(ROBE, ground) +
    path('M41 46C46 56 51 70 54 82C50 85.4 45 87 40 87.8C43 74 43 58 41 46Z', { fill: ink, opacity: 0.32 }) +
    headAndHat(seat, ground) +
    path(eyes + smile, ink) +
    placed(seatMarks[seat](print), { x: 20, y: 54, scale: 0.2 }) +
    (pointed ? path(cut([37, 18], [33, 0], 1.7, 1), { fill: ink, opacity: 0.5 }) : '') +
    (seat === 'purple' ? path('M18 17.5C26 20.5 34 20.5 42 17.5L42.4 14C34 17 26 17 17.6 14Z', paper) : '')
  )
}

/** The pawn's outline, lit: what can be touched is ringed by it, `width` units round the figure. */
export function pawnHalo(seat: Seat, width: number): Markup {
  return group(silhouette(seat), { fill: 'var(--lit)', stroke: 'var(--lit)', width: 7 + 2 * width })
}
