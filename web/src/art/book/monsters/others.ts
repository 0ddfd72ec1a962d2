/** Monsters of the inner pages, the second half: fear-eater, dragon, queen, spell-eater, trickster. */
import { aubergine, ink, paper } from '../../inks'
import { cuts, rays } from '../../kit'
import { circle, ellipse, path, placed, rect, type Markup } from '../../svg'
import { spiral } from '../dread'
import { eyeball, FINE, ground, LINE, mass, mouth, rod } from './parts'

/** Fear Eater: dinner is served, knife and fork upright, a spiral on the plate. */
export function fearEater(): Markup {
  const skin = { mass: '#A5485E', dark: '#742C42', light: '#D98C94' }
  const body =
    'M40 150C22 126 22 82 44 56C40 40 42 24 50 14C60 22 68 32 72 40C94 30 124 30 146 40C150 30 158 20 170 14C176 26 178 42 174 56C194 84 196 126 178 150Z'
  return (
    ground(108, 98) +
    mass(body, skin, ellipse(64, 106, 14, 10, skin.light) + ellipse(154, 106, 14, 10, skin.light), 5, 138) +
    path('M52 26L64 44L54 52ZM166 26L154 44L164 52Z', skin.light) +
    eyeball(86, 70, 17, 0.15, 0.6) +
    eyeball(132, 70, 17, -0.15, 0.6) +
    path('M66 50L98 58M152 50L120 58', { stroke: ink, width: 6, round: true }) +
    mouth(
      'M64 108C88 116 130 116 154 108C152 138 134 148 109 148C84 148 66 138 64 108Z',
      'M72 108L78 124L86 110ZM92 112L98 126L106 112ZM112 112L118 126L126 112ZM134 111L140 124L147 108Z',
      'M84 146C94 132 124 132 134 146V152H84Z',
    ) +
    path('M84 146C100 154 118 154 134 146L126 160H92Z', { fill: paper, ...FINE }) +
    // the table
    path('M2 166C60 152 160 152 216 166L220 206H-2Z', { fill: paper, ...LINE }) +
    path('M8 176L212 176M4 190L216 190M40 158L34 206M84 154L82 206M134 154L138 206M178 158L186 206', {
      stroke: '#BF3120',
      width: 5,
      opacity: 0.55,
    }) +
    ellipse(108, 180, 46, 16, { fill: '#FFF9EA', ...LINE }) +
    ellipse(108, 178, 31, 10, { stroke: '#A8946E', width: 2 }) +
    placed(spiral('#7A4F96', 15), { x: 88, y: 162, scale: 0.36 }) +
    rod('M24 176V108M16 92V108C16 116 32 116 32 108V92M24 92V112', '#BCC8CE', 3) +
    rod('M194 176V130', '#8C5A34', 5) +
    path('M190 132V92C198 84 204 96 202 132Z', { fill: '#BCC8CE', ...FINE }) +
    path(
      'M14 152C16 142 34 142 36 152C38 164 12 164 14 152ZM184 152C186 142 204 142 206 152C208 164 182 164 184 152Z',
      { fill: skin.mass, ...LINE },
    )
  )
}

