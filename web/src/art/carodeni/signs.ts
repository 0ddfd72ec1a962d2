/** Signs of the three landscapes, of renewing, and of the five pairs of novices. Boxes of 100 × 100. */
import { cuts, rays } from '../kit'
import { elementMarks, moon, sevenStar, type DrawMark } from '../marks'
import { circle, path } from '../svg'

export type Location = 'mountains' | 'forest' | 'lake'
export const locations: readonly Location[] = ['mountains', 'forest', 'lake']

export const signs: Record<Location, DrawMark> = {
  mountains: (mark, carved) =>
    path('M2 92L36 22L54 54L66 36L98 92Z', mark) +
    path('M36 22L25 45L33 42L38 50L46 40ZM66 36L58 48L65 47L69 53L74 50Z', carved),
  forest: (mark, carved) =>
    path('M50 2L24 34H36L14 62H30L8 88H43V99H57V88H92L70 62H86L64 34H76Z', mark) +
    path(cuts([54, 20, 62, 32, 3], [56, 46, 70, 60, 3.4], [58, 72, 76, 85, 3.6]), carved),
  lake: (mark, carved) =>
    path(
      'M4 40C20 22 34 26 50 38C66 50 80 50 96 34V52C80 68 66 68 50 56C34 44 20 42 4 58Z' +
        'M4 70C20 52 34 56 50 68C66 80 80 80 96 64V82C80 98 66 98 50 86C34 74 20 72 4 88Z' +
        'M40 8C52 2 62 8 66 16L80 8L78 26L66 22C58 30 46 26 40 8Z',
      mark,
    ) + circle(51, 14, 2.8, carved),
}

/** Two arrows in a ring: something may be renewed. */
export const refresh: DrawMark = (mark) =>
  path(
    'M50 6C70 6 86 18 92 36L100 32L94 60L70 48L80 43C75 30 64 22 50 22C40 22 32 26 27 32L15 21C24 12 36 6 50 6Z' +
      'M50 94C30 94 14 82 8 64L0 68L6 40L30 52L20 57C25 70 36 78 50 78C60 78 68 74 73 68L85 79C76 88 64 94 50 94Z',
    mark,
  )

const sun: DrawMark = (mark) =>
  circle(50, 50, 24, mark) + path(rays([50, 50], 30, 50, 12, 4, { jitter: 0, seed: 1 }), mark)

export type NoviceSymbol = 'sun' | 'moon' | 'star' | 'flame' | 'drop'
export const noviceSigns: Record<NoviceSymbol, DrawMark> = {
  sun,
  moon,
  star: sevenStar,
  flame: elementMarks.fire,
  drop: elementMarks.water,
}
