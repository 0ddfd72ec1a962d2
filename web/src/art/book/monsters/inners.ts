/** Monsters of the inner pages, the first half: face, warden, warlock, wraith, lord, golem. */
import { ink, paper } from '../../inks'
import { cuts, rays } from '../../kit'
import { circle, ellipse, path, rect, type Markup } from '../../svg'
import { eyeball, FINE, ground, LINE, mass, mouth, rod } from './parts'

/** Dread Face: the alarm clock has just gone off. */
export function dreadFace(): Markup {
  const skin = { mass: '#B9A0C4', dark: '#7E6490', light: '#DCCBE2' }
  const face =
    'M96 8C142 8 170 46 168 96C166 138 148 176 124 192C108 202 84 202 70 192C44 174 26 136 26 96C26 46 52 8 96 8Z'
  const hair =
    'M24 84C20 40 46 4 96 4C146 4 174 40 170 86C160 70 158 54 150 46L146 62L136 38L126 54L114 30L100 50L88 30L76 54L64 36L56 60L46 44C36 54 32 70 24 84Z'
  return (
    ground(98, 70) +
    mass(face, skin, ellipse(48, 128, 14, 10, skin.light) + ellipse(146, 128, 14, 10, skin.light), 5, 118) +
    path(hair, { fill: '#4A3560', ...LINE }) +
    eyeball(68, 94, 24, 0.2, 0.1) +
    eyeball(128, 94, 19, -0.1, 0.2) +
    path('M48 66L82 62M110 66L146 64', { stroke: ink, width: 6, round: true }) +
    path('M92 112L88 128L104 128', { stroke: ink, width: 3.4, round: true }) +
    mouth(
      'M62 144C80 138 112 138 132 144C130 172 116 182 98 182C78 182 64 170 62 144Z',
      'M70 138V152H80V138ZM84 136V150H94V136ZM98 136V150H108V136ZM112 138V152H122V138Z',
      'M74 178C84 162 112 162 122 178V190H74Z',
    ) +
    // the alarm clock
    rod('M152 190L148 202M200 190L204 202', '#3C4B5B', 4) +
    circle(176, 164, 32, { fill: '#D9482B', ...LINE }) +
    circle(176, 164, 23, { fill: paper, ...FINE }) +
    path('M176 164V148M176 164L188 170', { stroke: ink, width: 4, round: true }) +
    path('M150 138C148 126 164 118 172 128ZM202 138C204 126 188 118 180 128Z', { fill: '#C9A36A', ...LINE }) +
    path('M176 126V132', { stroke: ink, width: 6, round: true }) +
    path(rays([176, 132], 26, 42, 9, 3, { start: -2.7, end: -0.4, seed: 3 }), '#A8946E')
  )
}

/** Silent Warden: the librarian of the lot. Mouth under lock, bell at hand, and a finger at where the lips would be. */
export function silentWarden(): Markup {
  const skin = { mass: '#4C5F73', dark: '#344454', light: '#6F879C' }
  const cloak = 'M104 4C74 12 58 40 56 74C40 92 26 138 20 200H190C186 138 170 92 152 74C150 40 134 12 104 4Z'
  return (
    ground(104, 92) +
    mass(
      cloak,
      skin,
      path(
        cuts(
          [60, 120, 44, 190, 3, 3],
          [86, 140, 78, 196, 3, 2],
          [124, 140, 132, 196, 3, -2],
          [152, 118, 168, 190, 3, -3],
        ),
        skin.dark,
      ),
      7,
      122,
    ) +
    path('M104 26C82 32 72 54 74 84C84 106 124 106 134 84C136 54 126 32 104 26Z', { fill: '#141C26', ...LINE }) +
    ellipse(90, 62, 9, 10, '#F5E3A0') +
    ellipse(119, 62, 9, 10, '#F5E3A0') +
    circle(92, 63, 3.6, ink) +
    circle(117, 63, 3.6, ink) +
    // the lock
    path('M96 86V80C96 70 112 70 112 80V86', { stroke: ink, width: 9 }) +
    path('M96 86V80C96 70 112 70 112 80V86', { stroke: '#BCC8CE', width: 4 }) +
    rect(90, 85, 28, 22, 4, { fill: '#C9A36A', ...LINE }) +
    circle(104, 94, 3.4, ink) +
    path('M102.500 95H105.500L107 102H101Z', ink) +
    // the finger
    path(
      'M54 166C62 142 76 128 86 124L82 100C82 92 92 92 93 100L97 122C106 124 108 134 100 142C88 152 74 166 68 180Z',
      { fill: skin.light, ...LINE },
    ) +
    // a bell for whoever talks
    path('M138 178C138 156 182 156 182 178Z', { fill: '#E0B94E', ...LINE }) +
    rect(132, 178, 56, 9, 4, { fill: '#8C6A2E', ...FINE }) +
    path('M160 160V152', { stroke: ink, width: 7, round: true }) +
    path(cuts([148, 174, 154, 164, 3, 2]), paper) +
    // and the keys
    circle(38, 160, 12, { stroke: ink, width: 8 }) +
    circle(38, 160, 12, { stroke: '#BCC8CE', width: 4 }) +
    rod('M34 172L28 196M28 190L34 191M44 172L48 192M48 186L42 188', '#BCC8CE', 3)
  )
}

