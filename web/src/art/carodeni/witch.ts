/** Witch cards, 200 × 280: everything needed for choosing stands in the left 76 units, so that a fan hides none of it. */
import { printed } from '../cards/shell'
import { aubergine, ink, paper, suitInks, type Suit } from '../inks'
import { cuts, rays } from '../kit'
import { circle, group, path, placed, type Markup } from '../svg'
import { mix } from './colours'
import { figures } from './figures'
import { banner } from './flags'
import { tab } from './potion'
import { locations, noviceSigns, refresh, signs, type NoviceSymbol } from './signs'
import { burst } from './small'
import { animals, type Animal } from './tools'

export interface WitchFace {
  seed: number
  main: Suit | null
  flags: readonly Suit[]
  gathers: readonly number[]
  points: number
  refresh: boolean
  animal: Animal | null
  /** a novice's sign; she has neither flags nor points */
  symbol: NoviceSymbol | null
}

const hats = [
  'M60 -4C72 -10 92 -4 100 12C88 8 82 14 84 28L90 50C106 52 118 57 118 64C118 73 90 77 60 77C30 77 2 73 2 64C2 57 16 52 32 50C40 30 46 4 60 -4Z',
  'M62 -14L88 50C106 52 120 57 120 64C120 73 90 77 60 77C30 77 0 73 0 64C0 57 16 52 34 50Z',
  'M34 50C34 22 40 8 60 6C80 8 86 22 88 50C110 50 128 56 128 64C128 73 94 77 60 77C26 77 -8 73 -8 64C-8 56 12 50 34 50Z',
  'M50 -2C34 -8 18 0 14 14C26 10 34 16 34 30L32 50C14 52 0 57 0 64C0 73 30 77 60 77C90 77 120 73 120 64C120 57 106 52 90 50C84 30 70 4 50 -2Z',
]
const hairInks = ['#B5502B', '#EBD9A6', '#3A2A3E', '#8A5A34', '#C9C2B4', '#7A4F96']
const LONG = 'M36 66C24 84 20 112 26 140H50V84ZM84 66C96 84 100 112 94 140H70V84Z'
const SHORT = 'M34 66C18 74 16 96 28 104C36 104 46 92 48 80ZM86 66C102 74 104 96 92 104C84 104 74 92 72 80Z'
const BODY = 'M40 108C22 114 8 130 4 150L-2 204H122L116 150C112 130 98 114 80 108Z'
const KERCHIEF = 'M24 84C22 52 40 34 60 34C80 34 98 52 96 84C92 96 88 100 84 104L80 72H40L36 104C32 100 28 96 24 84Z'
const eyes = [
  'M48 84a3.4 3.8 0 1 0 .01 0ZM72 84a3.4 3.8 0 1 0 .01 0Z',
  'M44 88C48 82 54 82 57 88C53 86 48 86 44 88ZM64 88C67 82 73 82 77 88C73 86 68 86 64 88Z',
  'M48 84a3.4 3.8 0 1 0 .01 0ZM66 89C69 84 74 84 78 89C74 87.5 70 87.5 66 89Z',
]

/** Head and shoulders: four hats, six hairs, two lengths, glasses, a wink. Novices wear a kerchief. */
function bust(seed: number, cloak: string, novice: boolean): Markup {
  const hat = hats[seed % 4]!
  const hair = hairInks[(seed * 5 + 1) % 6]!
  const long = seed % 3 !== 1
  const locks = long ? LONG : SHORT
  const shape = path(locks, '') + path(BODY, '') + path(novice ? KERCHIEF : hat, '') + circle(60, 86, 26, '')
  // the parts take the paint of the group around them
  const silhouette = (fill: string, width: number) =>
    group(shape.replaceAll(' fill=""', ''), { fill, stroke: fill, width })
  const headgear = novice
    ? path(KERCHIEF, { fill: '#B5502B', stroke: ink, width: 2.6 }) +
      path('M40 74C48 64 72 64 80 74L79 84C70 76 50 76 41 84Z', hair) +
      [
        [44, 54],
        [60, 46],
        [76, 54],
        [34, 70],
        [86, 70],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.2, paper))
        .join('')
    : path('M40 80C48 72 72 72 80 80L82 70H38Z', hair) +
      path(hat, ink) +
      path(cuts([46, 48, 60, 10, 3, -4], [56, 48, 68, 14, 2.2, -3], [14, 64, 44, 70, 2.2]), '#5B6B7C') +
      path('M33 50C50 58 74 58 89 50L91 58C74 66 48 66 31 58Z', cloak)
  const glasses =
    seed % 5 === 2
      ? circle(48, 88, 9, { stroke: ink, width: 2.6 }) +
        circle(73, 88, 9, { stroke: ink, width: 2.6 }) +
        path('M57 87H64', { stroke: ink, width: 2.6 })
      : ''
  const mouth = seed % 4 === 3 ? 'M54 104H68V107H54Z' : 'M51 102C56 108 66 108 71 101C68 112 54 112 51 102Z'
  return (
    silhouette(paper, 10) +
    silhouette(ink, 4) +
    path(BODY, cloak) +
    path('M76 112C90 118 108 134 114 150L120 204H84C92 170 88 136 76 112Z', { fill: ink, opacity: 0.3 }) +
    path(cuts([14, 196, 24, 140, 3.4, -3], [28, 200, 36, 146, 2.6, -2], [60, 200, 60, 140, 2.6]), {
      fill: ink,
      opacity: 0.7,
    }) +
    path(locks, { fill: hair, stroke: ink, width: 2.4 }) +
    path(
      cuts([38, 82, 34, 130, 2.6, -3], [82, 82, 86, 130, 2.6, 3]) +
        (long ? cuts([44, 92, 42, 134, 2], [77, 92, 78, 134, 2]) : ''),
      ink,
    ) +
    path('M37 74C37 102 47 114 60 114C73 114 83 102 83 74Z', paper) +
    path('M74 76C80 90 76 104 68 112C78 108 84 96 83 74Z', '#E3C9A0') +
    path(eyes[seed % 3]!, ink) +
    glasses +
    path('M60 88C58 94 55 97 58 99.5C60 100.5 63 100 64 98.5L63 97.4C61 98 60 97 60.5 95Z' + mouth, ink) +
    circle(45, 98, 3.6, '#E39A77') +
    circle(76, 98, 3.6, '#E39A77') +
    headgear +
    path('M46 112L60 122L74 112L70 130L60 124L50 130Z', { fill: paper, stroke: ink, width: 2.2 })
  )
}

