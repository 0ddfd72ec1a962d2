/**
 * A floor of a wandering tower. The origin is the centre of its upper ellipse (50 × 23); the wall hangs below.
 * Whoever stands on top stands between `behind` and `before`.
 */
import { raven } from '../beasts'
import { ember, ink, paper, paper3 } from '../inks'
import { cuts, seeded, type CutRow } from '../kit'
import { clipped, ellipse, ellipsePath, path, placed, type Markup } from '../svg'

export const FLOOR = { rx: 50, ry: 23, height: 42 } as const

const SHADE = '#A8946E'
const JOINT = '#7C6A4C'
const tones = ['#E3D3B0', '#D9C8A6', '#CDBE9C'] as const

export interface FloorOptions {
  /** each tower has its own bricks */
  seed?: number
  crest?: boolean
  /** the topmost floor has a parapet, and its crest is in force */
  top?: boolean
  height?: number
  tone?: 0 | 1 | 2
}

export interface Floor {
  behind: Markup
  before: Markup
}

/** How far down the front of the wall lies below its axis, at that distance from the middle. */
function front(x: number): number {
  return FLOOR.ry * Math.sqrt(Math.max(0, 1 - (x / FLOOR.rx) ** 2))
}

/** Three courses of brick and the joints between them, as lines. */
function bricks(height: number, random: () => number): string {
  const { rx, ry } = FLOOR
  const courses = [0.2, 0.52, 0.84]
  let lines = courses.map((part) => `M${-rx} ${height * part}A${rx} ${ry} 0 0 0 ${rx} ${height * part}`).join('')
  courses.forEach((lower, row) => {
    const upper = courses[row - 1] ?? 0
    for (let i = 0; i < 6; i++) {
      const turn = -1 + (i + 0.5 + (row % 2) * 0.5) / 3.2 + (random() - 0.5) * 0.06
      if (Math.abs(turn) > 0.97) continue
      const x = rx * Math.sin((turn * Math.PI) / 2)
      const top = height * upper + front(x) + 1
      lines += `M${x.toFixed(1)} ${top.toFixed(1)}V${(height * lower + front(x) - 1).toFixed(1)}`
    }
  })
  return lines
}

/** Gouges down the shaded side, on the right as everywhere. */
function gouges(height: number, random: () => number): string {
  const rows: CutRow[] = []
  for (let i = 0; i < 9; i++) {
    const x = FLOOR.rx * (0.42 + 0.055 * i + (random() - 0.5) * 0.03)
    const top = height * (0.08 + random() * 0.3) + front(x)
    const bottom = top + height * (0.3 + random() * 0.25)
    if (x < FLOOR.rx * 0.97) rows.push([x, top, x, Math.min(bottom, height + front(x) - 2), 1.5])
  }
  return cuts(...rows)
}

function merlon(part: number, tone: string): Markup {
  const angle = Math.PI * part
  const [x, y] = [FLOOR.rx * Math.cos(angle), FLOOR.ry * Math.sin(angle)]
  const half = 9 * Math.max(0.45, Math.abs(Math.sin(angle))) + 1
  const shape = `M${(x - half).toFixed(1)} ${(y - 9).toFixed(1)}H${(x + half).toFixed(1)}V${(y + 1).toFixed(1)}H${(x - half).toFixed(1)}Z`
  return path(shape, { fill: x > FLOOR.rx * 0.34 && y > 0 ? SHADE : tone, stroke: ink, width: 2 })
}

/** The planks one stands on, with the shadow of the parapet. */
function deck(): Markup {
  const { rx, ry } = FLOOR
  const planks = path('M-60 -9H60M-60 -2H60M-60 5H60M-60 12H60', { stroke: ink, width: 1.3, opacity: 0.45 })
  const shadow = path(`M-60 -30H60V-8A${rx - 6} ${ry - 4} 0 0 0 -60 -8Z`, { fill: ink, opacity: 0.16 })
  return (
    ellipse(0, 0, rx, ry, { fill: SHADE, stroke: ink, width: 3 }) +
    ellipse(0, 1.5, rx - 7, ry - 4, '#8E7A58') +
    clipped(ellipsePath(0, 1.5, rx - 7, ry - 4), planks + shadow)
  )
}

export function floor({
  seed = 1,
  crest = false,
  top = true,
  height = FLOOR.height,
  tone = 0,
}: FloorOptions = {}): Floor {
  const { rx, ry } = FLOOR
  const random = seeded(seed * 31 + 7)
  const stone = tones[tone]
  const edge = rx * 0.34
  const shade = `M${edge} ${front(edge)}V${height + front(edge)}A${rx} ${ry} 0 0 0 ${rx} ${height}V0A${rx} ${ry} 0 0 1 ${edge} ${front(edge)}Z`
  const sill = ry + height * 0.72
  const arch = ry + height * 0.34
  const crown = ry + height * 0.14
  const window = `M-8 ${sill}V${arch}C-8 ${crown} 8 ${crown} 8 ${arch}V${sill}C3 ${sill + 1} -3 ${sill + 1} -8 ${sill}Z`
  // a low floor has a small shield, so that the one above never covers it
  const size = Math.min(0.34, (height / FLOOR.height) * 0.34)
  const wall =
    path(`M${-rx} 0V${height}A${rx} ${ry} 0 0 0 ${rx} ${height}V0Z`, { fill: stone, stroke: ink, width: 3 }) +
    path(shade, SHADE) +
    path(bricks(height, random), { stroke: JOINT, width: 1.5, opacity: 0.75 }) +
    path(gouges(height, random), { fill: ink, opacity: 0.8 }) +
    (crest ? placed(shield(top), { x: -50 * size, y: ry - 2 + height * 0.12, scale: size }) : path(window, ink))
  if (!top) return { behind: wall, before: '' }
  const back = [-0.15, -0.32, -0.5, -0.68, -0.85].map((part) => merlon(part, stone)).join('')
  const near = [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1].map((part) => merlon(part, stone)).join('')
  return { behind: wall + deck() + back, before: near }
}

/** The raven's crest, in a box of 100: ember while its tower is on top, carved grey when covered. */
export function shield(inForce = true): Markup {
  const field = inForce ? ember : '#8C7957'
  const key = inForce ? ink : '#5C4E37'
  return (
    path('M6 6C30 12 70 12 94 6C98 50 84 84 50 102C16 84 2 50 6 6Z', { fill: field, stroke: key, width: 7 }) +
    placed(raven(key, field, inForce ? paper : field), { x: 16, y: 12, scale: 0.58 })
  )
}

/** The flag over a crest that is in force. The foot of its pole is at (0, 0). */
export function flag(): Markup {
  return (
    path('M0 0V-46', { stroke: ink, width: 4 }) +
    path('M0 0V-46', { stroke: paper3, width: 1.4 }) +
    path('M1 -46C12 -50 20 -40 34 -44L30 -34L35 -25C22 -22 12 -30 1 -26Z', { fill: ember, stroke: ink, width: 2.4 }) +
    placed(raven(ink, ember, paper), { x: 6, y: -45.5, scale: 0.145 })
  )
}
