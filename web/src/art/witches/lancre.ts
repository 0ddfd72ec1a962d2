/**
 * The land of Lancre without anything that moves: mountains, forest, meadow, river, paths, scenery. Drawn once for each
 * theme, in the units of the map (see `boards/the-witches/places.ts`, which says where places are and how paths bend).
 */
import { ink } from '../inks'
import { cuts, disc, seeded, type CutRow } from '../kit'
import { clipped, ellipse, path, placed, type Markup } from '../svg'
import * as draw from './scenery'

export type Ground = 'mountain' | 'forest' | 'meadow'
export type Light = 'night' | 'day'

interface Tones {
  land: string
  space: string
  dark: string
}

export const lands: Record<Light, Record<Ground, Tones>> = {
  night: {
    mountain: { land: '#6F5779', space: '#8A6F93', dark: '#4A3753' },
    forest: { land: '#2E6A58', space: '#43856F', dark: '#1B4B3E' },
    meadow: { land: '#3F7850', space: '#5C9866', dark: '#27573A' },
  },
  day: {
    mountain: { land: '#8A6E8E', space: '#A488A6', dark: '#5A4360' },
    forest: { land: '#3F8069', space: '#5A9D82', dark: '#1F5244' },
    meadow: { land: '#639A5E', space: '#82B478', dark: '#3A6B3D' },
  },
}

export const pathInks: Record<Light, { casing: string; straw: string }> = {
  night: { casing: '#152B26', straw: '#BCA673' },
  day: { casing: '#22402F', straw: '#DCC78F' },
}

/** The edge of the land. */
export const EDGE =
  'M14 150L60 136L180 132L330 134L470 130L640 133L820 130L980 134L1076 138L1090 160L1088 320L1092 480L1086 606L1070 628L860 632L640 629L420 633L220 630L60 632L20 618L12 560L15 420L11 280Z'
const MOUNTAINS =
  'M0 120H1100V250C1020 330 900 240 840 236C760 262 700 196 640 226C560 262 480 232 420 262C330 300 240 262 150 284C90 296 40 270 0 276Z'
const FOREST =
  'M0 268C40 262 90 288 150 276C240 254 330 292 420 254C480 224 560 254 640 218C700 190 740 214 752 236C724 268 640 262 610 300C560 330 500 326 470 352C420 372 440 420 400 440C340 470 420 560 330 640L0 650Z'
const RIVER =
  'M1100 470C1000 470 980 500 940 520C860 552 800 560 760 590C720 616 640 600 600 606C540 616 480 590 420 606C380 616 360 650 350 660L470 660C500 630 560 640 620 636C700 630 760 640 800 612C860 570 960 560 1100 540Z'

const PINES = [[28, 392, 0.5], [46, 410, 0.6], [30, 470, 0.66], [62, 492, 0.8], [98, 520, 0.7], [36, 560, 0.84], [74, 584, 0.9], [130, 576, 0.8], [170, 604, 0.74], [236, 624, 0.6], [378, 400, 0.44], [352, 420, 0.5], [400, 430, 0.42], [240, 296, 0.5], [218, 306, 0.4], [420, 600, 0.5], [446, 618, 0.6], [390, 622, 0.5]] as const // prettier-ignore
const PEAKS = [[96, 158, 0.7], [212, 156, 0.62], [336, 160, 0.6], [470, 162, 0.84], [716, 166, 0.74], [894, 166, 0.6], [972, 166, 0.66]] as const // prettier-ignore

/** Everything that stands about, with where it stands. */
function scenery(): readonly (readonly [y: number, markup: Markup])[] {
  const at = (markup: Markup, x: number, y: number, scale: number) => [y, placed(markup, { x, y, scale })] as const
  return [
    ...PEAKS.map(([x, y, scale]) => at(draw.peak(), x, y, scale)),
    ...PINES.map(([x, y, scale]) => at(draw.pine(), x, y, scale)),
    at(draw.cottage('#2A2230'), 356, 316, 0.62),
    at(draw.cottage('#8E2F5E'), 414, 478, 0.66),
    at(draw.town(), 916, 470, 0.66),
    at(draw.keep(), 1054, 262, 0.6),
    at(draw.bridge(), 700, 604, 0.8),
    at(draw.bootStone(), 608, 254, 0.72),
    at(draw.stoat(), 762, 500, 0.7),
    at(draw.donkey(), 126, 468, 0.62),
    at(draw.stones(), 400, 272, 0.66),
    at(draw.oak(), 598, 336, 0.74),
    at(draw.well(), 616, 398, 0.62),
    at(draw.chalkMan(), 750, 228, 0.74),
    at(draw.spring(), 834, 300, 0.7),
    at(draw.rocks(), 206, 384, 0.7),
    at(draw.dungeon(), 1044, 172, 0.86),
  ]
}

/** Short cuts in the grass, in three tones, where no path or place needs the ground to be quiet. */
function grain(light: Light): Markup {
  const random = seeded(5)
  const rows: Record<Ground, CutRow[]> = { mountain: [], forest: [], meadow: [] }
  for (let n = 0; n < 420; n++) {
    const [x, y] = [20 + random() * 1060, 140 + random() * 490]
    const row: CutRow = [x, y, x + 14 + random() * 16, y - 2 + random() * 4, 1.5]
    if (y < 215) rows.mountain.push(row)
    else if (x < 390 && y > 300) rows.forest.push(row)
    else if ((y > 340 && y < 500 && x > 470) || (y > 500 && y < 590 && x > 440 && x < 700)) rows.meadow.push(row)
  }
  return (Object.keys(rows) as Ground[])
    .map((ground) => path(cuts(...rows[ground]), { fill: lands[light][ground].dark, opacity: 0.72 }))
    .join('')
}

function water(): Markup {
  const waves = cuts([960, 528, 840, 564, 4], [1060, 506, 980, 522, 4], [780, 598, 700, 616, 3], [660, 618, 560, 620, 3], [520, 614, 440, 622, 3], [1080, 520, 1010, 534, 3]) // prettier-ignore
  return path(RIVER, '#235E74') + path(waves, '#4A8CA3')
}

export interface Yard {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** `ways`: path data of all paths, in one piece. */
export function lancre(light: Light, ways: string, yards: readonly Yard[]): Markup {
  const { mountain, forest, meadow } = lands[light]
  const { casing, straw } = pathInks[light]
  const land =
    path(EDGE, meadow.land) + path(MOUNTAINS, mountain.land) + path(FOREST, forest.land) + water() + grain(light)
  return (
    placed(path(EDGE, light === 'night' ? '#0A1219' : '#A79B78'), { y: 12 }) +
    placed(path(EDGE, meadow.dark), { y: 7 }) +
    clipped(EDGE, land) +
    path(ways, { stroke: casing, width: 19, round: true }) +
    path(ways, { stroke: straw, width: 13, round: true }) +
    path(ways, { stroke: ink, width: 2.2, dash: '7 8', opacity: 0.7 }) +
    yards
      .map(
        ({ x, y, rx, ry }) =>
          ellipse(x, y + 5, rx, ry, { fill: '#12231F', opacity: 0.6 }) +
          path(disc([x, y], rx, { seed: x, points: 44, flat: ry / rx }), { fill: straw, stroke: ink, width: 2.5 }),
      )
      .join('') +
    [...scenery()]
      .sort(([a], [b]) => a - b)
      .map(([, markup]) => markup)
      .join('')
  )
}
