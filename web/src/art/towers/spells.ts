/** The eight spell tokens, 120 × 120: a plum burst with a sign and where it sends it; grey plum while out of reach. */
import { raven } from '../beasts'
import { ink, paper, plumMid, yellow } from '../inks'
import { star } from '../kit'
import { marks } from '../marks'
import { circle, path, placed, type Markup } from '../svg'

export type SpellName =
  | 'advance-wizard'
  | 'advance-tower'
  | 'swap-tower'
  | 'headwind-wizard'
  | 'headwind-tower'
  | 'nudge-ravenskeep'
  | 'piggyback'
  | 'free-wizard'

interface Inks {
  readonly cloth: string
  readonly sign: string
  readonly arrow: string
}

const FORWARD = 'M80 46L100 60L80 74V66H70V54H80Z'
const BACK = 'M40 46L20 60L40 74V66H50V54H40Z'
const UP = 'M60 20L74 36H66V44H54V36H46Z'
const BOTH = 'M46 78L32 88L46 98V92H74V98L88 88L74 78V84H46Z'

const signs: Record<SpellName, (inks: Inks) => Markup> = {
  'advance-tower': ({ sign, cloth, arrow }) =>
    placed(marks.tower(sign, cloth), { x: 26, y: 32, scale: 0.54 }) + path(FORWARD, arrow),
  'advance-wizard': ({ sign, cloth, arrow }) =>
    placed(marks.pawn(sign, cloth), { x: 26, y: 32, scale: 0.54 }) + path(FORWARD, arrow),
  'headwind-tower': ({ sign, cloth, arrow }) =>
    placed(marks.tower(sign, cloth), { x: 42, y: 32, scale: 0.54 }) + path(BACK, arrow),
  'headwind-wizard': ({ sign, cloth, arrow }) =>
    placed(marks.pawn(sign, cloth), { x: 42, y: 32, scale: 0.54 }) + path(BACK, arrow),
  'swap-tower': ({ sign, cloth, arrow }) =>
    placed(marks.tower(sign, cloth), { x: 22, y: 34, scale: 0.38 }) +
    placed(marks.tower(sign, cloth), { x: 60, y: 34, scale: 0.38 }) +
    path(BOTH, arrow),
  'nudge-ravenskeep': ({ sign, cloth, arrow }) =>
    placed(raven(sign, cloth, cloth), { x: 36, y: 20, scale: 0.42 }) + path(BOTH, arrow),
  piggyback: ({ sign, cloth, arrow }) =>
    placed(marks.pawn(sign, cloth), { x: 22, y: 42, scale: 0.5 }) +
    placed(marks.pawn(arrow, cloth), { x: 52, y: 24, scale: 0.4, turn: 14 }),
  'free-wizard': ({ sign, cloth, arrow }) =>
    path('M34 40H44V46H54V40H66V46H76V40H86V56L82 60H38L34 56Z', sign) +
    placed(marks.pawn(arrow, cloth), { x: 40, y: 64, scale: 0.36 }) +
    path('M34 98H86V104H34Z', sign) +
    placed(path(UP, arrow), { x: 24, y: 0, scale: 0.6 }),
}

export function spellToken(name: SpellName, { ready = true } = {}): Markup {
  const cloth = ready ? plumMid : '#3A3348'
  const sign = ready ? paper : '#9A93A6'
  return (
    path(star([60, 60], 60, 54, 18), ink) +
    path(star([60, 60], 56, 50.5, 18), cloth) +
    circle(60, 60, 45, { stroke: sign, width: 2.2, opacity: 0.6 }) +
    signs[name]({ cloth, sign, arrow: ready ? yellow : sign })
  )
}