/** Dragon: at last a use for it. Toast. */
export function dragon(): Markup {
  const skin = { mass: '#BF5A2E', dark: '#8A3B1C', light: '#EBB668' }
  const body =
    'M30 200C14 180 20 146 44 132C54 124 60 112 56 98C38 92 34 70 46 56C42 46 42 34 48 26C56 32 62 38 64 46C74 42 86 42 94 46C100 36 108 30 118 30C116 42 114 52 110 58C124 66 132 78 146 84C152 88 152 100 142 104C130 108 114 106 102 108C104 124 122 132 138 142C164 158 168 184 154 200Z'
  const belly =
    path('M74 108C70 140 96 160 96 200H60C44 168 54 136 74 108Z', skin.light) +
    path(cuts([60, 150, 88, 146, 2.2, 3], [58, 166, 94, 162, 2.2, 3], [60, 184, 96, 180, 2.2, 3]), skin.dark)
  return (
    ground(100, 88) +
    path('M120 138C140 96 176 84 206 92C194 102 194 112 200 122C186 120 178 128 178 140C166 134 152 142 146 154Z', {
      fill: skin.dark,
      ...LINE,
    }) +
    path('M152 186C182 190 204 176 204 160L214 166L208 148L194 158L200 160C196 170 178 174 160 168Z', {
      fill: skin.mass,
      ...LINE,
    }) +
    mass(body, skin, belly, 5, 112) +
    path('M56 104L44 108L54 116L42 122L52 130L38 136', { fill: skin.light, ...FINE }) +
    eyeball(78, 68, 13, 0.5, 0.2) +
    circle(138, 88, 2.8, ink) +
    path('M98 96C112 100 130 98 142 94', { stroke: ink, width: 3.6, round: true }) +
    path('M116 97L120 106L125 97Z', { fill: paper, ...FINE }) +
    // the breath, and the toast on its fork
    path('M150 92C164 82 170 90 180 82C178 92 190 92 196 100C184 102 180 110 168 106C160 108 154 102 150 92Z', {
      fill: '#EE6A36',
      ...FINE,
    }) +
    path('M158 93C168 90 174 94 182 96C174 100 166 102 158 93Z', '#F5BE3E') +
    rod('M120 190L188 128', '#BCC8CE', 3) +
    placed(
      path('M0 6C0 -6 20 -6 22 0C26 -8 46 -4 44 8L42 40H4Z', { fill: '#C98A45', ...LINE }) +
        path('M7 10C8 2 36 2 37 10L36 33H10Z', '#EBC98A') +
        path(cuts([14, 14, 30, 13, 2.4], [13, 22, 30, 21, 2.4]), '#8A5A2A'),
      { x: 180, y: 104, turn: 38 },
    ) +
    path('M108 176C120 168 136 172 138 182C134 194 116 196 108 190Z', { fill: skin.mass, ...LINE }) +
    path('M30 200C26 188 50 184 62 200Z', { fill: skin.dark, ...LINE }) +
    // proud of it
    path('M170 62C164 56 166 48 172 44M186 58C180 50 182 42 188 38', { stroke: '#A8946E', width: 3.4, round: true })
  )
}

