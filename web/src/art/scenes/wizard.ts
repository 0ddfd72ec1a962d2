/** Wizard: he looks over his cards at somebody who has just bid too much. */
import { face } from '../cards/suits'
import { wizard as wizardCard } from '../cards/wizard'
import { aubergine, ink, paper, plum, skin, skinShade, yellow } from '../inks'
import { cuts, rays } from '../kit'
import { moon, sevenStar } from '../marks'
import { circle, ellipse, path, placed, type Markup } from '../svg'
import { label } from './label'

const key = { stroke: ink, width: 3 }
const thin = { stroke: ink, width: 2.6 }

function sky(): Markup {
  return (
    path(rays([120, 120], 50, 240, 30, 9, { seed: 5, jitter: 0.05 }), '#DC9C1E') +
    placed(sevenStar(paper, yellow, false), { x: 28, y: 34, scale: 0.2 }) +
    placed(sevenStar(ink, yellow, false), { x: 196, y: 62, scale: 0.15 }) +
    placed(moon(ink, yellow, false), { x: 186, y: 22, scale: 0.24 }) +
    placed(sevenStar(ink, yellow, false), { x: 34, y: 104, scale: 0.1 })
  )
}

function hat(): Markup {
  const folds = cuts(
    [160, 122, 147, 70, 5, 3],
    [149, 119, 140, 72, 4, 3],
    [138, 118, 133, 80, 2.6, 2],
    [166, 34, 150, 38, 2.4],
    [130, 34, 112, 52, 2.6, -3],
  )
  return (
    path(
      'M66 130C76 92 92 54 116 34C132 22 156 20 172 36C158 34 148 42 150 58C154 86 162 108 168 130C136 120 100 120 66 130Z',
      { fill: plum, ...key },
    ) +
    path(folds, aubergine) +
    placed(sevenStar(yellow, plum, false), { x: 94, y: 78, scale: 0.3, turn: -8 }) +
    placed(moon(paper, plum, false), { x: 118, y: 52, scale: 0.18, turn: 10 })
  )
}

function brim(): Markup {
  return (
    path(
      'M36 140C42 122 74 112 120 112C166 112 198 122 204 140C206 152 190 152 174 146C140 134 100 134 66 146C50 152 34 152 36 140Z',
      { fill: plum, ...key },
    ) + path(cuts([52, 139, 106, 124, 3.6], [120, 123.5, 182, 138, 3, 1]), aubergine)
  )
}

function hairAndFace(): Markup {
  return (
    path('M74 142C52 170 40 214 48 270H192C200 214 188 170 166 142Z', { fill: paper, ...key }) +
    path(
      cuts(
        [70, 176, 60, 236, 3, -3],
        [80, 196, 74, 240, 2.6, -2],
        [170, 176, 180, 236, 3, 3],
        [160, 196, 166, 240, 2.6, 2],
      ),
      ink,
    ) +
    path('M80 136C76 176 88 204 120 206C152 204 164 176 160 136Z', skin) +
    path(
      'M81 182C84 198 96 206 108 207C96 208 82 204 78 192ZM159 182C156 198 144 206 132 207C144 208 158 204 162 192Z',
      paper,
    )
  )
}

function eye(x: number): Markup {
  return ellipse(x, 172, 11, 9, { fill: paper, ...thin }) + circle(x + 3, 175, 5, ink) + circle(x + 5, 173, 1.5, paper)
}

function features(): Markup {
  const brows =
    'M76 170C72 152 92 142 116 158C110 162 106 160 102 164C96 160 92 164 88 162C84 166 80 166 76 170Z' +
    'M166 170C170 152 150 142 126 158C132 162 136 160 140 164C146 160 150 164 154 162C158 166 162 166 166 170Z'
  const nose = 'M119 178C116 186 108 191 111 199C117 205 127 205 132 198C135 191 127 186 124 178Z'
  const moustache =
    'M121 200C108 190 86 194 74 212C92 208 108 218 121 208C134 218 150 208 168 212C156 194 134 190 121 200Z'
  return (
    eye(97) +
    eye(145) +
    path(brows, { fill: paper, ...thin }) +
    path(nose, { fill: skinShade, ...thin }) +
    path(moustache, { fill: paper, ...thin })
  )
}

/** Five cards on a circle whose centre lies below the label. */
function fan(): Markup {
  const cards: [picture: Markup, degrees: number][] = [
    [face('green', 9), -38],
    [face('yellow', 4), -19],
    [wizardCard(), 0],
    [face('red', 13), 19],
    [face('blue', 7), 38],
  ]
  return cards
    .map(([picture, degrees]) =>
      placed(placed(picture, { x: -48, y: -186, scale: 0.5 }), { x: 120, y: 392, turn: degrees }),
    )
    .join('')
}

function hand(x: number, mirror: boolean): Markup {
  const fist =
    path('M-30 42C-34 22 -24 4 -8 -6C0 -12 10 -8 8 0C18 -4 24 4 18 12C26 12 28 22 18 26C22 34 14 42 4 40Z', {
      fill: skinShade,
      ...key,
    }) +
    path('M6 1L-6 10M17 13L0 20M17 27L2 30', { stroke: ink, width: 2.2, round: true }) +
    path('M-48 60L-36 18C-28 24 -18 34 -6 46L-16 66Z', { fill: plum, ...key })
  return placed(fist, { x, y: 274, scale: 0.84, mirror })
}

export function wizardLabel(): Markup {
  return label(
    yellow,
    51,
    sky() + hat() + hairAndFace() + brim() + features() + fan() + hand(44, false) + hand(196, true),
  )
}
