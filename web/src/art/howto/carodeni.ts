/** Čarodění: a turn in five pictures. The cards are W01, W11, P01, P52 and P21 and the goals G05 and G09 of the game. */
import { clanCard } from '../carodeni/clan'
import { flag } from '../carodeni/flags'
import { band } from '../carodeni/lands'
import { potionCard, type PotionFace } from '../carodeni/potion'
import { locations, refresh, signs as places } from '../carodeni/signs'
import { burst, potionSign } from '../carodeni/small'
import { animalTile, toolTile } from '../carodeni/tools'
import { witchCard, type WitchFace } from '../carodeni/witch'
import { aubergine, ink, lilac, paper } from '../inks'
import { block } from '../kit'
import { ingredientToken } from '../pieces/ingredients'
import { circle, path, placed, type Markup } from '../svg'
import { figures } from '../carodeni/figures'
import { aim, arrow, fan, glory, loose, table, type Drawing } from './stage'

const plain = { refresh: false, animal: null, symbol: null } as const
const W01: WitchFace = {
  ...plain,
  seed: 1,
  main: 'red',
  flags: ['red'],
  gathers: [1, 1, 0],
  points: 7,
  animal: 'snake',
}
const W11: WitchFace = { ...plain, seed: 11, main: 'red', flags: ['red'], gathers: [2, 1, 1], points: 4, refresh: true, animal: 'snake' } // prettier-ignore
const NOVICE: WitchFace = { ...plain, seed: 7, main: null, flags: [], gathers: [1, 0, 1], points: 0, symbol: 'moon' }
const P01: PotionFace = { seed: 1, colour: 'red', ingredients: ['berry', 'leaf'], tools: [], points: 4, tool: 'book' }
const P52: PotionFace = { seed: 52, colour: 'red', ingredients: ['herb', 'berry', 'leaf'], tools: [], points: 6, tool: 'flask' } // prettier-ignore
const P21: PotionFace = { seed: 21, colour: 'green', ingredients: ['mushroom', 'root'], tools: [], points: 4, tool: 'flask' } // prettier-ignore

/** What one, two … different tools score. */
const TOOLS = [1, 3, 6, 10, 15]

const token = (name: Parameters<typeof ingredientToken>[0], x: number, y: number, size: number): Markup =>
  placed(ingredientToken(name), { x: x - size / 2, y: y - size / 2, scale: size / 100 })

function send(): Markup {
  return (
    table('#1D3A5E', '#26466C', 5) +
    fan([witchCard(NOVICE), witchCard(NOVICE)], 92, 128, 84, 52) +
    arrow([116, 56], [168, 60], 14) +
    loose(witchCard(W11), 228, 92, 106, 3)
  )
}

function take(): Markup {
  const bands = locations.map((location, at) =>
    placed(band(location, 'night', { width: 308, height: 62, field: 54, seed: at + 4 }), { x: -4, y: at * 62 }),
  )
  const points = locations.map(
    (location, at) =>
      circle(52, 31 + at * 62, 19, { fill: paper, stroke: ink, width: 2.4 }) +
      placed(places[location](ink, paper), { x: 40, y: 19 + at * 62, scale: 0.24 }),
  )
  const rows = [['herb', 'root', 'herb'], ['berry', 'mushroom', 'leaf'], ['berry', 'leaf', 'mushroom']] as const // prettier-ignore
  return (
    path('M-2 -2H302V188H-2Z', '#0F1E2A') +
    bands.join('') +
    points.join('') +
    rows.flatMap((row, y) => row.map((name, x) => token(name, 112 + x * 46, 31 + y * 62, 40))).join('') +
    aim(158, 31, 25) +
    loose(potionCard(P21, true), 262, 50, 58, 3) +
    loose(witchCard(W01, true), 262, 138, 58, -3)
  )
}