/** Sign and number of each location: in rows at the left, on small faces in columns along the foot. */
function gathers(face: WitchFace, top: number, small: boolean): Markup {
  const rules = [0, 1].map((i) => (small ? `M${70 + i * 61} ${top + 14}V262` : `M16 ${187 + i * 41}H70`)).join('')
  const cells = locations.map((location, i) => {
    const value = face.gathers[i] ?? 0
    const colour = value ? ink : '#85734E'
    const sign = signs[location](colour, paper)
    if (small) {
      const x = 39 + i * 61
      return placed(sign, { x: x - 21, y: top + 12, scale: 0.42 }) + figures(value || '–', x, top + 108, 62, colour)
    }
    const y = 149 + i * 41
    return placed(sign, { x: 14, y, scale: 0.34 }) + figures(value || '–', 60, y + 33, 44, colour)
  })
  return path(rules, { stroke: '#D9C49A', width: 3 }) + cells.join('')
}

function grounds(face: WitchFace): { ground: string; cloak: string } {
  if (face.symbol) return { ground: '#C9B48A', cloak: '#7C6A4C' }
  if (!face.main) return { ground: aubergine, cloak: '#8F6BB0' }
  const { ground } = suitInks[face.main]
  return { ground, cloak: mix(ground, ink, face.main === 'yellow' ? 0.3 : 0.1) }
}

export function witchCard(face: WitchFace, small = false): Markup {
  const { ground, cloak } = grounds(face)
  const deep = mix(ground, ink, face.main === 'yellow' || face.symbol ? 0.22 : 0.34)
  const top = small ? 150 : 134
  const edge = small ? `M0 ${top}L70 ${top + 2}L140 ${top - 1}L200 ${top + 1}` : `M0 ${top}L78 ${top - 2}L76 200L79 280`
  const foot = small ? `${edge}V280H0Z` : `${edge}H0Z`
  const picture = small
    ? ''
    : path(rays([134, 150], 66, 128, 30, 2.6, { seed: face.seed + 2 }), deep) +
      placed(bust(face.seed, cloak, face.symbol !== null), { x: 80, y: 96, scale: 0.92 })
  const [rx, ry, rr] = small ? ([106, 122, 24] as const) : ([70, 118, 18] as const)
  const several = face.flags.length > 1
  const sign = face.symbol
    ? placed(noviceSigns[face.symbol](ink, ground), { x: 20, y: small ? 28 : 34, scale: 0.52 })
    : placed(small ? banner(face.flags, 52, several ? 54 : 72) : banner(face.flags, 46, several ? 50 : 56), {
        x: 18,
        y: 9,
      })
  return (
    printed(face.seed * 5 + 1, ground, picture + path(foot, paper) + path(edge, { stroke: ink, width: 3 })) +
    sign +
    (face.symbol ? '' : burst(small ? 148 : 158, small ? 48 : 42, small ? 35 : 29, face.points)) +
    gathers(face, top, small) +
    (face.refresh
      ? circle(rx, ry, rr, { fill: paper, stroke: ink, width: 3 }) +
        placed(refresh(ink, paper), { x: rx - rr * 0.64, y: ry - rr * 0.64, scale: rr * 0.0128 })
      : '') +
    (face.animal ? tab(animals[face.animal](paper, ink), small ? 98 : 212, small) : '')
  )
}
