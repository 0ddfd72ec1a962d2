/** A potion, 60 × 84: empty is an outline, full has colour, mark and cork, spent is a memory in dashes. */
import { ink, paper, seatInks, type Seat } from '../inks'
import { cut } from '../kit'
import { seatMarks } from '../marks'
import { circle, clipped, path, placed, type Markup } from '../svg'

const FLASK = 'M22 14V30C10 35 3 46 3 57C3 72 15 80 30 80C45 80 57 72 57 57C57 46 50 35 38 30V14Z'

// An outline stands on the table itself, so it has to follow the theme.
const LINE = 'var(--text-2)'

export type FlaskState = 'empty' | 'full' | 'spent'

export function flask(state: FlaskState, seat: Seat): Markup {
  if (state === 'spent') return path(FLASK, { stroke: LINE, width: 4, dash: '6 6' })
  if (state === 'empty') {
    return (
      path(FLASK, { stroke: LINE, width: 3.4 }) +
      path('M18 10H42V16H18Z', { stroke: LINE, width: 3.4 }) +
      path(cut([12, 62], [16, 46], 2.4, -2), LINE)
    )
  }
  const { ground, print } = seatInks[seat]
  const brew =
    path('M0 44C10 38 18 48 30 44C42 40 50 48 60 43V84H0Z', ground) +
    path(cut([50, 74], [54, 52], 3, 2), { fill: ink, opacity: 0.35 })
  return (
    path(FLASK, { fill: paper, stroke: ink, width: 3.4 }) +
    clipped(FLASK, brew) +
    path('M19 2H41L38 16H22Z', { fill: '#9C6B3C', stroke: ink, width: 3 }) +
    path(FLASK, { stroke: ink, width: 3.4 }) +
    placed(seatMarks[seat](print), { x: 20, y: 51, scale: 0.2 }) +
    circle(18, 50, 2.6, print) +
    circle(42, 70, 2, print)
  )
}
