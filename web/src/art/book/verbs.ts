/** What a spell does, as a sign of 100 × 100. */
import { elementMarks, hat, type DrawMark } from '../marks'
import { cuts } from '../kit'
import { circle, path, placed } from '../svg'
import { spiral } from './dread'

export const verbSigns = {
  draw: (c, k) =>
    path('M10 30L58 22L68 88L20 96Z', c) +
    path('M22 42L50 37L56 76L28 81Z', k) +
    path('M72 62V34H62L80 8L98 34H88V62Z', c),
  shelf: (c, k) =>
    path('M30 6H70V68H30Z', c) +
    path('M40 18H60V56H40Z', k) +
    path('M2 74H98V86H2ZM14 86H26L14 99ZM86 86H74L86 99Z', c),
  burn: (c, k) =>
    path('M18 6H66V40L56 52L64 62L50 72L54 84L40 96H18Z', c) +
    path(cuts([28, 20, 56, 20, 3], [28, 36, 52, 36, 3], [28, 52, 46, 52, 3]), k) +
    placed(elementMarks.fire(c, k), { x: 50, y: 44, scale: 0.56 }),
  other: (c, k) =>
    placed(hat(c, k), { x: -4, y: 14, scale: 0.6 }) +
    placed(hat(c, k), { x: 48, y: 40, scale: 0.5 }) +
    path('M58 20C66 8 80 8 86 16L94 10L92 32L72 26L79 21C75 16 69 17 66 22Z', c),
  cure: (c, k) =>
    placed(spiral(c, 13), { x: 2, scale: 0.96 }) +
    placed(
      path('M-44 -14H44C58 -14 58 14 44 14H-44C-58 14 -58 -14 -44 -14Z', { fill: c, stroke: k, width: 6 }) +
        path('M-12 -13H12V13H-12Z', k) +
        circle(-30, 0, 4, k) +
        circle(30, 0, 4, k),
      { x: 50, y: 52, turn: -34, scale: 0.92 },
    ),
  raise: (c, k) =>
    path('M8 22L56 14L68 84L20 92Z', c) +
    path('M32 38L40 36.5L42 47L52 45.5L53.5 54L43.5 55.5L45.5 66L37 67.5L35 57L25 58.5L23.5 50L33.5 48.5Z', k) +
    path('M76 96V52H66L82 26L98 52H88V96Z', c),
  refresh: (c) =>
    path('M22 68C6 40 26 12 54 14M78 32C94 60 74 88 46 86', { stroke: c, width: 13, round: true }) +
    path('M50 -4L80 16L50 34ZM50 66L20 84L50 104Z', c),
  /** a card taken back out of a pile */
  fetch: (c, k) =>
    path('M6 58H70V96H6Z', c) +
    path('M16 68H60V74H16ZM16 82H60V88H16Z', k) +
    path('M30 50V28H20L40 2L60 28H50V50Z', c) +
    path('M74 40L96 36L99 92L78 96Z', c),
  /** cards that change hands */
  swap: (c, k) =>
    path('M4 20L38 14L46 66L12 72Z', c) +
    path('M62 36L96 30L100 84L68 90Z', c) +
    path('M12 28L32 25L37 58L18 61Z', k) +
    path('M48 12H70V2L88 18L70 34V24H48ZM52 80H34V70L16 86L34 102V92H52Z', c),
  /** a curse put to sleep: a shut eye */
  sleep: (c) =>
    path('M8 50C28 78 72 78 92 50', { stroke: c, width: 10, round: true }) +
    path('M20 64L12 78M50 72V90M80 64L88 78', { stroke: c, width: 8, round: true }) +
    path('M56 10H80L60 34H82', { stroke: c, width: 8, round: true }),
} satisfies Record<string, DrawMark>

export type Verb = keyof typeof verbSigns

const byVerb: Readonly<Record<string, Verb>> = {
  draw: 'draw',
  fill: 'draw',
  support: 'shelf',
  destroy: 'burn',
  act: 'other',
  embody: 'shelf',
  banish: 'cure',
  upgrade: 'raise',
  refresh: 'refresh',
  shuffle: 'refresh',
  take: 'fetch',
  'lay-on-deck': 'fetch',
  exchange: 'swap',
  receive: 'swap',
  discard: 'swap',
  'neutralise-curse': 'sleep',
  trade: 'raise',
  gain: 'fetch',
  learn: 'fetch',
  'destroy-spell': 'burn',
}

/** The sign of the first thing a spell does that has one. */
export function verbOf(verbs: readonly string[]): Verb {
  for (const verb of verbs) {
    const found = byVerb[verb]
    if (found) return found
  }
  return 'draw'
}
