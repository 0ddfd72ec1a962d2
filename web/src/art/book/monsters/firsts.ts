/** The four monsters that may open the book. */
import { ink, paper } from '../../inks'
import { arcCut, cuts, rays } from '../../kit'
import { circle, ellipse, path, placed, type Markup } from '../../svg'
import { eyeball, FINE, ground, LINE, mass, mouth, rod } from './parts'

/** Bog Piper: a toad that has had its first lesson on the recorder. */
export function bogPiper(): Markup {
  const skin = { mass: '#6F8A5A', dark: '#4C6541', light: '#B7C58A' }
  const body =
    'M26 198C8 190 6 158 22 134C30 112 42 98 54 90C44 66 54 44 74 42C88 40 96 48 100 58C106 56 114 56 120 58C124 46 134 40 148 44C166 48 172 68 164 90C184 104 198 130 198 160C200 186 188 200 164 200C120 206 64 206 26 198Z'
  const belly =
    ellipse(110, 176, 58, 44, skin.light) +
    path(cuts([76, 160, 144, 158, 2.2, 5], [70, 178, 150, 176, 2.2, 5]), skin.dark)
  const warts =
    circle(46, 148, 6, skin.dark) +
    circle(60, 128, 4, skin.dark) +
    circle(168, 138, 6, skin.dark) +
    circle(178, 164, 4, skin.dark)
  return (
    ground() +
    mass(body, skin, belly + warts) +
    eyeball(76, 68, 21, 0.45, 0.5) +
    eyeball(142, 68, 21, -0.45, 0.5) +
    path('M66 112C88 124 130 124 152 112', { stroke: ink, width: 4, round: true }) +
    ellipse(58, 106, 11, 8, '#D98A7A') +
    ellipse(160, 106, 11, 8, '#D98A7A') +
    path('M100 112L122 112L130 196L96 196Z', { fill: '#E9D7A8', ...LINE }) +
    path('M98 112C98 102 124 102 124 112Z', { fill: paper, ...LINE }) +
    [134, 150, 166, 180].map((y) => circle(112, y, 3.6, ink)).join('') +
    path('M62 150C76 140 94 144 98 154C92 166 72 168 62 162Z', { fill: skin.mass, ...LINE }) +
    path('M160 166C146 156 130 160 126 170C132 182 152 184 160 178Z', { fill: skin.mass, ...LINE }) +
    // wrong notes
    path('M184 54V24L206 18V46', { stroke: ink, width: 4, round: true }) +
    ellipse(178, 56, 8, 6, ink) +
    ellipse(200, 48, 8, 6, ink) +
    path('M22 70V44', { stroke: ink, width: 4, round: true }) +
    ellipse(16, 72, 8, 6, ink)
  )
}

/** Gelatinous Cube: somebody's pudding. The spoon is still in it, and so is everything else. */
export function gelatinousCube(): Markup {
  const front = 'M24 74L152 86L150 200L30 196Z'
  const side = 'M152 86L204 58L200 168L150 200Z'
  const top = 'M24 74L84 48L204 58L152 86Z'
  return (
    ground(112, 98) +
    rod('M150 66L188 6', '#BCC8CE', 4) +
    path('M178 2C184 -8 202 -4 200 8C198 18 186 18 182 12Z', { fill: '#BCC8CE', ...LINE }) +
    path(side, { fill: '#6FA58A', ...LINE }) +
    path(front, { fill: '#8FC4A4', ...LINE }) +
    path(top, { fill: '#B6DDBF', ...LINE }) +
    // what was swallowed
    placed(
      path('M0 0H14V22L28 32C34 38 26 46 18 40L0 28Z', { fill: paper, ...FINE }) +
        path('M0 8H14', { stroke: '#A62818', width: 4 }),
      { x: 44, y: 150, turn: -12 },
    ) +
    placed(
      circle(10, 10, 9, { stroke: ink, width: 8 }) +
        circle(10, 10, 9, { stroke: '#C9A36A', width: 4 }) +
        rod('M19 12L46 20M38 18L36 28', '#C9A36A', 3),
      { x: 92, y: 158, turn: 14 },
    ) +
    placed(
      path('M0 14C10 0 28 0 36 12L48 4L46 26L36 18C28 28 10 28 0 14Z', { fill: '#E0B94E', ...FINE }) +
        circle(9, 11, 2.2, ink),
      { x: 160, y: 118, turn: -20 },
    ) +
    eyeball(70, 112, 20, 0.3, -0.2) +
    eyeball(116, 118, 15, 0.1, -0.3) +
    path('M62 146C80 156 104 158 126 146', { stroke: ink, width: 4, round: true }) +
    path('M84 152L88 162L94 153ZM104 153L109 163L114 151Z', { fill: paper, ...FINE }) +
    path(
      cuts(
        [36, 88, 52, 90, 3],
        [36, 98, 44, 99, 3],
        [138, 178, 142, 160, 3],
        [60, 62, 92, 56, 3],
        [186, 84, 188, 110, 3],
        [34, 186, 60, 188, 3],
      ),
      '#E6F5E2',
    ) +
    // it wobbles
    path('M10 92C4 108 4 132 10 148M212 96C218 112 218 132 212 150', { stroke: '#A8946E', width: 3, round: true })
  )
}

