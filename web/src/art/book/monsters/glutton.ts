/** Tome Glutton: reader's glasses, a napkin, a fork, and a book with a bite out of it. */
import { ink, paper, paper3 } from '../../inks'
import { cuts, hatch } from '../../kit'
import { circle, clipped, ellipse, path, type Markup } from '../../svg'
import { LINE, rod } from './parts'

const BODY =
  'M34 200C10 196 4 170 14 140C18 112 30 92 44 80C36 66 34 48 40 34L58 50C76 40 112 40 130 50L150 32C156 48 154 66 146 80C164 94 176 116 180 142C186 172 178 196 156 200C128 208 62 208 34 200Z'
const [MASS, DARK, LIGHT, PRINT] = ['#7C8F4E', '#56683A', '#A9B76E', '#8C7A58']
const KEY = { stroke: ink, width: 3.4 }

export function glutton(): Markup {
  const inside =
    path('M124 44C150 90 176 130 150 210H200V40Z', { fill: ink, opacity: 0.26 }) +
    path(hatch({ x: 14, y: 120, width: 166, height: 80 }, 1.3, 17, 2.2, { seed: 6, length: 15, density: 0.45 }), DARK) +
    ellipse(88, 176, 50, 42, LIGHT) +
    path(cuts([58, 164, 118, 162, 2.2, 4], [54, 180, 122, 178, 2.2, 4], [62, 194, 112, 194, 2.2, 4]), DARK)
  const book =
    path('M128 92L196 78L214 150L190 156C188 148 180 148 178 156C172 150 164 152 164 160L146 164Z', {
      fill: '#7A2A2A',
      ...KEY,
    }) +
    path('M138 98L192 86L206 142L192 146C188 138 178 140 176 146C170 142 162 144 160 152L150 154Z', {
      fill: paper,
      stroke: ink,
      width: 2.4,
    }) +
    path(cuts([148, 108, 184, 100, 1.8], [151, 119, 188, 111, 1.8], [154, 130, 186, 124, 1.8]), PRINT)
  const glasses =
    circle(72, 72, 19, { fill: paper, stroke: ink, width: 4 }) +
    circle(118, 72, 19, { fill: paper, stroke: ink, width: 4 }) +
    path('M91 70C93 66 97 66 99 70M53 70L42 64M137 70L148 62', { stroke: ink, width: 4, round: true }) +
    circle(78, 75, 7, ink) +
    circle(124, 75, 7, ink) +
    circle(80.5, 72.5, 2.2, paper) +
    circle(126.5, 72.5, 2.2, paper)
  return (
    ellipse(98, 200, 92, 9, '#C9B78E') +
    path(BODY, { fill: MASS, ...LINE }) +
    clipped(BODY, inside) +
    path('M44 40L56 52L48 62C44 56 43 48 44 40ZM146 40L134 52L142 62C146 56 147 48 146 40Z', LIGHT) +
    path('M40 104C62 92 122 92 150 104C150 136 124 150 94 150C64 150 40 136 40 104Z', { fill: '#3A1B22', ...KEY }) +
    path('M60 141C72 128 112 128 124 141C112 149 76 150 60 141Z', '#C9566A') +
    path(
      'M50 101L56 115L64 99ZM74 97L81 111L88 96ZM100 96L107 111L114 97ZM60 142L66 130L73 146ZM100 148L107 135L114 146Z',
      { fill: paper, stroke: ink, width: 2 },
    ) +
    path('M82 120L108 112L114 128L90 136Z', { fill: paper, stroke: ink, width: 2.2 }) +
    path(cuts([90, 122, 106, 117, 1.4], [93, 129, 109, 124, 1.4]), PRINT) +
    glasses +
    path('M58 150C74 158 114 158 130 150L120 172L96 190L72 172Z', { fill: paper, stroke: ink, width: 3 }) +
    path(cuts([80, 160, 84, 174, 2], [108, 160, 104, 174, 2], [94, 162, 95, 180, 2]), paper3) +
    book +
    path('M150 140C140 134 128 142 132 152C126 158 134 168 142 164C148 172 162 168 162 158C168 150 160 140 150 140Z', {
      fill: MASS,
      ...KEY,
    }) +
    path(cuts([138, 152, 152, 150, 1.6], [141, 160, 154, 158, 1.6]), DARK) +
    rod('M22 176L8 96', '#BCC8CE', 3) +
    rod('M-2 74L1 92C4 100 14 98 16 90L14 71M6 73L8 94', '#BCC8CE', 3) +
    path('M8 148C0 150 0 162 6 164C4 172 16 176 20 170C28 172 34 162 28 156C28 146 16 142 8 148Z', {
      fill: MASS,
      ...KEY,
    }) +
    path('M40 200C34 190 56 186 66 200ZM118 200C128 186 152 190 148 200Z', { fill: DARK, stroke: ink, width: 3 }) +
    path('M186 44L198 40L202 54L190 56ZM206 62L214 64L210 74L202 70ZM164 62L172 56L178 66L170 70Z', {
      fill: paper,
      stroke: ink,
      width: 2,
    })
  )
}
