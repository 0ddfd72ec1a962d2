/** Wandering Towers: a tower in boots carries two passengers past the castle they are looking for. */
import { raven } from '../beasts'
import { ink, paper, yellow } from '../inks'
import { cuts, hatch, ripples } from '../kit'
import { castle } from '../pieces/castle'
import { pawn } from '../pieces/pawn'
import { floor } from '../pieces/tower'
import { circle, path, placed, rope, type Markup } from '../svg'
import { label } from './label'

function sky(): Markup {
  return (
    path(ripples([170, 84], 60, 330, 13, 4.6, { seed: 6, length: 52, gap: 0.5 }), '#B93419') +
    circle(170, 84, 50, yellow) +
    path(ripples([170, 84], 8, 46, 10, 2.2, { seed: 3, length: 20, gap: 0.9 }), '#E2A021') +
    placed(raven(ink, '#8A6410', paper), { x: 172, y: 62, scale: 0.34 })
  )
}

function land(): Markup {
  const hill = hatch({ x: 10, y: 220, width: 220, height: 80 }, 0.2, 9, 1.8, { seed: 3, length: 22, density: 0.7 })
  const furrows = cuts(
    [18, 276, 70, 262, 3],
    [60, 284, 120, 268, 3],
    [130, 270, 200, 262, 3],
    [120, 284, 190, 276, 3],
    [28, 290, 90, 282, 3],
  )
  return (
    path('M8 262C50 208 84 206 120 232C160 206 200 200 236 224V300H8Z', '#7E2414') +
    placed(castle({ edge: false }), { x: 14, y: 138, scale: 0.44 }) +
    path(hill, '#A93018') +
    path('M6 300V270C50 246 90 256 130 258C170 260 200 246 236 252V300Z', ink) +
    path(furrows, '#46586A')
  )
}

function boot(x: number, y: number, turn: number): Markup {
  const leather =
    path('M-13 -14H13L14 2C24 2 38 4 40 14C41 20 38 22 32 22H-10C-16 22 -17 16 -16 10Z', {
      fill: '#7A3B1E',
      stroke: ink,
      width: 3,
    }) +
    path(cuts([-8, 16, 34, 16, 2], [-6, -8, -8, 8, 2]), ink) +
    path('M-15 -18H15V-9H-15Z', { fill: '#9C5A30', stroke: ink, width: 2.6 })
  return placed(leather, { x, y, turn })
}

function leg(bones: string): Markup {
  return rope(bones, ink, 20, '#C9AE78', 14)
}

/** Two floors; the riders stand between the back and the front merlons. */
function tower(): Markup {
  const lower = floor({ seed: 2, top: false, height: 46, tone: 0 })
  const upper = floor({ seed: 5, crest: true, height: 46, tone: 1 })
  const stack =
    placed(lower.behind, { y: 46 }) +
    upper.behind +
    placed(pawn('blue'), { x: -42, y: -68, scale: 0.8 }) +
    placed(pawn('yellow'), { x: -4, y: -64, scale: 0.8 }) +
    upper.before
  return placed(stack, { x: 112, y: 96, turn: -5, scale: 1.08 })
}

export function towersLabel(): Markup {
  const legs = leg('M98 190L76 214L58 232') + boot(52, 242, 38) + leg('M136 188L166 204L164 238') + boot(166, 246, -4)
  return label('#D9482B', 52, sky() + land() + legs + tower())
}
