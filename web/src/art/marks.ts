/**
 * Marks: the small signs that stand beside every colour. Each lives in a box of 100 × 100 and takes two colours,
 * the mark itself and what is carved out of it. `fine` carving is left out below 20 px.
 */
import type { Element, Seat, Suit } from './inks'
import { block, crescent, cut, cuts, polar, star, type Point } from './kit'
import { circle, path, type Markup } from './svg'

export type DrawMark = (mark: string, carved: string, fine?: boolean) => Markup

/** A spot of the toadstool: an ellipse as path data. */
function spot(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
}

export const moon: DrawMark = (mark, carved, fine = true) =>
  path(crescent([45, 50], 43, [69, 40], 35), mark) +
  (fine ? path(cuts([10, 40, 30, 24, 2.6, -3], [7, 56, 22, 74, 2.6, 4], [14, 48, 26, 34, 1.6, -2]), carved) : '')

export const sevenStar: DrawMark = (mark, carved, fine = true) => {
  const centre: Point = [50, 51]
  const points = Array.from({ length: 7 }, (_, i) => -Math.PI / 2 + (i * 2 * Math.PI) / 7)
  const lines = points.map((angle) => cut(polar(centre, 41, angle), polar(centre, 14, angle), 2.6))
  return path(star(centre, 49, 26.5, 7), mark) + (fine ? path(lines.join(''), carved) : '')
}

const CAP = 'M4 55C6 25 28 7 50 7C72 7 94 25 96 55C96 62 89 63 83 61C66 56 34 56 17 61C11 63 4 62 4 55Z'
const STALK = 'M37 63C40 74 36 85 31 93C42 98 58 98 69 93C64 85 60 74 63 63C54 61 46 61 37 63Z'

export const toadstool: DrawMark = (mark, carved, fine = true) => {
  const spots = spot(34, 39, 8, 6.6) + spot(58, 25, 8, 6.8) + spot(75.5, 46, 6.5, 5.4)
  const slit = 'M37 60.5H63V63.5H37Z'
  const grain = fine ? cuts([45, 92, 47, 68, 1.8], [55, 93, 54, 70, 1.6]) + spot(53, 47, 5, 3.6) : ''
  return path(CAP + STALK, mark) + path(slit + spots + grain, carved)
}

const BLADE = 'M7 95L4 90C12 82 17 78 23 74C10 40 38 8 95 5C97 58 66 90 29 80C22 84 15 90 7 95Z'

export const leaf: DrawMark = (mark, carved, fine = true) => {
  const rib = cut([84, 17], [25, 76], 3.4, 4)
  const veins = fine
    ? cuts([36, 34, 42, 58, 2.4, 2], [56, 20, 58, 42, 2.4, 2], [81, 44, 56, 46, 2.4, 3], [68, 67, 42, 62, 2.4, 3])
    : ''
  return path(BLADE, mark) + path(rib + veins, carved)
}

export const suitMarks: Record<Suit, DrawMark> = { yellow: moon, red: toadstool, blue: sevenStar, green: leaf }

/** The wizard's sign on his card and in texts. */
export const hat: DrawMark = (mark, carved) =>
  path(
    'M50 4C60 2 72 8 78 18C70 18 66 22 68 34L76 68C88 70 98 74 98 82C98 92 76 96 50 96C24 96 2 92 2 82C2 74 12 70 24 68C30 44 36 14 50 4Z',
    mark,
  ) + path(cut([24, 72], [77, 72], 6, -3), carved)

/** The jester's sign: a cap with two bells. */
export const bells: DrawMark = (mark) =>
  path(
    'M50 30C40 10 16 10 6 40C4 46 6 52 10 54C18 40 26 44 28 66H72C74 44 82 40 90 54C94 52 96 46 94 40C84 10 60 10 50 30Z' +
      'M26 72H74L72 90H28Z',
    mark,
  ) +
  circle(9, 64, 9, mark) +
  circle(91, 64, 9, mark)

export const seatMarks: Record<Seat, (mark: string) => Markup> = {
  blue: (mark) => circle(50, 50, 44, mark),
  yellow: (mark) => path('M50 6L96 90L4 90Z', mark),
  red: (mark) => path('M10 10H90V90H10Z', mark),
  green: (mark) => path('M35 5H65V35H95V65H65V95H35V65H5V35H35Z', mark),
  orange: (mark) => path('M50 2L94 50L50 98L6 50Z', mark),
  purple: (mark) => path('M8 8H92L62 50L92 92H8L38 50Z', mark),
}

const drop: DrawMark = (mark, carved) =>
  path('M50 8C62 28 78 44 78 64C78 80 66 92 50 92C34 92 22 80 22 64C22 44 38 28 50 8Z', mark) +
  path(cuts([34, 68, 48, 84, 4, 5], [32, 58, 34, 70, 2, 1]), carved)

