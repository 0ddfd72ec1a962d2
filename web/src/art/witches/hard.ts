/** The Hard problems as scenes in a box of 100 × 100. Elves are pale with long ears, vampires have fangs and a collar. */
import { ink, paper, red, yellow } from '../inks'
import { cuts, star } from '../kit'
import { circle, ellipse, path, type Markup } from '../svg'
import { eyes, keyed, stroke } from './line'

const PALE = '#DCE6CF'
const SKIN = '#F0CFA8'
const BLOODLESS = '#D9D3DE'

const ELF_HAIR = 'M22 44C18 14 36 6 50 8C64 6 82 14 78 44C72 32 66 26 58 24C46 30 30 30 22 44Z'

function elf(dress: string, hair: string, crown: Markup): Markup {
  return (
    path('M14 98C18 76 34 68 50 68C66 68 82 76 86 98Z', keyed(dress)) +
    path('M22 46L2 30C10 28 20 32 26 38ZM78 46L98 30C90 28 80 32 74 38Z', keyed(PALE, 3)) +
    path('M24 40C24 16 76 16 76 40C76 62 62 78 50 78C38 78 24 62 24 40Z', keyed(PALE)) +
    path(ELF_HAIR, keyed(hair, 3)) +
    path('M31 46L46 50L34 55ZM69 46L54 50L66 55Z', ink) +
    path('M38 64C46 68 56 68 64 62C58 72 44 73 38 64Z', ink) +
    crown
  )
}

const elves = () => elf('#3F7A5A', '#E7C75A', path(star([50, 14], 9, 4.8, 7), keyed(paper, 2)))
const lankin = () => elf('#2C3F5C', '#C9C4B8', path('M60 20C70 2 88 -4 96 4C86 8 78 18 70 30Z', keyed('#8FB8D6', 2.6)))
/** Antlers, which he was born with. */
const elfKing = () =>
  elf(
    '#5B4630',
    '#6B4A2C',
    stroke('M36 16C30 4 20 2 12 6M30 8L26 -6M64 16C70 4 80 2 88 6M70 8L74 -6', 9) +
      stroke('M36 16C30 4 20 2 12 6M30 8L26 -6M64 16C70 4 80 2 88 6M70 8L74 -6', 4.4, '#D9C49A'),
  )
const elfQueen = () =>
  elf(
    '#8E2F5E',
    '#B5502B',
    path('M26 24L20 -2L36 12L50 -8L64 12L80 -2L74 24C60 16 40 16 26 24Z', keyed('#D5DCE2', 3)) +
      circle(50, 8, 4, keyed(red, 2)),
  )

interface Vampire {
  hair: string
  lining?: string
  top: Markup
}

function vampire({ hair, lining = red, top }: Vampire): Markup {
  return (
    path('M2 98L12 44C22 60 30 70 50 72C70 70 78 60 88 44L98 98Z', keyed(ink, 3)) +
    path('M10 96L16 58C24 70 34 78 50 80C66 78 76 70 84 58L90 96Z', lining) +
    path('M28 40C28 18 72 18 72 40C72 62 60 78 50 78C40 78 28 62 28 40Z', keyed(BLOODLESS)) +
    path(`M26 46C20 16 36 8 50 8C64 8 80 16 74 46C70 34 66 28 50 34C34 28 30 34 26 46Z`, keyed(hair, 3)) +
    stroke('M34 42L45 46M66 42L55 46', 3.2) +
    circle(41, 50, 3.6, red) +
    circle(59, 50, 3.6, red) +
    eyes(41, 59, 50, 1.6) +
    path('M36 62C44 66 56 66 64 62C60 70 40 70 36 62Z', ink) +
    path('M41 63.6L43 72L46 65ZM59 63.6L57 72L54 65Z', paper) +
    top
  )
}

const lacrimosa = () =>
  vampire({
    hair: '#1D1626',
    lining: '#6E4A86',
    top:
      path(
        'M24 40C12 60 14 84 24 96L34 96C26 80 26 58 31 46ZM76 40C88 60 86 84 76 96L66 96C74 80 74 58 69 46Z',
        keyed('#1D1626', 2),
      ) + path('M40 56L38 64M60 56L62 64', { stroke: ink, width: 2 }),
  })
const vlad = () =>
  vampire({ hair: '#7A3B24', top: path('M30 24C40 10 66 8 76 22C62 18 48 24 30 24Z', keyed('#7A3B24', 2.4)) })
const count = () =>
  vampire({ hair: '#3A3A42', top: path('M26 34C22 46 24 52 28 56L32 42ZM74 34C78 46 76 52 72 56L68 42Z', '#C9C4B8') })
/** The old Count: white hair, eyebrows, and a medal. */
const bela = () =>
  vampire({
    hair: '#E9E2D2',
    top:
      stroke('M30 38C36 32 42 34 46 40M70 38C64 32 58 34 54 40', 5, '#E9E2D2') +
      path(star([50, 88], 9, 5, 10), keyed(yellow, 2)),
  })

function felmet(dress: string, hair: string, more: Markup): Markup {
  return (
    path('M14 98C16 76 32 70 50 70C68 70 84 76 86 98Z', keyed(dress)) +
    path('M22 86C34 76 66 76 78 86L82 98H18Z', keyed(paper, 2.6)) +
    hair +
    path('M28 42C28 24 72 24 72 42C72 64 60 78 50 78C40 78 28 64 28 42Z', keyed(SKIN)) +
    path('M22 36L20 10L34 22L50 6L66 22L80 10L78 36C62 42 38 42 22 36Z', keyed(yellow)) +
    stroke('M36 48L46 51M64 48L54 51') +
    eyes(41, 59, 54) +
    more
  )
}

