/** Who is on the cards. A person is known by the card's name without its number: `nanny-3` is `nanny`. */
import { ink, paper, red, yellow } from '../inks'
import { cuts } from '../kit'
import { circle, ellipse, path, placed, type Markup } from '../svg'
import { bust, type Person } from './bust'
import { death, easyScenes } from './easy'
import { eyes, keyed, stroke } from './line'

const pipe = path('M62 70L76 74L75 77L61 73Z', keyed('#6B4526', 1.6)) + path('M72 66H82V74H72Z', keyed('#6B4526', 2))
const scar = stroke('M60 46L64 52M63 45L58 53', 1.8)
const stitches = stroke('M36 46L46 50M38 44L37 49M42 46L41 51M58 68L66 62', 2)
const collar = path('M34 82C42 90 58 90 66 82L68 90C58 98 42 98 32 90Z', keyed(paper, 2))
const flower = circle(76, 30, 5, keyed(yellow, 1.8)) + circle(76, 30, 2, red)
const blind = path('M33 50C42 46 58 46 67 50L68 58C58 54 42 54 32 58Z', keyed('#6B6470', 2))

/** Blue skin, red hair everywhere: a Feegle. */
function feegle(many: boolean): Markup {
  const one = (x: number, y: number, scale: number) =>
    placed(
      path('M12 104C14 80 30 72 50 72C70 72 86 80 88 104Z', keyed('#4F6B3A', 3)) +
        path('M24 44C22 22 34 12 50 12C66 12 78 22 76 44C78 70 66 92 50 94C34 92 22 70 24 44Z', keyed('#C8531F', 3)) +
        path('M32 44C34 30 66 30 68 44C70 58 62 66 50 66C38 66 30 58 32 44Z', keyed('#5B86B8', 2.6)) +
        eyes(42, 58, 49, 3) +
        stroke('M36 42L46 45M64 42L54 45', 3.4, '#C8531F') +
        path('M42 58C46 63 54 63 58 58Z', ink),
      { x, y, scale },
    )
  return many ? one(-6, 18, 0.62) + one(46, 14, 0.6) + one(16, 34, 0.72) : one(0, 0, 1)
}

function cat(fur: string, big: boolean): Markup {
  return (
    path('M14 104C12 78 26 66 50 66C74 66 88 78 86 104Z', keyed(fur, 3)) +
    path('M20 46L16 12L38 26C46 23 54 23 62 26L84 12L80 46C84 66 68 80 50 80C32 80 16 66 20 46Z', keyed(fur, 3)) +
    path('M20 20L24 34L32 28ZM80 20L76 34L68 28Z', '#E39A84') +
    ellipse(38, 48, 6, big ? 4 : 6.5, keyed('#E7D45A', 2)) +
    (big ? stroke('M56 52L70 44', 3) : ellipse(62, 48, 6, 6.5, keyed('#E7D45A', 2)) + ellipse(62, 48, 1.6, 5, ink)) +
    ellipse(38, 48, 1.6, big ? 3.4 : 5, ink) +
    path('M46 58H54L50 63Z', '#C97E68') +
    stroke('M50 63C48 69 42 69 40 66M50 63C52 69 58 69 60 66M10 54L32 58M10 66L32 62M90 54L68 58M90 66L68 62', 2) +
    (big ? path(cuts([22, 92, 26, 76, 3], [38, 98, 40, 82, 3], [64, 98, 62, 82, 3], [78, 92, 74, 76, 3]), ink) : '')
  )
}

/** Orang-utan, librarian. */
function librarian(): Markup {
  return (
    path('M4 104C4 70 26 60 50 60C74 60 96 70 96 104Z', keyed('#B5602B', 3)) +
    path('M22 50C18 20 34 6 50 6C66 6 82 20 78 50C78 70 66 84 50 84C34 84 22 70 22 50Z', keyed('#B5602B', 3)) +
    path('M30 44C28 28 46 26 50 34C54 26 72 28 70 44C78 62 66 80 50 80C34 80 22 62 30 44Z', keyed('#6B4A3A', 2.6)) +
    eyes(41, 59, 44, 3.4, paper) +
    eyes(41, 59, 44, 1.8) +
    stroke('M46 58L48 60M54 58L52 60M38 68C46 72 54 72 62 68', 2.6)
  )
}

function horse(): Markup {
  return (
    path('M20 104C18 76 34 60 46 50L80 96L76 104Z', keyed('#F3EEE2', 3)) +
    path('M34 40L30 8L44 24C58 26 66 36 72 52L92 74C94 84 86 90 78 88L56 74C44 74 34 60 34 40Z', keyed('#F3EEE2', 3)) +
    path('M34 40C24 46 14 66 16 96L28 92C26 72 34 58 42 52Z', keyed('#C9C4B8', 2.4)) +
    circle(54, 44, 3.4, ink) +
    circle(84, 80, 2.4, ink) +
    path(cuts([40, 62, 36, 90, 2.6]), '#A9A294')
  )
}

const sheepDogs = () =>
  placed(easyScenes.sheep(), { x: -2, y: 4, scale: 0.78 }) + placed(easyScenes.sheep(), { x: 26, y: 26, scale: 0.78 })

