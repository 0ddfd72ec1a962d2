/** Spells of Wandering Towers, 120 × 120: a plum burst with sign and arrow; grey plum while out of reach. */
import { ink, paper, plumMid, yellow } from '../inks'
import { star } from '../kit'
import { marks } from '../marks'
import { circle, path, placed, type Markup } from '../svg'

export type SpellKind = 'tower' | 'wizard'

export function spell(kind: SpellKind, { ready = true } = {}): Markup {
  const cloth = ready ? plumMid : '#3A3348'
  const sign = ready ? paper : '#8E8799'
  const picture = kind === 'tower' ? marks.tower(sign, cloth) : marks.pawn(sign, cloth)
  return (
    path(star([60, 60], 60, 54, 18), ink) +
    path(star([60, 60], 56, 50.5, 18), cloth) +
    circle(60, 60, 42, { stroke: sign, width: 2.4, opacity: 0.7 }) +
    placed(picture, { x: kind === 'tower' ? 26 : 28, y: 32, scale: 0.54 }) +
    path('M80 46L100 60L80 74V66H70V54H80Z', ready ? yellow : sign)
  )
}
