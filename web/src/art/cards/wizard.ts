/** The wizard: aubergine and lilac, hat, brows, moustache and a beard that takes the lower half. */
import { aubergine, lilac, paper } from '../inks'
import { cuts, rays, seeded, type CutRow } from '../kit'
import { hat as hatMark, moon, sevenStar } from '../marks'
import { circle, path, placed, type Markup } from '../svg'
import { printed } from './shell'

export interface FigureInks {
  night: string
  light: string
  cloth: string
  air: string
  sheet: string
}

const inksInTheLight: FigureInks = { night: aubergine, light: paper, cloth: lilac, air: '#5A4578', sheet: paper }

/** Strands of the beard: from under the moustache to its tip, closer together below. */
function strands(): string {
  const random = seeded(11)
  const rows: CutRow[] = []
  for (let i = -6; i <= 6; i++) {
    const side = Math.abs(i)
    const top = side < 4 ? 206 + (i % 2 ? 6 : 0) : 196 - side * 2
    rows.push([
      104 + i * 7.6,
      top,
      104 + i * 4.6 + (random() - 0.5) * 3,
      266 - side * 5,
      2.5,
      (i < 0 ? 1 : -1) * side * 1.1,
    ])
  }
  return cuts(...rows)
}

function robe({ cloth, night }: FigureInks): Markup {
  return (
    path('M22 271C22 236 36 212 60 204H150C172 212 184 236 186 271Z', cloth) +
    path(cuts([34, 262, 52, 216, 4], [176, 262, 156, 216, 4], [46, 266, 60, 222, 3], [164, 266, 150, 222, 3]), night)
  )
}

function beard({ light, night }: FigureInks): Markup {
  return (
    path(
      'M60 166C50 178 46 196 52 212C54 228 64 246 80 256C88 262 98 266 104 271C110 266 120 262 128 256C144 246 154 228 156 212C162 196 158 178 148 166C146 184 132 190 120 190C112 188 108 192 104 194C100 192 96 188 88 190C76 190 62 184 60 166Z',
      light,
    ) +
    path(strands(), night) +
    path('M104 192C92 182 70 184 58 200C72 196 92 206 104 198C116 206 136 196 150 200C138 184 116 182 104 192Z', {
      fill: light,
      stroke: night,
      width: 2.4,
    })
  )
}

function countenance({ light, night }: FigureInks): Markup {
  const brows =
    'M64 164C62 150 82 143 99 155C96 158 93 156 90 158.5C87 156 84 158 81 157C77 160 70 159 64 164Z' +
    'M144 164C146 150 126 143 109 155C112 158 115 156 118 158.5C121 156 124 158 127 157C131 160 138 159 144 164Z'
  const lids =
    'M72 169C76 160 91 159 97 168C98 170 96 171 94.5 170C90 165 79 165 74 171C72.5 172 71 171 72 169Z' +
    'M136 169C132 160 117 159 111 168C110 170 112 171 113.5 170C118 165 129 165 134 171C135.5 172 137 171 136 169Z'
  const nose =
    'M99 160C97 172 91 180 94 186C99 191 109 191 114 186C117 180 111 172 109 160L107.5 161C108 172 112 178 110.5 183C107 186.5 101 186.5 97.5 183C96 178 100 172 100.5 161Z'
  return (
    path('M64 146C62 166 70 190 104 192C138 190 146 166 144 146C118 138 90 138 64 146Z', light) +
    path(brows, { fill: light, stroke: night, width: 2.2 }) +
    path(lids + nose + cuts([77, 176, 94, 177, 1.2, 1], [131, 176, 114, 177, 1.2, -1]), night) +
    circle(86, 169, 4.4, night) +
    circle(123, 169, 4.4, night) +
    circle(87.5, 167.6, 1.3, light) +
    circle(124.5, 167.6, 1.3, light)
  )
}

function pointedHat({ light, night, cloth }: FigureInks): Markup {
  const folds = cuts(
    [148, 128, 136, 70, 4, 3],
    [140, 126, 130, 76, 3, 3],
    [131, 124, 126, 86, 2.2, 2],
    [151, 37, 136, 40, 2],
    [120, 44, 104, 58, 2.2, -2],
  )
  return (
    path(
      'M58 134C70 100 84 62 108 42C122 31 140 26 158 38C146 38 138 46 139 60C142 88 148 110 152 134C122 126 88 126 58 134Z',
      cloth,
    ) +
    path(folds, night) +
    placed(sevenStar(light, cloth, false), { x: 90, y: 88, scale: 0.26, turn: -8 }) +
    placed(moon(light, cloth, false), { x: 108, y: 60, scale: 0.17, turn: 10 }) +
    path(
      'M32 142C38 126 66 118 104 118C142 118 172 126 178 142C180 152 166 152 152 147C122 138 88 138 56 147C42 152 30 152 32 142Z',
      cloth,
    ) +
    path(cuts([46, 141, 92, 130, 3], [104, 129.5, 160, 140, 2.6, 1]), night)
  )
}

export function wizard(inks: FigureInks = inksInTheLight): Markup {
  const sky = rays([104, 150], 96, 168, 44, 2.6, { seed: 3, start: Math.PI * 0.93, end: Math.PI * 2.07 })
  const figure = robe(inks) + beard(inks) + countenance(inks) + pointedHat(inks)
  return (
    printed(21, inks.night, path(sky, inks.air) + figure, inks.sheet) +
    placed(hatMark(inks.light, inks.night), { x: 21, y: 22, scale: 0.46 })
  )
}

export function shadedWizard(): Markup {
  const dim = (colour: string) => `color-mix(in srgb, var(--shade-ground) var(--shade-mix), ${colour})`
  return wizard({
    night: dim(aubergine),
    light: 'var(--shade-print)',
    cloth: dim(lilac),
    air: dim('#5A4578'),
    sheet: 'var(--shade-paper)',
  })
}