/** Ice Queen: the sceptre is a lolly. */
export function iceQueen(): Markup {
  const skin = { mass: '#A9C6DA', dark: '#6C93B0', light: '#E2EEF4' }
  const gown = 'M102 96C80 108 48 152 28 200H176C158 152 126 108 102 96Z'
  return (
    ground(104, 88) +
    mass(
      gown,
      skin,
      path('M102 110L84 200H122Z', skin.light) +
        path(
          cuts(
            [74, 140, 52, 196, 3, 3],
            [88, 140, 78, 198, 3, 2],
            [118, 140, 128, 198, 3, -2],
            [132, 140, 154, 196, 3, -3],
          ),
          skin.dark,
        ),
      4,
      118,
    ) +
    path('M64 62C44 74 36 104 42 132C54 124 62 112 66 98ZM140 62C160 74 168 104 162 132C150 124 142 112 138 98Z', {
      fill: '#F2F6F4',
      ...LINE,
    }) +
    path('M102 28C76 30 64 54 66 78C70 104 88 116 102 116C116 116 134 104 138 78C140 54 128 30 102 28Z', {
      fill: '#DCE8EC',
      ...LINE,
    }) +
    path('M66 70C68 46 84 36 102 36C120 36 136 46 138 70C126 60 114 56 102 56C90 56 78 60 66 70Z', {
      fill: '#F2F6F4',
      ...LINE,
    }) +
    path('M62 42L60 4L78 26L88 -4L102 24L116 -4L126 26L144 4L142 42C118 32 86 32 62 42Z', {
      fill: '#5E8FC0',
      ...LINE,
    }) +
    circle(102, 30, 5, { fill: paper, ...FINE }) +
    path('M78 78C84 72 92 74 96 80M108 80C112 74 120 72 126 78', { stroke: ink, width: 4, round: true }) +
    circle(88, 82, 4, ink) +
    circle(116, 82, 4, ink) +
    path('M74 66L94 70M130 66L110 70', { stroke: ink, width: 3.6, round: true }) +
    path('M94 100C100 97 106 97 112 100C106 105 100 105 94 100Z', { fill: '#A5485E', ...FINE }) +
    path('M100 84L98 92L104 92', { stroke: ink, width: 2.6, round: true }) +
    circle(80, 94, 5, '#E0A8A0') +
    circle(124, 94, 5, '#E0A8A0') +
    // the lolly, bitten
    rod('M176 190L176 112', '#C9A36A', 5) +
    path('M158 110V66C158 42 194 42 194 66V76C188 76 186 84 190 88C184 92 188 100 194 100V110Z', {
      fill: '#D9607A',
      ...LINE,
    }) +
    path('M158 84C170 78 182 80 190 88', { stroke: '#F5BE3E', width: 7 }) +
    path(cuts([166, 100, 166, 66, 3]), '#F3B5C0') +
    path('M138 132C152 136 164 142 174 146C186 150 188 162 178 164C162 162 146 156 134 150Z', {
      fill: '#DCE8EC',
      ...LINE,
    }) +
    path(
      rays([30, 60], 6, 20, 6, 3, { seed: 2, jitter: 0 }) + rays([14, 110], 4, 14, 6, 2.6, { seed: 3, jitter: 0 }),
      '#6C93B0',
    )
  )
}

/** Spell Eater: a bookworm at breakfast. */
export function spellEater(): Markup {
  const skin = { mass: '#D6B24C', dark: '#9C7A22', light: '#F0DC96' }
  const worm =
    'M22 200C8 186 12 156 36 150C62 144 84 160 98 150C110 140 92 122 84 104C70 72 88 34 124 32C160 30 180 62 168 94C160 116 166 136 172 152C180 178 160 202 130 200Z'
  return (
    ground(98, 90) +
    mass(
      worm,
      skin,
      path(
        'M84 104C104 120 146 118 168 94M96 128C118 142 150 140 168 128M98 152C120 166 152 166 174 156M60 148C56 164 58 184 66 200M32 152C34 168 40 186 46 200',
        { stroke: skin.dark, width: 3.4, round: true },
      ),
      6,
      134,
    ) +
    path('M106 36C100 22 92 14 82 12M140 34C144 20 152 12 162 10', { stroke: ink, width: 5, round: true }) +
    circle(80, 12, 7, { fill: '#BF3120', ...FINE }) +
    circle(164, 10, 7, { fill: '#BF3120', ...FINE }) +
    circle(108, 66, 19, { fill: paper, stroke: ink, width: 4.4 }) +
    circle(148, 66, 19, { fill: paper, stroke: ink, width: 4.4 }) +
    path('M127 64C128 60 130 60 131 64', { stroke: ink, width: 4 }) +
    circle(112, 70, 7, ink) +
    circle(146, 70, 7, ink) +
    circle(114, 67, 2.2, paper) +
    circle(148, 67, 2.2, paper) +
    ellipse(96, 94, 8, 6, '#E08A5A') +
    mouth(
      'M108 92C120 98 138 98 148 92C148 110 138 116 128 116C116 116 108 108 108 92Z',
      'M122 92V103H129V93ZM129 93V103H136V92Z',
    ) +
    // the spell it eats
    placed(
      rect(0, 0, 50, 70, 5, { fill: paper, ...LINE }) +
        rect(5, 5, 40, 60, 3, aubergine) +
        path('M25 16L30 30L45 31L33 40L38 55L25 46L12 55L17 40L5 31L20 30Z', '#B583CF') +
        path('M-2 8C8 8 6 18 -2 20C8 22 6 34 -4 36L-8 0Z', { fill: '#D6B24C', stroke: ink, width: 2.6 }),
      { x: 158, y: 92, turn: 16 },
    ) +
    path('M150 128C158 120 172 124 172 134C170 144 156 146 150 140Z', { fill: skin.mass, ...LINE }) +
    // egg and spoon
    path('M20 128H54L48 146H26Z', { fill: '#5E8FA8', ...FINE }) +
    path('M22 128C22 100 52 100 52 128Z', { fill: '#FFF9EA', ...FINE }) +
    path('M24 116L30 121L36 115L42 121L50 116', { stroke: ink, width: 2.6, round: true }) +
    path('M186 50L198 46L202 58L190 62ZM196 74L206 76L202 86L194 82Z', { fill: aubergine, ...FINE })
  )
}

