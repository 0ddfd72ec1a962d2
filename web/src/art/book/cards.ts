/** Cards of The Big Book of Madness, 200 × 280: elements, Madness, and their small faces. */
import { figure } from '../svg'
import { elementInks, ink, paper, type Element } from '../inks'
import { cuts, rays } from '../kit'
import { printedBlock, sheetOfPaper } from '../cards/shell'
import { clipped, path, placed, type Markup } from '../svg'
import { dread, spiral } from './dread'
import { insideOut } from './tile'

const PLUM = '#7A4F96'

interface Inks {
  ground: string
  print: string
  picture: string
  sheet: string
}

/** In the shade the same card, mixed with the night; its index stays readable. */
function inks(ground: string, print: string, shade: boolean): Inks {
  if (!shade) return { ground, print, picture: print, sheet: paper }
  const dim = `color-mix(in srgb, var(--shade-ground) var(--shade-mix), ${ground})`
  return {
    ground: dim,
    print: 'var(--shade-print)',
    picture: `color-mix(in srgb, var(--shade-print) 36%, ${dim})`,
    sheet: 'var(--shade-paper)',
  }
}

function shell(seed: number, { ground, sheet }: Inks, picture: Markup, edge = 0): Markup {
  const shape = printedBlock(seed)
  return (
    sheetOfPaper(sheet) +
    path(shape, edge ? { fill: ground, stroke: ink, width: edge } : ground) +
    clipped(shape, picture)
  )
}

/** As many tiles as the card is worth. */
function picture(element: Element, value: number, look: Inks): Markup {
  const tile = (x: number, y: number, scale: number, turn = 0) =>
    placed(insideOut(element, look.picture, look.ground), { x, y, scale, turn, pivot: [50 * scale, 50 * scale] })
  if (value === 1) return path(rays([116, 182], 62, 80, 20, 2.2, { seed: 5 }), look.picture) + tile(62, 128, 1.08)
  if (value === 2) {
    const gouges = cuts([150, 196, 178, 188, 2.6], [152, 214, 180, 212, 2.6], [148, 232, 176, 238, 2.6])
    return tile(84, 92, 0.86, -6) + tile(44, 174, 0.86, 6) + path(gouges, look.picture)
  }
  return (
    path(rays([112, 184], 78, 98, 30, 2.4, { seed: 9 }), look.picture) +
    tile(79, 108, 0.68) +
    tile(40, 176, 0.68, -8) +
    tile(118, 176, 0.68, 8)
  )
}

export function elementCard(element: Element, value: number, shade = false): Markup {
  const { ground, print } = elementInks[element]
  const look = inks(ground, print, shade)
  // the ground of air is close to paper: it needs a line of its own
  const edge = element === 'air' && !shade ? 2.4 : 0
  return (
    shell(value * 13 + element.length * 7, look, picture(element, value, look), edge) +
    figure(value, 21, 80, 78, look.print) +
    placed(insideOut(element, look.print, look.ground), { x: 20, y: 90, scale: 0.46 })
  )
}

/** `covered`: another card lies over its right third, so all that it tells stands to the left of that. */
export function smallElementCard(element: Element, value: number, shade = false, covered = false): Markup {
  const { ground, print } = elementInks[element]
  const look = inks(ground, print, shade)
  const middle = covered ? 70 : 100
  return (
    shell(value * 3 + element.length, look, '', element === 'air' && !shade ? 3 : 0) +
    figure(value, middle, 134, 146, look.print, 'middle') +
    placed(insideOut(element, look.print, look.ground), { x: middle - 50, y: 152 })
  )
}

export function madnessCard(shade = false): Markup {
  const look = inks(PLUM, paper, shade)
  const dark = `color-mix(in srgb, ${ink} 35%, ${look.ground})`
  const creature = placed(dread({ eye: look.print, cap: shade ? '#654B79' : '#B583CF' }), { x: 14, y: 82, scale: 0.93 })
  return (
    shell(71, look, path(rays([112, 176], 80, 190, 34, 3, { seed: 6 }), dark) + creature) +
    placed(spiral(look.print, 13), { x: 18, y: 14, scale: 0.56 })
  )
}

export function smallMadnessCard(shade = false, covered = false): Markup {
  const look = inks(PLUM, paper, shade)
  const creature = dread({ eye: look.print, cap: shade ? '#6E5482' : '#B583CF', small: true })
  return shell(72, look, placed(creature, covered ? { x: -16, y: 66, scale: 0.88 } : { x: -14, y: 40, scale: 1.16 }))
}

/** A card of any element: the reward that one may choose. */
export function anyCard(value: number): Markup {
  const { water, earth, fire, air } = elementInks
  return (
    sheetOfPaper() +
    path('M14 14H100V140H14Z', water.ground) +
    path('M100 14H186V140H100Z', earth.ground) +
    path('M14 140H100V266H14Z', fire.ground) +
    path('M100 140H186V266H100Z', air.ground) +
    `<circle cx="100" cy="140" r="62" fill="${paper}" stroke="${ink}" stroke-width="5"/>` +
    figure(value, 100, 182, 124, ink, 'middle')
  )
}
