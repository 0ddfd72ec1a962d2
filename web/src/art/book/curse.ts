/** A curse, 200 × 216: wine-dark, torn below, an eye among tentacles whose iris is the element. */
import { ink, paper, type Element } from '../inks'
import { cuts, rays } from '../kit'
import { elementTile } from '../pieces/element'
import { circle, clipped, path, placed, rope, type Markup } from '../svg'

export type CurseKind = Element | 'multi'

const WINE = '#2A1A2E'
const TENTACLE = '#8B2F4A'
const MOSS = '#B9C46A'

export const TORN =
  'M10 10L190 9L191 190L178 195L168 207L155 197L141 209L126 198L112 209L98 197L84 209L70 199L54 210L40 197L26 208L16 195L9 191Z'
export const RIM =
  'M8 18Q8 6 18 6H182Q193 6 193 18L194 193L181 200L169 213L155 203L141 215L126 204L112 215L98 203L84 215L70 205L54 216L40 203L26 214L12 199L6 193Z'

function iris(kind: CurseKind): Markup {
  if (kind !== 'multi') return placed(elementTile(kind), { x: 71, y: 25, scale: 0.58 })
  return (
    circle(100, 54, 27, { fill: MOSS, stroke: ink, width: 3 }) +
    path(rays([100, 54], 12, 25, 18, 1.6, { seed: 2 }), '#5F6B22') +
    path('M100 29C109 42 109 66 100 79C91 66 91 42 100 29Z', ink) +
    circle(108, 43, 4.4, paper)
  )
}

function eye(kind: CurseKind): Markup {
  const arm = (d: string, width = 11) => rope(d, ink, width + 5, TENTACLE, width)
  return (
    arm('M92 52C58 44 34 62 24 34C20 22 34 16 40 26') +
    arm('M108 52C142 44 166 62 176 34C180 22 166 16 160 26') +
    arm('M92 62C60 70 38 66 22 84', 9) +
    arm('M108 62C140 70 162 66 178 84', 9) +
    path('M48 54C66 18 134 18 152 54C134 90 66 90 48 54Z', { fill: paper, stroke: ink, width: 4 }) +
    iris(kind) +
    path(cuts([52, 50, 42, 36, 2], [64, 34, 57, 20, 2.2], [136, 34, 143, 20, 2.2], [148, 50, 158, 36, 2]), paper)
  )
}

/** `bare`: the eye alone, larger, for faces too small for words. Words and price are set over it by the board. */
export function curseCard(kind: CurseKind, bare = false): Markup {
  const down = bare ? 34 : 0
  const scale = bare ? 1.28 : 1
  return (
    path(RIM, paper) +
    path(TORN, WINE) +
    clipped(
      TORN,
      path(rays([100, 54 + down], 62, 170, 34, 2.4, { seed: 12 }), '#43283F') +
        placed(eye(kind), { x: 100 - 100 * scale, y: down - (scale - 1) * 20, scale }),
    )
  )
}

/** No eye, only the torn paper, for words that need all of it. */
export function cursePaper(): Markup {
  return (
    path(RIM, paper) +
    path(TORN, WINE) +
    clipped(TORN, path(rays([100, 90], 70, 170, 34, 2.4, { seed: 12 }), '#43283F'))
  )
}

/** Neutralised: the eye is shut until it is turned up again. */
export function curseAsleep(): Markup {
  return (
    path(RIM, paper) +
    path(TORN, '#3B3146') +
    clipped(
      TORN,
      path(rays([100, 90], 62, 170, 34, 2.4, { seed: 12 }), '#4A3F57') +
        path('M40 76C66 116 134 116 160 76', { stroke: '#B9AFC6', width: 7, round: true }) +
        path(
          cuts([54, 92, 42, 112, 3], [80, 104, 74, 126, 3], [120, 104, 126, 126, 3], [146, 92, 158, 112, 3]),
          '#B9AFC6',
        ),
    )
  )
}

export function curseBroken(): Markup {
  const left = 'M8 18Q8 6 18 6H112L100 40L120 74L96 110L116 146L98 203L84 215L70 205L54 216L40 203L26 214L12 199L6 193Z'
  const right =
    'M128 6H182Q193 6 193 18L194 193L181 200L169 213L155 203L141 215L126 204L120 196L134 148L114 112L138 76L118 42Z'
  const lashes = cuts([60, 84, 52, 98, 2.4], [80, 91, 76, 108, 2.4], [124, 91, 128, 108, 2.4], [142, 83, 150, 97, 2.4])
  const half = (d: string, x: number, turn: number) =>
    placed(
      path(d, '#5C5A58') +
        clipped(
          d,
          path('M13 12H188V200H13Z', '#211B2A') +
            path('M48 70C70 96 130 96 152 70', { stroke: '#8E8799', width: 5, round: true }) +
            path(lashes, '#8E8799'),
        ),
      { x, turn, pivot: [100, 200] },
    )
  return half(left, -3, -4) + half(right, 3, 5)
}

/** The ring round a chosen curse. */
export const CHOSEN = 'M-1 14Q-1 -2 16 -2H184Q201 -2 201 14L202 198L183 208L169 222H26L6 206L-2 196Z'

/** A token that lies on it: a part of the price, in a paper ring. 124 × 124 round (50, 50). */
export function token(element: Element): Markup {
  return (
    circle(50, 50, 62, { fill: paper, stroke: ink, width: 5 }) +
    placed(elementTile(element), { x: 6, y: 6, scale: 0.88 })
  )
}