const duke = () => felmet('#8E2F5E', '', path('M40 66C46 62 54 62 60 66M50 68L46 82L54 82Z', keyed(ink, 2)))
const lady = () =>
  felmet(
    '#2C3F5C',
    path('M24 36C10 56 12 80 22 92H78C88 80 90 56 76 36Z', keyed('#2A1F1A', 3)),
    path('M42 66C46 63 54 63 58 66C54 71 46 71 42 66Z', keyed(red, 1.6)),
  )

/** No eyes: two holes, and the wide hat of a witch hunter. */
function cunningMan(): Markup {
  return (
    path('M10 98C14 74 32 66 50 66C68 66 86 74 90 98Z', keyed(ink)) +
    path('M30 40C30 24 70 24 70 40C70 64 60 78 50 78C40 78 30 64 30 40Z', keyed('#CFC6B2')) +
    ellipse(41, 50, 6, 8, ink) +
    ellipse(60, 50, 6, 8, ink) +
    path('M40 68C46 64 54 64 60 68', { stroke: ink, width: 3, round: true }) +
    path('M34 34L37 4C44 0 56 0 63 4L66 34C86 36 96 40 96 44C96 50 74 48 50 48C26 48 4 50 4 44C4 40 14 36 34 34Z', {
      fill: ink,
      stroke: paper,
      width: 2,
    }) +
    path('M35 28C44 32 56 32 65 28L66 35C56 39 44 39 34 35Z', '#6E4A86') +
    path(cuts([26, 94, 30, 78, 2.4], [74, 94, 70, 78, 2.4]), '#55687A')
  )
}

/** A swarm with a will. */
function hiver(): Markup {
  const bees = [[20, 30], [38, 16], [62, 14], [82, 30], [88, 54], [78, 78], [54, 90], [28, 82], [12, 58], [32, 46], [68, 42], [50, 68], [50, 30]] // prettier-ignore
  return (
    path('M50 10C78 8 94 34 88 60C82 86 54 96 32 86C8 76 4 42 20 24C28 14 40 10 50 10Z', {
      fill: '#3B2A55',
      stroke: ink,
      width: 3,
      opacity: 0.85,
    }) +
    bees
      .map(
        ([x = 0, y = 0], n) =>
          ellipse(x, y, 7, 5, keyed(n % 3 ? yellow : '#E8A32E', 2)) +
          path(`M${x - 2} ${y - 4}V${y + 4}M${x + 2} ${y - 4}V${y + 4}`, { stroke: ink, width: 1.8 }),
      )
      .join('') +
    path('M34 52L46 57L36 62ZM66 52L54 57L64 62Z', paper)
  )
}

/** A young man of ice with a crown of icicles. */
function wintersmith(): Markup {
  return (
    path('M12 98C16 76 34 68 50 68C66 68 84 76 88 98Z', keyed('#5D89B8')) +
    path('M26 42C26 22 74 22 74 42C74 64 62 80 50 80C38 80 26 64 26 42Z', keyed('#DCEBF4')) +
    path('M20 40L16 8L30 24L38 -2L50 20L62 -2L70 24L84 8L80 40C62 30 38 30 20 40Z', keyed('#A9CCE4', 3)) +
    path(cuts([30, 34, 36, 10, 2], [50, 32, 50, 22, 2], [70, 34, 64, 10, 2]), '#FFFFFF') +
    circle(41, 52, 4.4, '#2B5DAE') +
    circle(59, 52, 4.4, '#2B5DAE') +
    stroke('M42 66C47 69 53 69 58 66', 2.6) +
    path(star([28, 88], 8, 3, 6) + star([74, 90], 7, 2.6, 6), '#FFFFFF')
  )
}

/** The other sister, and her mirror. */
function lilith(): Markup {
  return (
    path('M6 98C8 78 24 70 40 70C56 70 70 78 72 98Z', keyed(paper)) +
    path('M18 36C8 60 10 80 20 90H62C70 80 72 60 62 36Z', keyed('#D9D2C2', 3)) +
    path('M22 42C22 22 60 22 60 42C60 64 50 76 41 76C32 76 22 64 22 42Z', keyed(SKIN)) +
    path('M20 42C18 20 30 12 41 12C52 12 64 20 62 42C56 32 50 28 41 30C32 28 26 32 20 42Z', keyed('#E9E2D2', 3)) +
    stroke('M28 46L37 48M54 46L45 48', 2.6) +
    eyes(33, 49, 52) +
    stroke('M35 66C39 63 45 63 48 65', 2.6) +
    ellipse(82, 44, 16, 24, keyed('#C9974E', 3)) +
    ellipse(82, 44, 11, 18, keyed('#BFD8DC', 2)) +
    path(cuts([76, 54, 84, 32, 2.4], [82, 56, 88, 42, 1.8]), '#FFFFFF') +
    path('M79 68H85V94H79Z', keyed('#C9974E', 2.4))
  )
}

export const hardScenes = {
  elves,
  lankin,
  'elf-king': elfKing,
  'elf-queen': elfQueen,
  lacrimosa,
  vlad,
  count,
  bela,
  duke,
  lady,
  'cunning-man': cunningMan,
  hiver,
  wintersmith,
  lilith,
}