function brew(): Markup {
  return (
    table('#3A2549', '#48305A', 7) +
    glory(206, 92, 66, 128, '#523766') +
    loose(witchCard(W01), 62, 94, 100, -4) +
    loose(potionCard(P01), 210, 88, 100, 3) +
    arrow([116, 40], [156, 36], 8) +
    token('berry', 136, 100, 44) +
    token('leaf', 136, 150, 44)
  )
}

function goal(points: number, things: readonly Markup[], hard: boolean): Markup {
  const width = 62 + things.length * 46
  const shape = hard
    ? `M12 0H${width - 12}L${width} 12V46L${width - 12} 58H12L0 46V12Z`
    : block({ x: 0, y: 0, width, height: 58 }, 14, 4, 0.7)
  return (
    path(shape, hard ? { fill: aubergine, stroke: lilac, width: 4 } : { fill: '#FFF9EA', stroke: ink, width: 3 }) +
    burst(30, 29, 25, points) +
    things.map((thing, at) => placed(thing, { x: 60 + at * 46, y: 8, scale: 0.42 })).join('')
  )
}

const easyGoal = () => goal(5, [potionSign('red'), potionSign('red')], false)
const hardGoal = () => goal(8, [toolTile('flask'), toolTile('candle'), toolTile('mortar')], true)

function join(): Markup {
  return (
    table('#1F4438', '#295243', 6) +
    loose(clanCard(0, TOOLS), 56, 96, 84, -2) +
    loose(witchCard(W01), 134, 112, 76, -2) +
    loose(potionCard(P52), 194, 110, 76, 2) +
    loose(potionCard(P01), 252, 114, 76, 6) +
    placed(easyGoal(), { x: 134, y: 8, scale: 0.8 })
  )
}

function rest(): Markup {
  const place = block({ x: 26, y: 22, width: 70, height: 98 }, 8, 5, 0.8)
  return (
    table('#1B2C4A', '#253A5C', 4) +
    path(place, { stroke: '#7F93A3', width: 3, dash: '9 7' }) +
    fan([witchCard(NOVICE), witchCard(W01), witchCard(W11)], 162, 144, 78, 50) +
    arrow([70, 62], [124, 88], 16) +
    token('herb', 218, 46, 56) +
    token('berry', 262, 84, 56)
  )
}

export const steps = { send, take, brew, clan: join, rest }

function gathers(): Markup {
  return locations
    .map(
      (location, at) =>
        placed(places[location](ink, paper), { x: 12 + at * 40, y: 14, scale: 0.3 }) +
        figures([1, 0, 2][at] || '–', 27 + at * 40, 88, 40, ink),
    )
    .join('')
}

const OPEN = [-4, -4, 108, 108] as const

export const signs: Readonly<Record<string, Drawing>> = {
  flag: { draw: () => flag('red'), box: [-8, -4, 62, 80] },
  wild: { draw: () => flag(null), box: [-8, -4, 62, 80] },
  points: {
    draw: () =>
      path(block({ x: 0, y: 0, width: 130, height: 100 }, 10, 4, 0.8), { fill: paper, stroke: ink, width: 3 }) +
      gathers(),
    box: [-2, -2, 134, 104],
  },
  refresh: {
    draw: () => circle(50, 50, 48, { fill: paper, stroke: ink, width: 3 }) + placed(refresh(ink, paper), { x: 18, y: 18, scale: 0.64 }), // prettier-ignore
    box: OPEN,
  },
  ingredient: { draw: () => ingredientToken('berry'), box: OPEN },
  tool: { draw: () => toolTile('candle'), box: OPEN },
  animal: { draw: () => animalTile('owl'), box: OPEN },
  any: { draw: () => toolTile('any'), box: OPEN },
  star: { draw: () => burst(50, 50, 48, 6), box: OPEN },
  easy: { draw: easyGoal, box: [-3, -3, 160, 64] },
  hard: { draw: hardGoal, box: [-3, -3, 206, 64] },
}