const persons: Readonly<Record<string, Person>> = {
  granny: {
    hair: '#C9C4B8',
    dress: '#1D2430',
    band: '#4A4A52',
    skin: '#EAD3B4',
    extra: stroke('M36 48L46 51M64 48L54 51', 2.8),
  },
  nanny: { hair: '#E9E2D2', dress: '#A0502E', band: red, skin: '#E9B993', extra: pipe },
  magrat: { hair: '#B98A4E', dress: '#4E7D5A', band: '#7CCB9D', extra: flower },
  agnes: { hair: '#5A3A24', dress: '#34475A', band: '#8F6BB0', skin: '#F3D2AF' },
  perdita: {
    hair: '#1D1626',
    dress: '#4A2F66',
    band: '#B583CF',
    extra: path('M30 44C44 44 44 64 34 84C24 74 24 54 30 44Z', '#1D1626'),
  },
  'miss-tick': { hat: 'bonnet', hair: '#6B5A48', dress: '#34475A', band: '#D98A1F', glasses: true },
  igor: { hat: 'none', hair: '#2A2230', dress: '#4A4A52', skin: '#C9CDB4', extra: stitches },
  tomjon: { hat: 'cap', hair: '#8A5A34', dress: '#8E2F3E', band: '#8E2F3E', extra: flower },
  casanunda: { hat: 'top', hair: '#E9E2D2', dress: '#8E2F5E', band: red, extra: collar },
  verence: { hat: 'crown', hair: '#8A5A34', dress: '#8E2F3E' },
  shawn: { hat: 'helmet', hair: '#C8531F', dress: '#6B7480' },
  jason: { hat: 'none', hair: '#5A3A24', dress: '#6B4A2C', skin: '#E0A87C', beard: '#5A3A24' },
  oats: { hat: 'none', hair: '#C9A36A', dress: ink, extra: collar },
  hodgesaargh: { hat: 'cap', hair: '#6B5A48', dress: '#5E6B3A', band: '#5E6B3A', extra: scar },
  ridcully: { hat: 'wizard', hair: '#C9C4B8', dress: '#8E2F3E', band: '#8E2F3E', beard: '#C9C4B8' },
  ponder: { hat: 'wizard', hair: '#5A3A24', dress: '#2C4A7A', band: '#2C4A7A', glasses: true },
  gogol: { hat: 'top', hair: '#1D1626', dress: '#4A2F66', band: '#F5BE3E', skin: '#7A4F34' },
  desiderata: { hair: '#E9E2D2', dress: '#6B4A86', band: '#F3E7C3', glasses: true },
  'granny-aching': { hat: 'bonnet', hair: '#C9C4B8', dress: '#5E6B3A', band: '#7FA05A', skin: '#E0B990', extra: pipe },
  'miss-treason': { hair: '#C9C4B8', dress: '#1D1626', band: '#1D1626', skin: '#D9CDB8', extra: blind },
  'miss-level': { hat: 'bonnet', hair: '#8A5A34', dress: '#4F7DA8', band: '#F6EBD4' },
  earwig: {
    hair: '#3A2A24',
    dress: '#8E2F5E',
    band: '#F5BE3E',
    extra: circle(30, 66, 3.4, keyed(yellow, 1.6)) + circle(70, 66, 3.4, keyed(yellow, 1.6)),
  },
  eskarina: { hat: 'wizard', hair: '#C9974E', dress: '#4E7D5A', band: '#4E7D5A' },
  dismass: { hair: '#E9E2D2', dress: '#6B6470', band: '#BCC8CE', skin: '#EAD3B4', extra: stroke('M52 50L66 56', 2.6) },
  'gammer-beavis': { hair: '#8A8A92', dress: '#7A5A2C', band: '#D98A1F', glasses: true },
  hwel: { hat: 'cap', hair: '#8A5A34', dress: '#6B4A2C', band: '#A0502E', beard: '#8A5A34' },
  fool: { hat: 'fool', hair: '#8A5A34', dress: red, band: red },
  roland: { hat: 'none', hair: '#C9974E', dress: '#2C4A7A', extra: collar },
  preston: { hat: 'helmet', hair: '#5A3A24', dress: '#4A5A66', glasses: true },
  'jim-beef': {
    hat: 'none',
    hair: '#5E6B5A',
    dress: '#6B4A2C',
    skin: '#A9A9A0',
    extra: stroke('M34 46H48M52 46H66', 4),
  },
  diamanda: {
    hair: '#1D1626',
    dress: ink,
    band: '#8E2F5E',
    skin: '#F3E4D2',
    extra: path('M38 50L46 52L38 54ZM62 50L54 52L62 54Z', ink),
  },
  whemper: { hair: '#8A5A34', dress: '#7A5A2C', band: '#7FA05A', skin: '#F3D2AF' },
  lucy: { hair: '#C9974E', dress: '#4A2F66', band: '#B583CF' },
  proust: {
    hair: '#5E6B3A',
    dress: '#2A3A2E',
    band: '#7FA05A',
    skin: '#C9D6A4',
    extra: path('M47 54C42 62 40 68 46 69C52 70 54 64 52 58Z', keyed('#C9D6A4', 2)) + circle(45, 64, 2, '#6B8A4A'),
  },
  brooks: {
    hat: 'cap',
    hair: '#C9C4B8',
    dress: '#D9C49A',
    band: '#D9C49A',
    extra: ellipse(80, 22, 6, 4.4, keyed(yellow, 1.8)) + stroke('M79 18V26M82 18V26', 1.6),
  },
}

const creatures: Readonly<Record<string, () => Markup>> = {
  feegles: () => feegle(true),
  'rob-anybody': () => feegle(false),
  greebo: () => cat('#5A5A62', true),
  kitten: () => cat('#F3EEE2', false),
  librarian,
  death: () => placed(death(), { x: 2, y: 4, scale: 1 }),
  thunder: sheepDogs,
  binky: horse,
}

/** `nanny-3` is `nanny`; `miss-tick` stays. */
export function person(card: string): string {
  return card.replace(/-\d+$/, '')
}

export function hasPortrait(card: string): boolean {
  return person(card) in persons || person(card) in creatures
}

export function portrait(card: string): Markup {
  const name = person(card)
  const known = persons[name]
  return known ? bust(known) : (creatures[name]?.() ?? '')
}
