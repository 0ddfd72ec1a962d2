/** What is drawn for an evening: a round table seen from above, and the towers of the podium. */
import { hat, type Hat } from '../art/pieces/hat'
import { FLOOR, floor } from '../art/pieces/tower'
import { ink } from '../art/inks'
import { disc, polar, ripples } from '../art/kit'
import { circle, ellipse, path, placed, type Markup } from '../art/svg'

const TURN = Math.PI * 2
const MIDDLE: readonly [number, number] = [100, 100]
/** Where those who sit there are: beside the edge of the table. */
const AROUND = 70

/** The table alone, in a box of 200. */
export function roundTable(): Markup {
  return (
    path(disc([104, 107], 60, { seed: 3 }), { fill: 'var(--shadow)' }) +
    path(disc(MIDDLE, 60, { seed: 3 }), { fill: 'var(--table)', stroke: 'var(--table-rim)', width: 5 }) +
    path(ripples(MIDDLE, 12, 54, 9, 1.6, { seed: 8, length: 30 }), 'var(--table-cut)')
  )
}

/** The middle of each place at a table for so many; the first at the bottom, then clockwise. */
export function places(count: number): (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, at) => polar(MIDDLE, AROUND, TURN * (0.25 + at / count)))
}

/** A computer player at a table: a crank in place of a face, in a box of 100. */
export function crank(): Markup {
  return (
    circle(50, 50, 50, 'var(--hat-ground)') +
    path(disc([50, 52], 26, { points: 16, stray: 0.06, seed: 4 }), { fill: 'var(--hat)', stroke: ink, width: 3 }) +
    circle(50, 52, 9, ink) +
    path('M50 52L76 30L84 36', { stroke: ink, width: 7, round: true }) +
    circle(86, 36, 7, ink)
  )
}

const STEP = FLOOR.height - 2

/** Somebody on a tower of so many floors, in a box of 120 × 240 whose foot is the ground. */
export function onTower(name: Hat, floors: number, seed: number): Markup {
  const foot = 200
  let stack: Markup = ellipse(60, foot + 14, 58, 20, 'var(--ground-shadow)')
  for (let at = 0; at < floors; at++) {
    const top = at === floors - 1
    const y = foot - STEP * (at + 1)
    const { behind, before } = floor({ seed: seed + at, top, crest: top, tone: (at % 3) as 0 | 1 | 2 })
    const person = top ? placed(hat(name, 'var(--hat)', 'transparent'), { x: 60 - 32, y: y - 54, scale: 0.64 }) : ''
    stack += placed(behind, { x: 60, y }) + person + placed(before, { x: 60, y })
  }
  return stack
}
