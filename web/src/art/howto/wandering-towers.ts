/** Wandering Towers: a turn in five pictures. */
import { whiteRaven } from '../beasts'
import { paper, type Seat } from '../inks'
import { castle } from '../pieces/castle'
import { flask, type FlaskState } from '../pieces/flask'
import { pawn } from '../pieces/pawn'
import { flag, FLOOR, floor, shield } from '../pieces/tower'
import { ellipse, path, placed, type Markup } from '../svg'
import { movementCard } from '../towers/cards'
import { pine } from '../towers/land'
import { spellToken } from '../towers/spells'
import { aim, arrow, CARD, fan, glory, loose, meadow, table, type Drawing } from './stage'

const PAWN = 0.62

interface Stack {
  readonly floors?: readonly (readonly [seed: number, crest: boolean])[]
  readonly wizards?: readonly Seat[]
  readonly keep?: boolean
  /** in the air: without a shadow on the ground */
  readonly up?: boolean
}

/** Pieces on one foot, as the board stacks them. */
function stack(x: number, y: number, scale: number, { floors = [], wizards = [], keep, up }: Stack): Markup {
  const top = -floors.length * FLOOR.height
  const drawn = floors.map(([seed, crest], at) => floor({ seed, crest, top: at === floors.length - 1, tone: (seed % 3) as 0 | 1 | 2 })) // prettier-ignore
  const people = wizards.map((seat, at) =>
    placed(pawn(seat), { x: (at - (wizards.length - 1) / 2) * 30 - 30 * PAWN, y: top - 86 * PAWN + 4, scale: PAWN }),
  )
  const crest = floors.at(-1)?.[1] && !keep
  return placed(
    (up || !(keep || floors.length) ? '' : ellipse(8, 5, 60, 27, { fill: '#17202B', opacity: 0.32 })) +
      drawn.map(({ behind }, at) => placed(behind, { y: -(at + 1) * FLOOR.height })).join('') +
      (crest ? placed(flag(), { x: FLOOR.rx - 12, y: top - 10, scale: 0.9 }) : '') +
      (keep ? placed(castle(), { x: -71 * 0.8, y: top - 146 * 0.8, scale: 0.8 }) : '') +
      people.join('') +
      placed(drawn.at(-1)?.before ?? '', { y: top }),
    { x, y, scale },
  )
}

function plot(x: number, y: number, colour: string, edge: string, crest = false, scale = 0.66): Markup {
  const bed = ellipse(0, 0, 66, 30, { fill: colour, stroke: edge, width: 2.5 })
  return placed(bed + (crest ? placed(shield(true), { x: -21, y: -23, scale: 0.42 }) : ''), { x, y, scale })
}

const moss = { sky: '#23475A', hill: '#5E9A63', grass: '#3F7A4C', plot: '#78B377' }
const moor = { sky: '#3B3356', hill: '#8A6E8E', grass: '#654D6B', plot: '#A488A6' }
const fields = { sky: '#24405A', hill: '#B98A4A', grass: '#8C6530', plot: '#D0A562' }

function land({ sky, hill, grass }: typeof moss, line: number): Markup {
  return meadow(sky, hill, grass, line)
}

function cards(): Markup {
  const hand = ['wizard-3', 'either-4-2', 'tower-2'].map(movementCard)
  return table('#17363F', '#20474F', 5) + fan(hand, 152, 96, 84, 88)
}

function move(): Markup {
  return (
    land(moss, 96) +
    placed(pine(), { x: 276, y: 98, scale: 0.5 }) +
    [44, 114, 186, 256].map((x, at) => plot(x, 138 + (at % 2) * 6, moss.plot, moss.grass, at === 3)).join('') +
    stack(44, 136, 0.66, { floors: [[3, false]] }) +
    stack(44, 108, 0.66, { floors: [[5, true]], wizards: ['blue'], up: true }) +
    aim(256, 144, 44, 20) +
    arrow([86, 74], [250, 112], 26) +
    loose(movementCard('tower-3'), 256, 46, 42, 6)
  )
}

function trap(): Markup {
  return (
    land(moor, 106) +
    plot(106, 150, moor.plot, moor.grass, false, 0.9) +
    stack(106, 152, 0.84, { wizards: ['yellow', 'red'] }) +
    stack(106, 84, 0.84, { floors: [[4, false]], up: true }) +
    arrow([180, 40], [180, 112]) +
    glory(248, 96, 36, 60, '#5A4E7E') +
    placed(flask('full', 'blue'), { x: 215, y: 50, scale: 1.12 })
  )
}

function enter(): Markup {
  return (
    land(fields, 98) +
    plot(50, 146, fields.plot, fields.grass) +
    plot(154, 150, fields.plot, fields.grass) +
    plot(262, 142, fields.plot, fields.grass, true) +
    stack(50, 148, 0.94, { wizards: ['blue'] }) +
    stack(154, 150, 0.78, { keep: true }) +
    arrow([72, 116], [116, 134], 10) +
    path('M196 62C236 34 262 62 262 112', { stroke: paper, width: 4, dash: '9 8', round: true }) +
    path('M262 124L252 106L272 106Z', paper)
  )
}

function cast(): Markup {
  return (
    table('#33264D', '#42325F', 6) +
    glory(202, 92, 70, 124, '#4C3A6C') +
    placed(spellToken('advance-wizard'), { x: 138, y: 28, scale: 1.08 }) +
    placed(flask('full', 'blue'), { x: 20, y: 22, scale: 0.86 }) +
    placed(flask('full', 'blue'), { x: 20, y: 100, scale: 0.86 }) +
    arrow([80, 58], [130, 80], 6) +
    arrow([80, 134], [130, 108], -6)
  )
}

export const steps = { cards, move, trap, castle: enter, spell: cast }

const card = (name: string): Drawing => ({ draw: () => movementCard(name), box: CARD })
const potion = (state: FlaskState): Drawing => ({ draw: () => flask(state, 'blue'), box: [-8, 0, 76, 84] })

export const signs: Readonly<Record<string, Drawing>> = {
  'card-wizard': card('wizard-3'),
  'card-tower': card('tower-2'),
  'card-either': card('either-4-2'),
  dice: card('tower-two-dice'),
  crest: { draw: () => shield(true), box: [-2, 0, 104, 106] },
  next: { draw: whiteRaven, box: [-4, 4, 132, 144] },
  empty: potion('empty'),
  full: potion('full'),
  spent: potion('spent'),
  spell: { draw: () => spellToken('advance-tower'), box: [0, 0, 120, 120] },
}
