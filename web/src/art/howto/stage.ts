/**
 * What the pictures of "How to play" share: scenes of 300 × 186, put together from the pieces of a game. Nothing is
 * lettered in them but figures; the grounds never follow the theme, like all that is printed.
 */
import { ink, paper, yellow } from '../inks'
import { hatch, polar, rays, ripples, round, type Point } from '../kit'
import { circle, clipped, path, placed, rect, type Markup, type Place } from '../svg'

export const SCENE = [0, 0, 300, 186] as const

export interface Drawing {
  readonly draw: () => Markup
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** The art of one game, by the names that its texts have: a scene for each step, a drawing for all the rest. */
export interface HowToArt {
  readonly steps: Readonly<Record<string, () => Markup>>
  readonly signs: Readonly<Record<string, Drawing>>
  /** what lies ready before the first turn */
  readonly begin?: Readonly<Record<string, Drawing>>
  /** single cards, pieces and rarer cases */
  readonly details?: Readonly<Record<string, Drawing>>
}

const WHOLE = 'M-2 -2H302V188H-2Z'

/** A table top: ripples of one close tone. */
export function table(ground: string, grain: string, seed = 4): Markup {
  return (
    path(WHOLE, ground) +
    path(ripples([150, 330], 130, 380, 15, 1.7, { seed, length: 54, gap: 0.9, start: 3.4, end: 6.1 }), grain)
  )
}

/** Rays round what matters. */
export function glory(x: number, y: number, inner: number, outer: number, colour: string, seed = 3): Markup {
  return path(rays([x, y], inner, outer, 28, 2.6, { seed }), colour)
}

/** Sky above, a hill below. */
export function meadow(sky: string, hill: string, grass: string, line = 118): Markup {
  const d = `M-2 ${line}C70 ${line - 16} 150 ${line + 12} 302 ${line - 10}V188H-2Z`
  const blades = hatch({ x: 0, y: line, width: 300, height: 190 - line }, 0.05, 13, 1.7, { seed: 6, length: 22, density: 0.4 }) // prettier-ignore
  return path(WHOLE, sky) + path(d, hill) + clipped(d, path(blades, grass))
}

const SHADE = { fill: ink, opacity: 0.38 }

/** A card of 200 × 280 that lies loose, placed by its middle. */
export function loose(card: Markup, x: number, y: number, width: number, turn = 0): Markup {
  const scale = width / 200
  return placed(rect(5, 9, 200, 280, 17, SHADE) + card, {
    x: x - width / 2,
    y: y - 140 * scale,
    scale,
    turn,
    pivot: [width / 2, 140 * scale],
  })
}

/** Cards in a hand: a fan round (x, y), the middle of its lower edge's arc. */
export function fan(cards: readonly Markup[], x: number, y: number, width: number, step = width * 0.66): Markup {
  const middle = (cards.length - 1) / 2
  return cards
    .map((card, i) => {
      const away = i - middle
      return loose(card, x + away * step, y + away * away * 3.4, width, away * 6.5)
    })
    .join('')
}

/** A drawing placed by its middle; `size` is its box's width here. */
export function centred({ draw, box }: Drawing, x: number, y: number, size: number, place: Place = {}): Markup {
  const scale = size / box[2]
  return placed(draw(), {
    x: x - (box[0] + box[2] / 2) * scale,
    y: y - (box[1] + box[3] / 2) * scale,
    scale,
    ...place,
  })
}

/** The way something goes: a paper arrow with an ink edge, from one point to another, bulging to its left by `bend`. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, bend = 0, colour: string = paper): Markup {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy) || 1
  const control: Point = [(x1 + x2) / 2 + (dy / length) * bend * 2, (y1 + y2) / 2 - (dx / length) * bend * 2]
  const angle = Math.atan2(y2 - control[1], x2 - control[0])
  const neck = polar([x2, y2], -12, angle)
  const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
  const shaft = `M${x1} ${y1}Q${at(control)} ${at(neck)}`
  const head = `M${x2} ${y2}L${at(polar([x2, y2], 18, angle + Math.PI - 0.56))}L${at(polar([x2, y2], 18, angle + Math.PI + 0.56))}Z`
  return (
    path(shaft, { stroke: ink, width: 10, round: true }) +
    path(head, { fill: ink, stroke: ink, width: 6 }) +
    path(shaft, { stroke: colour, width: 5, round: true }) +
    path(head, colour)
  )
}

/** Right or wrong, as a stamp. */
export function tick(x: number, y: number, size = 26): Markup {
  const sign = path('M4.6 10.6L9.6 15.2L19.2 4.4L22 7L9.8 20.6L2 13.4Z', '#1F6B47')
  return stamp(x, y, size, sign)
}

export function cross(x: number, y: number, size = 26): Markup {
  const sign = path(
    'M6.6 4L12 9.4L17.4 4L20 6.6L14.6 12L20 17.4L17.4 20L12 14.6L6.6 20L4 17.4L9.4 12L4 6.6Z',
    '#A62818',
  )
  return stamp(x, y, size, sign)
}

function stamp(x: number, y: number, size: number, sign: Markup): Markup {
  const scale = (size * 0.66) / 24
  return (
    circle(x, y, size / 2, { fill: paper, stroke: ink, width: 2.4 }) +
    placed(sign, { x: x - 12 * scale, y: y - 12 * scale, scale })
  )
}

/** Where something may go or will be: the dashed ring of what is lit. */
export function aim(x: number, y: number, rx: number, ry = rx): Markup {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${yellow}" stroke-width="4" stroke-dasharray="10 7"/>`
}

/** The box of every card. */
export const CARD = [0, 0, 200, 280] as const
