/** Madness: a ball of fur in a nightcap that is more afraid than anybody. 200 × 200. */
import { ink, paper } from '../inks'
import { cuts, hatch, polar, round, seeded } from '../kit'
import { circle, ellipse, path, type Markup } from '../svg'

const HAIR = '#463A5A'

export interface DreadLook {
  eye?: string
  cap?: string
  /** without hands, feet and hair: for small cards */
  small?: boolean
}

function fur(): string {
  const random = seeded(77)
  const points = Array.from({ length: 44 }, (_, i) => {
    const radius = i % 2 ? 62 + random() * 4 : 76 + random() * 8
    return polar([100, 116], radius, -Math.PI / 2 + (i * Math.PI) / 22, 0.92)
      .map(round)
      .join(' ')
  })
  return `M${points.join('L')}Z`
}

function foot(x: number): Markup {
  return path(`M${x - 14} 196C${x - 16} 184 ${x + 14} 184 ${x + 16} 196Z`, ink)
}

function hand(x: number, side: number): Markup {
  const at = (dx: number) => x + dx * side
  const d =
    `M${x} 150C${at(-12)} 146 ${at(-16)} 158 ${at(-8)} 162C${at(-14)} 168 ${at(-2)} 174 ${at(2)} 168` +
    `C${at(8)} 172 ${at(14)} 164 ${at(9)} 158C${at(12)} 150 ${at(4)} 146 ${x} 150Z`
  return path(d, { fill: HAIR, stroke: ink, width: 2.4 })
}

export function dread({ eye = paper, cap = '#B583CF', small = false }: DreadLook = {}): Markup {
  const line = { stroke: ink, width: 3 }
  const strands =
    hatch({ x: 48, y: 84, width: 104, height: 96 }, 1.25, 15, 2, { seed: 4, length: 16, density: 0.4 }) +
    cuts([58, 128, 70, 138, 2.2, 2], [120, 138, 136, 136, 2, 2])
  const folds = cuts([66, 66, 96, 34, 3, -5], [88, 58, 116, 34, 2.6, -4], [112, 52, 138, 42, 2.2, -2])
  return (
    (small ? '' : foot(78) + foot(124)) +
    path(fur(), ink) +
    (small ? '' : path(strands, HAIR)) +
    ellipse(76, 104, 27, 30, eye) +
    ellipse(130, 110, 21, 24, eye) +
    circle(84, 110, 7.5, ink) +
    circle(124, 114, 5.5, ink) +
    path('M62 150C84 142 120 144 142 152C140 170 122 176 100 175C80 174 64 168 62 150Z', eye) +
    path('M60 161L70 157L78 165L87 158L96 166L105 159L114 167L123 160L132 166L144 160', {
      stroke: ink,
      width: 4,
      round: true,
    }) +
    (small ? '' : hand(58, 1) + hand(146, -1)) +
    path('M48 74C60 40 84 20 116 22C142 24 160 40 172 64C162 56 152 56 146 62C134 52 92 54 54 86Z', {
      fill: cap,
      ...line,
    }) +
    (small ? '' : path(folds, { fill: ink, opacity: 0.55 })) +
    path('M40 80C62 58 122 50 154 60C160 64 158 74 150 74C120 68 78 74 52 94C42 98 34 88 40 80Z', {
      fill: eye,
      ...line,
    }) +
    circle(175, 70, 11, { fill: eye, ...line })
  )
}

/** Only its eyes: what looks out from under a curse. 60 × 28. */
export function dreadEyes(): Markup {
  return (
    ellipse(18, 14, 12, 13, paper) + ellipse(43, 15, 10, 11, paper) + circle(21, 16, 3.6, ink) + circle(40, 17, 3, ink)
  )
}

/** The index of a card that has no value. 100 × 100. */
export function spiral(colour: string, width = 12): Markup {
  return path('M50 54C46 48 54 42 61 48C70 57 60 71 47 69C30 66 26 46 38 34C54 20 82 30 84 54C85 78 62 94 40 88', {
    stroke: colour,
    width,
    round: true,
  })
}