/** Warlock: terrible robe, terrible hat, and rabbit slippers. */
export function warlock(): Markup {
  const skin = { mass: '#5E3F7C', dark: '#432B5C', light: '#8F6BB0' }
  const robe = 'M104 92C78 98 56 140 44 192C76 202 136 202 164 192C154 140 132 98 104 92Z'
  const hat =
    'M104 2C118 -4 142 4 148 18C138 18 134 26 138 44L150 82C164 84 176 88 176 94C176 102 140 106 104 106C68 106 34 102 34 94C34 88 46 84 60 82C68 48 82 8 104 2Z'
  const slipper = (x: number, flip = 1) =>
    path(
      `M${x} 204C${x - 26 * flip} 206 ${x - 34 * flip} 196 ${x - 26 * flip} 188C${x - 16 * flip} 180 ${x} 184 ${x + 4 * flip} 192Z`,
      { fill: '#F0D9DE', ...LINE },
    ) +
    path(
      `M${x - 16 * flip} 186C${x - 24 * flip} 172 ${x - 18 * flip} 166 ${x - 12 * flip} 180ZM${x - 6 * flip} 184C${x - 10 * flip} 168 ${x - 2 * flip} 166 ${x} 182Z`,
      { fill: '#F0D9DE', ...FINE },
    ) +
    circle(x - 22 * flip, 194, 2.2, ink)
  return (
    ground(104, 80) +
    mass(
      robe,
      skin,
      path(cuts([84, 130, 72, 192, 3, 3], [104, 126, 104, 196, 3], [124, 130, 138, 192, 3, -3]), skin.dark),
      4,
      116,
    ) +
    circle(104, 112, 30, { fill: '#C6D2A0', ...LINE }) +
    path('M104 116C96 122 94 130 100 134C108 138 116 132 112 122Z', { fill: '#AEBD84', ...FINE }) +
    eyeball(92, 108, 9, 0.2, 0.2) +
    eyeball(118, 108, 9, -0.2, 0.2) +
    path('M82 96L98 101M126 96L110 101', { stroke: ink, width: 4, round: true }) +
    path('M84 134C92 160 98 182 106 188C112 178 120 160 124 134C116 142 94 142 84 134Z', { fill: paper, ...LINE }) +
    path(cuts([96, 146, 104, 176, 2.4], [112, 146, 108, 172, 2.4]), '#A8946E') +
    path(hat, { fill: skin.mass, ...LINE }) +
    path('M60 82C84 92 126 92 150 82L146 68C122 76 88 76 65 68Z', { fill: '#E0B94E', ...FINE }) +
    path(cuts([88, 60, 104, 18, 3, -4], [108, 62, 118, 26, 2.6, -3]), skin.light) +
    slipper(92) +
    slipper(122, -1) +
    // what he holds up is a wooden spoon
    rod('M168 176L190 74', '#C9A36A', 5) +
    ellipse(193, 62, 11, 16, { fill: '#C9A36A', ...LINE }) +
    path('M146 132C158 138 170 146 178 150C186 152 186 140 178 136L154 122Z', { fill: '#C6D2A0', ...LINE })
  )
}

/** Sea Wraith: risen from the bath, with the ring on. */
export function seaWraith(): Markup {
  const skin = { mass: '#86B0BC', dark: '#4F7F90', light: '#C4DDE0' }
  const sheet =
    'M108 6C66 6 50 40 50 78C48 118 34 138 20 158C32 160 40 156 46 150C42 174 34 190 26 200C50 202 62 192 70 182C74 194 84 202 96 202C104 196 108 190 110 182C118 194 130 202 144 200C146 192 146 186 146 180C158 192 176 198 194 194C182 180 172 160 170 142C178 148 188 150 196 146C178 128 168 110 166 78C166 38 150 6 108 6Z'
  return (
    ground(108, 92) +
    mass(
      sheet,
      skin,
      path(cuts([70, 96, 60, 150, 3, 4], [108, 150, 106, 186, 3], [148, 96, 156, 150, 3, -4]), skin.dark),
      9,
      132,
    ) +
    ellipse(88, 62, 13, 18, ink) +
    ellipse(130, 62, 13, 18, ink) +
    circle(92, 58, 4, paper) +
    circle(134, 58, 4, paper) +
    ellipse(109, 96, 9, 12, ink) +
    // the swimming ring
    path('M30 128C30 106 188 106 188 128C188 156 30 156 30 128Z', { fill: '#F0B93C', ...LINE }) +
    path('M70 122C84 116 134 116 148 122C140 130 78 130 70 122Z', { fill: skin.mass, ...FINE }) +
    path('M48 116L58 148L44 142ZM96 134L94 150L122 150L120 134ZM168 116L160 146L174 140Z', '#BF3120') +
    path('M168 122C176 104 186 92 198 94C210 96 210 112 200 116L194 118C196 126 188 132 180 132', {
      fill: '#F0B93C',
      ...LINE,
    }) +
    path('M206 100L218 104L206 110Z', { fill: '#EE8A36', ...FINE }) +
    circle(199, 102, 2.8, ink) +
    // drops
    path('M24 44C18 54 16 60 22 64C28 64 30 56 24 44ZM190 36C184 46 182 52 188 56C194 56 196 48 190 36Z', {
      fill: skin.mass,
      ...FINE,
    })
  )
}

