/** A die, 80 × 80, cut by hand. The witches' die is plum, and one of its faces laughs. */
import { ink, paper, plumMid } from '../inks'
import { block } from '../kit'
import { circle, path, type Markup } from '../svg'

type Spot = readonly [column: -1 | 0 | 1, row: -1 | 0 | 1]

const corners: readonly Spot[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]

/** Pips in the order in which they join as the number grows. */
function pips(value: number): readonly Spot[] {
  const middle: readonly Spot[] = value % 2 ? [[0, 0]] : []
  const sides: readonly Spot[] = value === 6 ? [[-1, 0], [1, 0]] : [] // prettier-ignore
  return [...middle, ...corners.slice(0, Math.min(4, value - (value % 2))), ...sides]
}

/** A laughing mouth with one tooth, and eyes shut with laughter. */
function cackleFace(mark: string, carved: string): Markup {
  return (
    path('M15 32C19 22 29 22 33 31M47 31C51 22 61 22 65 32', { stroke: mark, width: 5, round: true }) +
    path('M11 39C24 45 56 45 69 39C70 59 58 72 40 72C22 72 10 59 11 39Z', mark) +
    path('M26 44.5L28 54L36 53L36 45.5ZM27 66C32 58 48 58 53 66C46 70.5 34 70.5 27 66Z', carved)
  )
}

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6 | 'cackle'

export function die(face: DieFace, { witch = face === 'cackle' } = {}): Markup {
  const [ground, mark] = witch ? [plumMid, paper] : [paper, ink]
  const seed = face === 'cackle' ? 11 : face + 3
  const marks =
    face === 'cackle'
      ? cackleFace(mark, ground)
      : pips(face)
          .map(([column, row]) => circle(40 + column * 18, 40 + row * 18, 7.4, mark))
          .join('')
  return (
    path(block({ x: 4, y: 4, width: 72, height: 72 }, 14, seed), { fill: ground, stroke: ink, width: 3.4 }) +
    path('M76 22V62L62 76H22C40 74 72 66 76 22Z', { fill: ink, opacity: 0.12 }) +
    marks
  )
}