const peaks: DrawMark = (mark, carved) =>
  path('M4 84L34 26L46 44L60 20L96 84Z', mark) +
  path(
    'M34 26L24 46L32 42L38 50L43 40ZM60 20L50 38L58 36L64 46L71 39Z' +
      cuts([44, 80, 52, 52, 2.6], [70, 80, 72, 56, 2.6], [20, 80, 28, 62, 2.2]),
    carved,
  )

const flame: DrawMark = (mark, carved) =>
  path(
    'M52 4C56 24 82 36 82 64C82 82 68 94 50 94C32 94 18 82 18 64C18 50 26 42 30 30C36 36 38 42 38 48C48 38 54 22 52 4Z',
    mark,
  ) +
  path(
    'M52 52C56 62 66 66 66 78C66 86 58 91 50 91C42 91 35 86 35 77C35 70 40 66 42 60C46 64 46 66 47 68C50 64 53 58 52 52Z',
    carved,
  )

const gusts: DrawMark = (mark) =>
  path(
    'M6 40H62C76 40 80 30 76 22C72 14 60 16 60 25' +
      'M16 57H80C94 57 98 70 92 78C86 86 74 82 75 73' +
      'M10 74H48C58 74 62 82 58 88C54 93 46 91 46 86',
    { stroke: mark, width: 9, round: true },
  )

export const elementMarks: Record<Element, DrawMark> = { water: drop, earth: peaks, fire: flame, air: gusts }

/** Seven scallops: the outline of the air tile. */
function scallops(): string {
  const corner = (i: number) => polar([50, 50], 42, -Math.PI / 2 + (i * 2 * Math.PI) / 7).map((n) => n.toFixed(1))
  const arcs = Array.from({ length: 7 }, (_, i) => `A19.5 19.5 0 0 1 ${corner(i + 1).join(' ')}`)
  return `M${corner(0).join(' ')}${arcs.join('')}Z`
}

/** Outlines of the element tiles: smooth, square, spiked, scalloped. The outline alone tells them apart. */
export const elementOutlines: Record<Element, string> = {
  water: spot(50, 50, 47, 47),
  earth: block({ x: 5, y: 5, width: 90, height: 90 }, 10, 3, 1),
  fire: star([50, 50], 50, 39, 12),
  air: scallops(),
}

const tower: DrawMark = (mark, carved) =>
  path('M14 10H30V22H42V10H58V22H70V10H86V36L80 40V96H20V40L14 36Z', mark) +
  path(
    'M42 96V74C42 62 58 62 58 74V96Z' +
      cuts([26, 50, 26, 88, 2.4], [74, 50, 74, 88, 2.4], [34, 46, 34, 60, 2], [66, 46, 66, 60, 2]),
    carved,
  )

const pawn: DrawMark = (mark, carved) =>
  path(
    'M50 0C58 10 64 24 68 36C76 38 80 40 80 43C80 46 72 49 64 50C66 56 64 62 60 65C72 70 82 84 86 98H14C18 84 28 70 40 65C36 62 34 56 36 50C28 49 20 46 20 43C20 40 24 38 32 36C36 24 42 10 50 0Z',
    mark,
  ) + path(cuts([50, 96, 50, 74, 2.4], [34, 96, 42, 76, 2], [66, 96, 58, 76, 2]), carved)

/** People who can sit down: a head with a hat over shoulders. */
const people: DrawMark = (mark) => path('M50 8L76 54H24ZM14 92C18 60 82 60 86 92Z', mark)

const sun: DrawMark = (mark) => {
  const beams = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    return cut(polar([50, 50], 33, angle), polar([50, 50], 49, angle), 5.4)
  })
  return circle(50, 50, 22, mark) + path(beams.join(''), mark)
}

const menu: DrawMark = (mark) => path('M10 22H90M10 50H90M10 78H90', { stroke: mark, width: 13, round: true })

const back: DrawMark = (mark) => path('M64 14L28 50L64 86', { stroke: mark, width: 13, round: true })

const cross: DrawMark = (mark) => path('M18 18L82 82M82 18L18 82', { stroke: mark, width: 13, round: true })

const eye: DrawMark = (mark, carved) =>
  path('M2 50C20 16 80 16 98 50C80 84 20 84 2 50Z', mark) + circle(50, 50, 22, carved) + circle(50, 50, 12, mark)

/** Every mark that can be asked for by name in a template. */
export const marks = {
  moon,
  toadstool,
  star: sevenStar,
  leaf,
  hat,
  bells,
  'seat-blue': seatMarks.blue,
  'seat-yellow': seatMarks.yellow,
  'seat-red': seatMarks.red,
  'seat-green': seatMarks.green,
  'seat-orange': seatMarks.orange,
  'seat-purple': seatMarks.purple,
  water: drop,
  earth: peaks,
  fire: flame,
  air: gusts,
  tower,
  pawn,
  people,
  sun,
  menu,
  back,
  cross,
  eye,
} satisfies Record<string, DrawMark>

export type MarkName = keyof typeof marks

/** The mark that stands beside a suit's colour. */
export const markOfSuit: Record<Suit, MarkName> = { yellow: 'moon', red: 'toadstool', blue: 'star', green: 'leaf' }
