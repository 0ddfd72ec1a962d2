/** The clan card: a cauldron, an arrow the way things go, and what different tools score. */
import { printed } from '../cards/shell'
import { aubergine, green, ink, paper, yellow } from '../inks'
import { block, cuts, rays } from '../kit'
import { circle, ellipse, path, type Markup } from '../svg'
import { figures } from './figures'

const DIM = '#463862'

/** `reached`: how many kinds of tools are in the clan; `points` for one, two … of them. */
export function clanCard(reached: number, points: readonly number[]): Markup {
  const steps = points.map((value, i) => {
    const x = 30 + i * 35
    const on = i < reached
    return (
      path(block({ x: x - 15, y: 222, width: 30, height: 36 }, 5, i + 3, 0.6), on ? yellow : DIM) +
      figures(value, x, 249, 24, on ? ink : paper)
    )
  })
  const steam = [
    [98, 62, 7],
    [116, 46, 5],
    [86, 38, 4],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#7CC79B'))
  return (
    printed(77, aubergine, path(rays([100, 120], 78, 150, 34, 3, { seed: 6 }), DIM)) +
    path('M44 104C26 130 34 172 64 186C86 194 114 194 136 186C166 172 174 130 156 104Z', {
      fill: '#25313E',
      stroke: ink,
      width: 4,
    }) +
    path(cuts([50, 120, 58, 170, 5, -8], [64, 126, 70, 180, 4, -6]), '#71869B') +
    ellipse(100, 104, 66, 16, { fill: '#3C4B5B', stroke: ink, width: 4 }) +
    ellipse(100, 104, 54, 11, green) +
    path(
      'M48 102C58 86 72 92 78 86C84 74 100 76 104 84C112 76 128 78 132 88C142 84 152 90 154 102C136 114 66 114 48 102Z',
      '#7CC79B',
    ) +
    circle(80, 98, 8, '#C9EBCB') +
    circle(120, 99, 10, '#C9EBCB') +
    steam.join('') +
    path('M8 148L34 128V140H56V156H34V168Z', { fill: paper, stroke: ink, width: 3 }) +
    path('M22 210H178', { stroke: paper, width: 2.4 }) +
    steps.join('')
  )
}
