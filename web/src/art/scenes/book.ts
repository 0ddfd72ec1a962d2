/** The Big Book of Madness: you read it, it reads you. */
import { ember, ink, paper } from '../inks'
import { cuts, rays } from '../kit'
import { elementMarks } from '../marks'
import { circle, path, placed, rope, type Markup } from '../svg'
import { label } from './label'

const GROUND = '#5B3E74'
const SKIN = '#A63A55'
const SLIME = '#B9C46A'

function tentacles(): Markup {
  const suckers: [x: number, y: number][] = [
    [50, 146],
    [42, 124],
    [68, 162],
    [190, 146],
    [198, 124],
    [172, 162],
    [84, 100],
    [83, 78],
    [158, 100],
    [160, 80],
    [98, 128],
    [144, 128],
  ]
  return (
    rope('M108 200C84 150 40 160 34 112C30 86 58 80 60 102', ink, 23, SKIN, 17) +
    rope('M132 200C156 150 200 160 206 112C210 86 182 80 180 102', ink, 23, SKIN, 17) +
    rope('M114 200C104 130 74 110 84 60C88 42 110 44 104 64', ink, 21, SKIN, 15) +
    rope('M126 200C136 130 166 110 158 62C154 46 136 46 138 62', ink, 21, SKIN, 15) +
    suckers.map(([x, y]) => circle(x, y, 3, SLIME)).join('')
  )
}

function eye(): Markup {
  const lashes = cuts(
    [66, 128, 52, 112, 3],
    [80, 110, 70, 94, 3.2],
    [100, 100, 96, 84, 3.2],
    [140, 100, 144, 84, 3.2],
    [160, 110, 170, 94, 3.2],
    [174, 128, 188, 112, 3],
  )
  return (
    path('M62 132C86 90 154 90 178 132C154 174 86 174 62 132Z', { fill: paper, stroke: ink, width: 4.5 }) +
    circle(120, 132, 32, { fill: SLIME, stroke: ink, width: 4 }) +
    path(rays([120, 132], 14, 30, 22, 2, { seed: 2 }), '#5F6B22') +
    path('M120 102C131 116 131 148 120 162C109 148 109 116 120 102Z', ink) +
    circle(129, 119, 5, paper) +
    path(lashes, paper)
  )
}

function openBook(): Markup {
  const lines = cuts(
    [34, 216, 100, 216, 2, -5],
    [32, 228, 104, 230, 2, -5],
    [30, 240, 84, 240, 2, -4],
    [30, 252, 100, 254, 2, -5],
    [206, 216, 140, 216, 2, 5],
    [208, 228, 136, 230, 2, 5],
    [210, 240, 150, 241, 2, 4],
    [212, 252, 140, 254, 2, 5],
  )
  const key = { stroke: ink, width: 3 }
  return (
    path('M10 212C40 194 92 196 120 214C148 196 200 194 230 212L240 282C200 264 150 268 120 288C90 268 40 264 0 282Z', {
      fill: '#7A2A2A',
      stroke: ink,
      width: 3.4,
    }) +
    path('M22 206C50 190 94 192 120 210L120 276C92 260 48 258 12 270Z', { fill: paper, ...key }) +
    path('M218 206C190 190 146 192 120 210L120 276C148 260 192 258 228 270Z', { fill: '#E9DABB', ...key }) +
    path(lines, '#8C7A58') +
    path('M117 212H123V280H117Z', { fill: ink, opacity: 0.3 }) +
    path('M126 270L138 266L134 300H124Z', { fill: ember, stroke: ink, width: 2.6 })
  )
}

export function bookLabel(): Markup {
  return label(
    GROUND,
    55,
    path(rays([120, 130], 70, 260, 34, 7, { seed: 15, jitter: 0.08 }), '#46305C') +
      tentacles() +
      eye() +
      openBook() +
      placed(elementMarks.water(paper, GROUND), { x: 22, y: 20, scale: 0.3 }) +
      placed(elementMarks.fire(paper, GROUND), { x: 188, y: 20, scale: 0.3 }) +
      placed(elementMarks.earth(paper, GROUND), { x: 20, y: 172, scale: 0.28 }) +
      placed(elementMarks.air(paper, GROUND), { x: 194, y: 172, scale: 0.28 }),
  )
}
