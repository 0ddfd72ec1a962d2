/** A witch of The Witches: 120 × 170, foot at (60, 166). Band, cloak and mark have the seat's colour, hair the person's. */
import { ink, paper, seatInks, yellow, type Seat } from '../inks'
import { cuts } from '../kit'
import { seatMarks } from '../marks'
import { circle, group, path, placed, type Markup } from '../svg'

/** The apprentices' hair. */
export const hairs = { tiffany: '#8A5A34', annagramma: '#D9B25A', petulia: '#B5502B', dimity: '#2A2230' } as const

const HAT =
  'M60 6C72 0 90 4 98 16C88 14 82 20 84 32L90 52C104 54 114 58 114 64C114 72 88 76 58 76C28 76 6 72 6 64C6 58 18 54 34 52C40 34 46 14 60 6Z'
const CLOAK = 'M44 82C30 92 18 124 12 156C26 166 94 166 106 156C102 124 92 92 78 82Z'
const HANDLE = 'M104 36L110 38L98 128L92 127Z'
const BRISTLES = 'M90 124L101 126L108 132C112 144 112 156 110 166C100 168 84 166 76 162C80 150 84 138 90 124Z'
const SILHOUETTE = `<path d="${HAT}"/><path d="${CLOAK}"/><path d="${HANDLE}"/><path d="${BRISTLES}"/><circle cx="60" cy="78" r="20"/>`

function cloak(cloth: string): Markup {
  return (
    path(CLOAK, cloth) +
    path('M72 90C84 110 92 138 94 160C100 159 104 158 106 156C102 124 92 92 78 82Z', { fill: ink, opacity: 0.3 }) +
    path(cuts([26, 154, 40, 104, 3, -3], [38, 158, 48, 112, 2.4, -2]), { fill: ink, opacity: 0.75 })
  )
}

function head(hair: string): Markup {
  const eyes = 'M49 80a3 3.4 0 1 0 .01 0ZM72 80a3 3.4 0 1 0 .01 0Z'
  const nose = 'M59 80C57 86 55 89 58 91C60 92 62 91 63 90L62 89C60.5 89.6 59.5 89 60 87.5Z'
  const mouth = 'M52 93C56 98 64 98 69 92C66 101 55 102 52 93Z'
  return (
    path('M40 68C28 82 24 108 30 126C40 122 48 104 50 84ZM82 68C94 82 96 100 92 112C82 112 74 100 72 84Z', {
      fill: hair,
      stroke: ink,
      width: 2,
    }) +
    path(cuts([40, 78, 32, 118, 2.2, -3], [46, 84, 38, 112, 1.8, -2], [82, 78, 88, 106, 2, 2]), ink) +
    path('M42 70C42 94 50 102 60 102C70 102 80 94 80 70Z', paper) +
    path(eyes + nose + mouth, ink) +
    circle(48, 90, 3, '#E39A77') +
    circle(73, 90, 3, '#E39A77') +
    path('M46 82C52 74 68 74 76 82L78 72H42Z', hair)
  )
}

function hat(band: string): Markup {
  return (
    path(HAT, ink) +
    path(cuts([44, 50, 62, 14, 3, -4], [54, 50, 70, 14, 2.2, -3], [96, 15, 84, 12, 1.8]), '#5B6B7C') +
    path('M36 50C50 58 74 58 88 50L90 58C74 66 48 66 34 58Z', band)
  )
}

function broom(): Markup {
  return (
    path(HANDLE, { fill: '#B98A4E', stroke: ink, width: 2 }) +
    path(BRISTLES, { fill: yellow, stroke: ink, width: 2 }) +
    path(
      cuts([94, 134, 84, 160, 2], [99, 136, 98, 162, 2], [103, 138, 106, 160, 1.6]) + 'M88 128L103 131L104 136L86 132Z',
      ink,
    )
  )
}

export function witch(seat: Seat, { edge = true, hair = '#B5502B' } = {}): Markup {
  const { ground, print } = seatInks[seat]
  const arm = 'M78 104C86 104 96 108 100 114C98 120 92 122 88 120C84 114 80 112 76 112Z'
  return (
    (edge ? group(SILHOUETTE, { fill: paper, stroke: paper, width: 9 }) : '') +
    group(SILHOUETTE, { fill: ink, stroke: ink, width: 3.4 }) +
    cloak(ground) +
    head(hair) +
    hat(ground) +
    path('M50 104L60 112L70 104L66 118L60 114L54 118Z', print) +
    broom() +
    path(arm, { fill: ground, stroke: ink, width: 2.4 }) +
    circle(96, 116, 6, { fill: paper, stroke: ink, width: 2.2 }) +
    placed(seatMarks[seat](print), { x: 50, y: 128, scale: 0.2 })
  )
}