/** Lord of the Deep: wears a tie, and a bedside lamp where others have a lure. */
export function lordOfTheDeep(): Markup {
  const skin = { mass: '#3F6A7A', dark: '#28495A', light: '#7FA6AC' }
  const body =
    'M22 122C22 78 62 52 110 54C150 56 176 78 186 104C194 96 204 84 216 82C212 104 212 132 218 160C206 154 196 146 188 136C178 170 144 194 104 194C58 194 22 166 22 122Z'
  return (
    ground(112, 88) +
    path('M96 56C96 26 60 24 56 46', { stroke: ink, width: 9, round: true }) +
    path('M96 56C96 26 60 24 56 46', { stroke: skin.light, width: 4, round: true }) +
    path(rays([54, 66], 26, 40, 18, 2.6, { seed: 5 }), '#D9A21F') +
    path('M38 70L46 44H66L74 70Z', { fill: '#F5BE3E', ...LINE }) +
    path('M44 70H68C68 78 62 82 56 82C50 82 44 78 44 70Z', { fill: paper, ...FINE }) +
    mass(
      body,
      skin,
      ellipse(92, 180, 60, 26, skin.light) +
        path(cuts([150, 96, 164, 110, 2.6], [150, 116, 168, 126, 2.6], [146, 138, 164, 146, 2.6]), skin.dark),
      8,
      130,
    ) +
    path('M110 54C118 34 140 30 154 40L144 62Z', { fill: skin.dark, ...LINE }) +
    eyeball(104, 98, 20, -0.3, -0.1, '#D9A21F') +
    mouth(
      'M22 128C48 116 98 124 130 138C120 166 88 178 58 170C36 164 24 148 22 128Z',
      'M34 122L38 142L46 122ZM54 121L58 144L66 123ZM76 124L82 146L88 127ZM98 128L103 148L110 132ZM46 168L52 152L60 171ZM72 173L78 156L86 172ZM96 168L100 154L108 162Z',
    ) +
    // the tie
    path('M66 176L90 178L86 190H72Z', { fill: '#BF3120', ...FINE }) +
    path('M72 190H86L94 206L80 212L66 206Z', { fill: '#BF3120', ...FINE }) +
    path(cuts([72, 198, 88, 204, 2.4]), paper) +
    path('M150 150C166 146 178 156 176 168C164 172 152 166 150 150Z', { fill: skin.mass, ...LINE }) +
    circle(18, 64, 5, { stroke: '#8FA3B0', width: 3 }) +
    circle(8, 44, 3.4, { stroke: '#8FA3B0', width: 3 })
  )
}

/** Rune Golem: strong, old, and bad at sums. */
export function runeGolem(): Markup {
  const skin = { mass: '#9C968A', dark: '#6B665C', light: '#C4BEB0' }
  const block = (d: string, seed: number) => mass(d, skin, '', seed, 140)
  return (
    ground(108, 92) +
    block('M60 168L96 166L94 202L54 202Z', 2) +
    block('M118 166L154 168L160 202L120 202Z', 3) +
    block('M22 88L54 82L58 150L24 156Z', 4) +
    block('M158 82L190 88L194 152L160 150Z', 5) +
    block('M48 74L164 70L160 172L54 174Z', 6) +
    block('M70 14L142 10L148 70L66 74Z', 7) +
    path(
      cuts([74, 26, 100, 24, 2.6], [112, 22, 134, 21, 2.6], [58, 158, 84, 160, 2.6], [128, 84, 154, 82, 2.6]),
      skin.dark,
    ) +
    path('M58 12L64 2L86 10ZM132 10L150 0L154 14Z', { fill: '#7DA05A', ...FINE }) +
    eyeball(90, 40, 12, 0.2, 0.4, '#5E8FA8') +
    eyeball(124, 40, 12, -0.2, 0.4, '#5E8FA8') +
    path('M84 62H128', { stroke: ink, width: 5, round: true }) +
    // the slate on its chest
    path('M66 88L148 86L146 148L68 150Z', { fill: '#8C5A34', ...LINE }) +
    path('M73 95L141 93L139 141L75 143Z', '#27323C') +
    path(
      'M86 108C92 102 100 108 94 116L86 124H98M104 116H114M109 111V121M120 108C126 102 134 108 128 116L120 124H132',
      { stroke: paper, width: 3, round: true },
    ) +
    path('M92 132H104M92 137H104M112 128H124L112 134C122 132 124 140 112 139', {
      stroke: paper,
      width: 3,
      round: true,
    }) +
    // the chalk
    rod('M180 160L206 136', paper, 5) +
    path('M166 146C178 142 192 148 192 158C188 170 170 172 164 164Z', { fill: skin.light, ...LINE })
  )
}
