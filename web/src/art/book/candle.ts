/** The stack of Madness is a candle that burns down: `left` of `full` cards, and a face that knows it. 86 × 364. */
import { ink, paper, paper3, yellow } from '../inks'
import { cuts, round } from '../kit'
import { circle, ellipse, path, placed, type Markup } from '../svg'

const FOOT = 330
const STUB = 26

const FLAME =
  'M8 -2C11 5 16 9 16 16C16 21 12.5 24 8 24C3.5 24 0 21 0 16C0 12 2 10 3 6C5 8 5.5 9 5.5 11C7.5 8 8.5 3 8 -2Z'
const HEART =
  'M8 10C9.5 13 12 14.5 12 18C12 21 10 22.5 8 22.5C6 22.5 4 21 4 18.5C4 16.5 5.5 15.5 6 14C7 15 7.5 13 8 10Z'

function wax(y: number): string {
  const at = (dy: number) => round(y + dy)
  return (
    `M22 ${at(6)}C26 ${at(-2)} 34 ${at(3)} 43 ${at(0)}C54 ${at(-3)} 60 ${at(2)} 64 ${at(6)}` +
    `C66 ${at(14)} 65 ${at(20)} 65 ${at(26)}C66 ${at(40)} 58 ${at(42)} 57 ${at(30)}` +
    `C56 ${at(22)} 52 ${at(24)} 51 ${at(30)}L64 ${at(38)}V${FOOT}H22V${at(24)}` +
    `C18 ${at(40)} 14 ${at(36)} 16 ${at(24)}C17 ${at(16)} 19 ${at(10)} 22 ${at(6)}Z`
  )
}

type Mood = 'calm' | 'worried' | 'afraid'

function mood(left: number, full: number): Mood {
  if (left <= 5) return 'afraid'
  return left * 2 < full ? 'worried' : 'calm'
}

function face(y: number, how: Mood): Markup {
  const eyes =
    ellipse(35, y, 5.5, how === 'afraid' ? 7.5 : 6.5, ink) +
    ellipse(50, y, 5, how === 'afraid' ? 7 : 6, ink) +
    circle(36.5, y - 2, 1.8, paper) +
    circle(51, y - 2, 1.8, paper)
  const line = { stroke: ink, width: 2.4, round: true }
  if (how === 'calm') return eyes + path(`M36 ${y + 13}C40 ${y + 18} 46 ${y + 18} 50 ${y + 13}`, line)
  const brows = path(`M28 ${y - 9}L37 ${y - 13}M56 ${y - 10}L48 ${y - 13}`, line)
  if (how === 'worried') return eyes + brows + path(`M37 ${y + 16}C40 ${y + 11} 46 ${y + 11} 49 ${y + 16}`, line)
  return eyes + brows + ellipse(43, y + 16, 5.5, 6.5, ink)
}

/** `height`: of the whole candle when the stack is full. It never moves: no flicker. */
export function candle(left: number, full: number, height = 264): Markup {
  const y = FOOT - (STUB + ((height - STUB) * Math.max(0, left)) / full)
  let ticks = ''
  for (let at = 0; at <= full; at += 5) {
    ticks += `M4 ${round(FOOT - STUB - ((height - STUB) * at) / full)}h${at % 10 ? 6 : 11}`
  }
  // a stub is too short for its face: it looks over the dish
  const look = Math.min(y + 52, FOOT - 18)
  return (
    path(ticks, { stroke: 'var(--control)', width: 2, round: true }) +
    path(`M22 ${FOOT}V${FOOT - height}H64V${FOOT}`, { stroke: 'var(--text-3)', width: 2, dash: '5 7' }) +
    ellipse(43, 333, 42, 13, '#0A1219') +
    path('M2 328C16 338 70 338 84 328C84 346 66 354 43 354C20 354 2 346 2 328Z', {
      fill: '#3C4B5B',
      stroke: ink,
      width: 3,
    }) +
    path(cuts([12, 338, 40, 348, 2.6, 2], [20, 334, 52, 341, 2, 1]), '#71869B') +
    path(wax(y), { fill: paper, stroke: ink, width: 3 }) +
    path(
      `M52 ${round(y + 30)}C54 ${round(y + 24)} 57 ${round(y + 26)} 58 ${round(y + 34)}C60 ${round(y + 40)} 65 ${round(y + 34)} 64 ${round(y + 30)}V${FOOT}H50Z`,
      paper3,
    ) +
    path(`M43 ${round(y + 4)}V${round(y - 10)}`, { stroke: ink, width: 3, round: true }) +
    placed(path(FLAME, '#EE6A36') + path(HEART, yellow), { x: 29, y: y - 50, scale: 1.75 }) +
    face(round(look), mood(left, full))
  )
}