/** Shadow Imp: cannot sleep without a night light. */
export function shadowImp(): Markup {
  const skin = { mass: '#3A3150', dark: '#5A4E76', light: '#7A6C98' }
  const body =
    'M58 200C40 190 44 150 56 132C42 120 34 96 40 74C30 62 22 40 26 20C40 24 54 36 62 50C74 44 92 44 104 50C112 36 128 24 142 22C144 42 136 62 126 74C132 96 124 120 110 132C122 150 128 188 112 200Z'
  const glow = path(rays([172, 110], 34, 62, 22, 2.6, { seed: 4 }), '#D9A21F')
  return (
    ground(92, 70) +
    glow +
    path('M54 150C30 158 20 180 24 196C34 186 44 186 52 196', { stroke: ink, width: 8, round: true }) +
    mass(body, skin, ellipse(84, 168, 22, 26, skin.light), 3, 96) +
    path('M34 32L52 56L44 66ZM134 34L116 56L124 66Z', skin.light) +
    eyeball(66, 88, 19, 0.4, 0.1, '#D9A21F') +
    eyeball(106, 88, 19, 0.4, 0.1, '#D9A21F') +
    mouth(
      'M58 116C74 110 98 110 112 116C108 132 64 132 58 116Z',
      'M64 112L69 122L75 112ZM80 111L85 121L91 111ZM96 112L101 122L106 113Z',
    ) +
    // the lamp on its plug
    path('M152 122C150 96 158 84 172 84C186 84 194 96 192 122Z', { fill: '#F5BE3E', ...LINE }) +
    path('M158 122H186L182 138H162Z', { fill: paper, ...LINE }) +
    path('M172 84C168 78 176 74 172 68', { stroke: ink, width: 4, round: true }) +
    path('M164 108C168 112 176 112 180 108', { stroke: ink, width: 3, round: true }) +
    circle(166, 101, 2.6, ink) +
    circle(178, 101, 2.6, ink) +
    path('M172 138C172 170 140 190 204 196', { stroke: ink, width: 5, round: true }) +
    path('M202 188H214V204H202Z', { fill: paper, ...FINE }) +
    path('M112 140C126 132 144 130 156 132C160 140 152 148 144 146C132 146 124 150 114 158Z', {
      fill: skin.mass,
      ...LINE,
    })
  )
}

/** Whispering Eye: it heard everything over a telephone of two tins. */
export function whisperingEye(): Markup {
  const skin = { mass: '#B9757A', dark: '#8B4A55', light: '#E0A8A0' }
  const stalk = 'M78 200C84 178 84 160 78 142L128 142C124 160 126 178 134 200Z'
  return (
    ground(108, 62) +
    path(rays([104, 86], 84, 100, 26, 2.4, { seed: 8 }), '#C9B78E') +
    mass(stalk, skin) +
    path('M60 200C54 188 74 184 84 196M154 200C158 188 138 184 128 196', { fill: skin.mass, ...LINE }) +
    circle(104, 84, 72, { fill: paper, ...LINE }) +
    path(arcCut([104, 84], 66, 0.2, 1.4, 4) + arcCut([104, 84], 62, -2.6, -2.1, 3), '#D9A79A') +
    path('M40 66C52 70 58 64 68 70M46 108C56 104 62 110 70 104M150 122C146 114 138 116 134 110', {
      stroke: '#BF3120',
      width: 3,
      round: true,
    }) +
    circle(112, 84, 34, { fill: '#5E8FA8', ...LINE }) +
    path(rays([112, 84], 18, 32, 22, 2, { seed: 3 }), '#2B5166') +
    circle(112, 84, 16, ink) +
    circle(120, 74, 6, paper) +
    path('M34 70C44 20 96 -4 140 20C166 34 178 62 176 84C160 52 132 40 104 42C76 44 52 52 34 70Z', {
      fill: skin.mass,
      ...LINE,
    }) +
    path(cuts([60, 42, 84, 22, 2.6, -4], [100, 28, 136, 26, 2.6, -4], [146, 40, 166, 60, 2.4, -3]), skin.dark) +
    // the tin at its side, the string, the other tin hangs about
    path('M178 92L204 84L212 116L186 124Z', { fill: '#BCC8CE', ...LINE }) +
    ellipse(195, 88, 13, 6, { fill: '#8FA3B0', ...FINE }) +
    path('M198 122C196 170 176 150 172 186', { stroke: ink, width: 2.6, round: true }) +
    path('M158 184L182 180L186 202L162 206Z', { fill: '#BCC8CE', ...LINE }) +
    path('M12 104C4 112 4 126 14 132M26 112C21 117 21 123 27 127', { stroke: '#8B4A55', width: 3.4, round: true })
  )
}