/** Wind Trickster: all cheeks, and somebody's washing. */
export function windTrickster(): Markup {
  const skin = { mass: '#B9C7CE', dark: '#7E929C', light: '#E6EDEE' }
  const cloud =
    'M30 128C6 124 4 88 28 80C22 50 58 34 78 50C90 22 138 22 148 52C176 44 194 72 180 94C192 110 178 134 154 130C150 150 118 156 106 142C90 158 56 152 52 134C44 138 36 134 30 128Z'
  return (
    ground(108, 74) +
    path(
      'M44 150C36 166 44 182 60 184C72 186 78 174 70 168M84 156C78 176 90 196 112 192C124 188 122 174 112 176M134 152C136 166 150 176 164 170',
      { stroke: ink, width: 9, round: true },
    ) +
    path(
      'M44 150C36 166 44 182 60 184C72 186 78 174 70 168M84 156C78 176 90 196 112 192C124 188 122 174 112 176M134 152C136 166 150 176 164 170',
      { stroke: skin.light, width: 4, round: true },
    ) +
    mass(
      cloud,
      skin,
      path(cuts([40, 96, 60, 90, 3, 3], [120, 48, 138, 56, 3, -3], [60, 132, 80, 136, 3, 2]), skin.dark),
      6,
      128,
    ) +
    eyeball(70, 78, 12, 0.5, 0) +
    eyeball(112, 76, 15, 0.5, 0) +
    path('M54 60L80 58M98 54L126 58', { stroke: ink, width: 5, round: true }) +
    circle(132, 108, 20, { fill: '#E6B6A8', ...FINE }) +
    circle(82, 110, 16, { fill: '#E6B6A8', ...FINE }) +
    ellipse(110, 116, 8, 9, { fill: '#3A1B22', ...LINE }) +
    // the breath
    path('M124 120C150 112 176 116 206 104M126 130C156 128 178 136 212 126', {
      stroke: '#A8946E',
      width: 3.4,
      round: true,
    }) +
    // the washing
    path('M142 20C168 30 192 26 216 12', { stroke: ink, width: 3, round: true }) +
    path('M152 24L172 29L170 58C176 64 168 72 160 66L150 60Z', { fill: '#D9607A', ...FINE }) +
    path('M151 34L171 38M150 46L170 50', { stroke: paper, width: 4 }) +
    path('M184 26L210 15L214 40L204 42L200 34L198 46L188 48Z', { fill: '#5E8FC0', ...FINE }) +
    path('M156 20V30M168 22V32M190 20V30M206 12V22', { stroke: '#8C5A34', width: 5, round: true }) +
    path('M92 26C92 10 116 4 126 18L136 14L130 30C118 24 104 22 92 26Z', { fill: '#5B3E74', ...LINE }) +
    circle(136, 13, 6, { fill: '#F5BE3E', ...FINE })
  )
}
