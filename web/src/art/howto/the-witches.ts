/** The Witches: a turn in five pictures. The sum under the dice is a true one: Death, difficulty 12. */
import { back } from '../cards/back'
import { sheetOfPaper } from '../cards/shell'
import { green, paper, paper3 } from '../inks'
import { block } from '../kit'
import { die, type DieFace } from '../pieces/die'
import { hairs, witch } from '../pieces/witch'
import { ellipse, figure, path, placed, type Markup } from '../svg'
import { aliss, cackle, crisis, tea } from '../witches/counters'
import { powerOfThree, smallPicture } from '../witches/card'
import { cottage, pine } from '../witches/scenery'
import { symbolGrounds, symbols, type Symbol } from '../witches/symbols'
import { tileBack, tileOnMap } from '../witches/tile'
import { aim, arrow, fan, glory, loose, meadow, table, tick, type Drawing } from './stage'

/** A card without its words: where they stand, there are strokes. */
function card(name: string, symbol: Symbol, value: string, three: boolean): Markup {
  const words = path('M46 234H154M66 254H134', { stroke: paper3, width: 9, round: true })
  return sheetOfPaper() + smallPicture({ card: name, symbol, value, three }) + words
}

const nanny = () => card('nanny-1', 'broomstick', '', true)
const sheep = () => tileOnMap({ level: 'easy', kind: 'sheep', points: 1, difficulty: 9 })
const death = () => tileOnMap({ level: 'easy', kind: 'death', points: 3, difficulty: 12 })
const elves = () => tileOnMap({ level: 'hard', kind: 'elves', points: 4, difficulty: 17 })

function tile(symbol: Symbol): Markup {
  const cloth = symbolGrounds[symbol]
  return (
    path(block({ x: 2, y: 2, width: 96, height: 96 }, 16, 4), cloth) +
    placed(symbols[symbol](paper, cloth), { x: 17, y: 17, scale: 0.66 })
  )
}

function place(): Markup {
  return (
    meadow('#4A3663', '#2F6B53', '#255641', 126) +
    ellipse(236, 146, 62, 20, '#24553F') +
    loose(back(), 70, 92, 88, -9) +
    loose(nanny(), 80, 97, 90, -4) +
    arrow([134, 48], [172, 56], 8) +
    placed(sheep(), { x: 186, y: 44, scale: 0.74 })
  )
}

const PATH = 'M-10 174C40 130 70 156 128 140C186 124 190 148 244 122C270 110 290 104 312 96'

function walk(): Markup {
  const road = path(PATH, { stroke: '#22402F', width: 22 }) + path(PATH, { stroke: '#C9A36A', width: 15 }) + path(PATH, { stroke: '#22402F', width: 2.4, dash: '9 8' }) // prettier-ignore
  return (
    meadow('#2F6B53', '#3A7D5E', '#2C644B', 84) +
    placed(pine(), { x: 22, y: 92, scale: 0.9 }) +
    placed(pine(), { x: 168, y: 88, scale: 0.74 }) +
    placed(pine(), { x: 194, y: 84, scale: 0.56 }) +
    road +
    placed(cottage(), { x: 246, y: 74, scale: 1.7 }) +
    ellipse(86, 150, 46, 16, { fill: '#4E9B76', stroke: '#22402F', width: 2.5 }) +
    ellipse(240, 124, 44, 15, '#4E9B76') +
    aim(240, 124, 44, 15) +
    placed(witch('purple'), { x: 40, y: 30, scale: 0.74 }) +
    arrow([126, 108], [196, 116], 16)
  )
}

function attempt(): Markup {
  const throws: readonly DieFace[] = [4, 6, 3, 'cackle']
  const dice = throws.map((face, at) =>
    placed(die(face, { witch: true }), { x: 56 + at * 46 + (at > 1 ? 50 : 0), y: 20 + (at % 2) * 8, scale: 0.56 }),
  )
  return (
    table('#3E2E52', '#4C3A63', 5) +
    dice.join('') +
    placed(tile('headology'), { x: 150, y: 24, scale: 0.42 }) +
    placed(death(), { x: 26, y: 88, scale: 0.58 }) +
    figure('4 + 6 + 1 + 3 = 14', 126, 140, 28, paper) +
    tick(270, 152, 26) +
    path('M126 152H252', { stroke: green, width: 3, round: true })
  )
}

function have(): Markup {
  return (
    meadow('#2C4A5E', '#3A6E5B', '#2E594A', 120) +
    glory(150, 82, 34, 74, '#3A5F74') +
    placed(witch('purple'), { x: 14, y: 30, scale: 0.82 }) +
    placed(witch('green', { hair: hairs.dimity }), { x: 190, y: 30, scale: 0.82 }) +
    placed(tea(), { x: 115, y: 72, scale: 0.9 }) +
    placed(cackle(), { x: 108, y: 16, scale: 0.4 }) +
    placed(cackle(), { x: 160, y: 10, scale: 0.4 })
  )
}

function draw(): Markup {
  const hand = [card('granny-1', 'headology', '+1', true), card('miss-tick', 'magic', '+2', false), nanny()]
  return table('#245157', '#2E6066', 6) + fan(hand, 152, 96, 84, 88)
}

export const steps = { place, move: walk, attempt, tea: have, draw }

const symbol = (name: Symbol): Drawing => ({ draw: () => tile(name), box: [0, 0, 100, 100] })
const MAP = [-10, -7, 150, 150] as const

export const signs: Readonly<Record<string, Drawing>> = {
  easy: { draw: sheep, box: MAP },
  hard: { draw: elves, box: MAP },
  back: { draw: () => tileBack('hard'), box: MAP },
  crisis: { draw: () => crisis(2), box: [-2, -2, 104, 64] },
  headology: symbol('headology'),
  magic: symbol('magic'),
  broomstick: symbol('broomstick'),
  three: { draw: powerOfThree, box: [-8, -8, 42, 42] },
  cackle: { draw: cackle, box: [0, 0, 80, 80] },
  aliss: { draw: aliss, box: [2, 0, 76, 80] },
  tea: { draw: tea, box: [0, 0, 80, 80] },
}
