/** The Witches: one sets out, one is late, and the pig has not been asked. */
import { ink, paper, red, yellow } from '../inks'
import { cuts, hatch, ripples } from '../kit'
import { pig } from '../pieces/pig'
import { witch } from '../pieces/witch'
import { circle, clipped, path, placed, type Markup } from '../svg'
import { flyer } from './flyer'
import { label } from './label'

const MEADOW = '#4E9B76'
const SLOPE = '#2F6F55'
const HILLS = 'M0 190C40 150 90 150 130 176C170 146 210 142 244 160V300H0Z'
const key = { stroke: ink, width: 3 }

function sky(): Markup {
  return (
    path(ripples([60, 70], 40, 260, 12, 3.6, { seed: 8, length: 44, gap: 0.6 }), '#6DB18C') +
    circle(60, 70, 34, paper) +
    path(ripples([60, 70], 6, 32, 8, 1.6, { seed: 3, length: 14, gap: 1 }), '#DCC99E') +
    placed(flyer({ carved: MEADOW, bristles: yellow }), { x: 112, y: 30, scale: 0.44, turn: -8 })
  )
}

function cottage(): Markup {
  const thatch = cuts(
    [146, 156, 176, 120, 2.6],
    [154, 158, 180, 126, 2],
    [218, 140, 190, 108, 2.6],
    [212, 140, 188, 114, 2],
  )
  return (
    path('M206 78C200 66 214 60 206 48C200 38 212 32 208 22', { stroke: paper, width: 7, round: true }) +
    path('M150 196V150L178 122L214 146V198Z', { fill: paper, ...key }) +
    path('M190 146L214 146V198H190Z', '#D9C49A') +
    path('M138 156L178 108L188 96L226 140L220 152L182 118L150 164Z', { fill: red, ...key }) +
    path(thatch, ink) +
    path('M200 112V84L212 82V124Z', { fill: '#9B8A6A', ...key }) +
    path('M160 198V172C160 162 176 162 176 172V198Z', ink) +
    path('M186 164H204V182H186Z', { fill: yellow, ...key }) +
    path('M195 164V182M186 173H204', { stroke: ink, width: 2 })
  )
}

function lane(): Markup {
  const grass =
    hatch({ x: 4, y: 216, width: 86, height: 84 }, -0.3, 13, 2.4, { seed: 2, length: 20, density: 0.6 }) +
    hatch({ x: 190, y: 222, width: 50, height: 78 }, -0.3, 13, 2.4, { seed: 4, length: 20, density: 0.6 })
  return (
    path('M0 300V236C50 212 110 206 160 202C190 200 220 206 244 214V300Z', ink) +
    path(
      'M166 199C150 206 96 214 82 232C70 250 120 256 128 272C132 282 118 292 104 300H178C190 286 190 268 168 258C138 246 112 240 126 226C138 214 168 208 178 199Z',
      '#E4CE9C',
    ) +
    path(cuts([150, 210, 112, 224, 1.8], [108, 238, 140, 256, 2], [160, 262, 162, 288, 2.2]), '#B99A5E') +
    path(grass, SLOPE)
  )
}

export function witchesLabel(): Markup {
  const slopes = hatch({ x: 0, y: 150, width: 240, height: 90 }, 0.5, 12, 2.2, { seed: 9, length: 24, density: 0.55 })
  return label(
    MEADOW,
    53,
    sky() +
      path(HILLS, SLOPE) +
      clipped(HILLS, path(slopes, MEADOW)) +
      cottage() +
      lane() +
      placed(witch('purple'), { x: 22, y: 134, scale: 0.86 }) +
      placed(pig(5), { x: 212, y: 216, scale: 0.56, mirror: true }),
  )
}
