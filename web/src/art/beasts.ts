/** The four familiars, on the thirteens and wherever else they sit. Boxes of 120 × 140. */
import { ink, paper, type Suit } from './inks'
import { arcCut, cuts, rays, type CutRow } from './kit'
import { circle, ellipse, group, path, rect, type Markup } from './svg'

/** `body` is the figure, `carved` the cuts in it, `eyes` the one bright spot. */
export type DrawBeast = (body: string, carved: string, eyes?: string) => Markup

/** Rows of small v-shaped feathers on the owl's breast, narrower towards the feet. */
function feathers(): string {
  const rows: CutRow[] = []
  for (let row = 0; row < 5; row++) {
    for (let place = row % 2 ? -1.5 : -2; place <= 2; place++) {
      if (Math.abs(place) * 13 + row * 3 >= 34) continue
      const [x, y] = [60 + place * 13, 78 + row * 11]
      rows.push([x - 4, y, x, y + 7, 2.2], [x + 4, y, x, y + 7, 2.2])
    }
  }
  return cuts(...rows)
}

export const owl: DrawBeast = (body, carved, eyes = carved) =>
  path(
    'M22 8C30 18 44 22 60 22C76 22 90 18 98 8C104 28 106 44 104 60C110 86 102 118 82 130L80 138L72 132L64 139L60 133L56 139L48 132L40 138L38 130C18 118 10 86 16 60C14 44 16 28 22 8Z',
    body,
  ) +
  path(
    feathers() +
      cuts([22, 66, 26, 116, 4, 4], [30, 72, 34, 112, 3, 3], [98, 66, 94, 116, 4, -4], [90, 72, 86, 112, 3, -3]) +
      cuts([30, 18, 52, 30, 2.4], [90, 18, 68, 30, 2.4]),
    carved,
  ) +
  circle(41, 46, 18, carved) +
  circle(79, 46, 18, carved) +
  path(rays([41, 46], 11, 17.5, 16, 1.4, { seed: 4 }) + rays([79, 46], 11, 17.5, 16, 1.4, { seed: 5 }), body) +
  circle(43, 46, 8.5, body) +
  circle(77, 46, 8.5, body) +
  circle(45.5, 43, 2.8, eyes) +
  circle(79.5, 43, 2.8, eyes) +
  path('M60 50L67 58L60 70L53 58Z', eyes)

export const cat: DrawBeast = (body, carved, eyes = carved) =>
  path(
    'M34 36L30 8L50 22C56 20 64 20 70 22L90 8L86 36C92 46 90 56 84 62C96 76 100 96 98 116C104 118 108 112 106 100C104 88 110 78 118 82C112 86 114 96 115 106C116 122 106 132 92 132L28 132C22 128 22 118 24 110C24 90 28 74 36 62C30 56 28 46 34 36Z',
    body,
  ) +
  path(
    cuts([50, 128, 50, 92, 2.6], [70, 128, 70, 92, 2.6], [30, 118, 38, 80, 3, -3], [90, 118, 82, 78, 3, 3]) +
      cuts([36, 16, 40, 30, 3], [84, 16, 80, 30, 3]) +
      'M56 55H64L60 60Z' +
      cuts([60, 60, 52, 65, 1.4, -2], [60, 60, 68, 65, 1.4, 2]) +
      cuts([54, 59, 30, 56, 1.1], [54, 61, 32, 64, 1.1], [66, 59, 90, 56, 1.1], [66, 61, 88, 64, 1.1]),
    carved,
  ) +
  path('M38 44C44 36 52 38 56 46C50 52 42 52 38 44ZM82 44C76 36 68 38 64 46C70 52 78 52 82 44Z', eyes) +
  path('M46 38L48 51L50.5 38ZM74 38L72 51L69.5 38Z', body)

/** A wart of the toad. */
function wart(x: number, y: number, rx: number, ry: number): string {
  return `M${x} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

export const toad: DrawBeast = (body, carved, eyes = carved) =>
  path(
    'M28 52C26 40 36 32 46 38C54 34 66 34 74 38C84 32 94 40 92 52C104 60 112 76 112 96C118 104 116 116 104 116C108 122 104 128 96 126C92 130 84 128 84 122C70 126 50 126 36 122C36 128 28 130 24 126C16 128 12 122 16 116C4 116 2 104 8 96C8 76 16 60 28 52Z',
    body,
  ) +
  ellipse(38, 50, 9, 8, eyes) +
  ellipse(82, 50, 9, 8, eyes) +
  rect(31, 48.4, 14, 4, 2, body) +
  rect(75, 48.4, 14, 4, 2, body) +
  path(
    arcCut([60, 30], 48, Math.PI * 0.24, Math.PI * 0.76, 3.2) +
      cuts([30, 96, 42, 118, 3, 3], [90, 96, 78, 118, 3, -3], [16, 108, 24, 94, 2.4], [104, 108, 96, 94, 2.4]) +
      wart(52, 94, 4, 3) +
      wart(64, 102, 5, 3.6) +
      wart(46, 106, 3.4, 2.6) +
      wart(95, 78, 4, 3) +
      wart(17, 80, 4, 3) +
      wart(56, 44, 3, 2),
    carved,
  )

export const raven: DrawBeast = (body, carved, eyes = carved) =>
  path(
    'M8 48C18 40 28 38 36 36C42 22 58 16 72 24C84 32 86 44 92 58C100 78 108 96 116 124L100 114L104 130L88 116L84 128C80 128 78 122 76 116C70 118 66 118 62 118L64 132L74 136H50L56 132L54 117C40 112 32 98 32 80C32 66 36 58 34 50C26 48 16 50 8 48Z',
    body,
  ) +
  circle(52, 38, 5, eyes) +
  circle(51, 38, 2.2, body) +
  path(
    cuts([12, 47, 36, 44, 1.3]) +
      cuts(
        [60, 60, 104, 116, 4, -8],
        [56, 70, 92, 112, 3.4, -6],
        [52, 80, 78, 110, 3, -5],
        [70, 58, 100, 98, 2.6, -6],
      ) +
      cuts([40, 62, 42, 72, 1.8], [44, 74, 46, 84, 1.8], [42, 88, 47, 98, 1.8]),
    carved,
  )

/** It sits where Ravenskeep would land next. */
export const whiteRaven = (): Markup =>
  group(raven(ink, ink), { fill: ink, stroke: ink, width: 16 }) + raven(paper, ink, ink)

export const beastOfSuit: Record<Suit, DrawBeast> = { yellow: owl, red: toad, blue: cat, green: raven }
