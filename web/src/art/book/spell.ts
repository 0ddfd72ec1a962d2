/** A spell, 200 × 280: night with its price on top and its verb below. Basic ones have a plain edge. */
import { printedBlock, sheetOfPaper } from '../cards/shell'
import { aubergine, elementInks, paper, type Element } from '../inks'
import { block, rays, star } from '../kit'
import { elementMarks, elementOutlines } from '../marks'
import { elementTile } from '../pieces/element'
import { circle, clipped, figure, path, placed, rect, type Markup } from '../svg'
import { verbSigns, type Verb } from './verbs'
import { medal } from '../cards/back'
import { ink } from '../inks'

export interface SpellLook {
  used?: boolean
  library?: boolean
}

/** The tile of a spell that cannot be cast now. */
function dimTile(element: Element): Markup {
  const ground = `color-mix(in srgb, #101A24 50%, ${elementInks[element].ground})`
  return (
    path(elementOutlines[element], ground) +
    placed(elementMarks[element]('#CFC8B6', ground), { x: 18, y: 16, scale: 0.64 })
  )
}

export function spellCard(
  element: Element,
  level: number,
  verb: Verb,
  { used = false, library = false }: SpellLook,
): Markup {
  const ground = used ? '#2A2935' : aubergine
  const print = used ? '#CFC8B6' : paper
  const shape = printedBlock(level * 5 + element.length + verb.length)
  const glow = clipped(shape, path(rays([100, 186], 66, 140, 26, 2.6, { seed: level + 3 }), '#463862'))
  const frame = block({ x: 17, y: 17, width: 166, height: 246 }, 6, 8, 0.6)
  return (
    sheetOfPaper(used ? '#6F6F68' : paper) +
    path(shape, ground) +
    (used ? '' : glow) +
    (library ? path(frame, { stroke: '#8F6BB0', width: 4 }) : '') +
    figure(level, 30, 94, 92, print) +
    placed(used ? dimTile(element) : elementTile(element), { x: 92, y: 24, scale: 0.8 }) +
    placed(verbSigns[verb](print, ground), { x: 46, y: 136, scale: 1.08 })
  )
}

/** Neutralised: face down, in plum so that it is no card of a deck. */
export function spellBack(): Markup {
  return (
    sheetOfPaper() +
    path(printedBlock(19), '#4A3560') +
    rect(20, 20, 160, 240, 6, { stroke: '#8F6BB0', width: 4 }) +
    placed(medal(), { x: 100, y: 140, scale: 0.9 })
  )
}

/** The ability of a magician: a burst with its verb, 120 × 120. */
export function ability(verb: Verb, used = false): Markup {
  const ground = used ? '#5A5263' : '#7A4F96'
  return (
    path(star([60, 60], 60, 54, 18), ink) +
    path(star([60, 60], 57, 51.5, 18), ground) +
    circle(60, 60, 43, { stroke: paper, width: 2.4, opacity: 0.7 }) +
    placed(verbSigns[verb](paper, ground), { x: 33, y: 33, scale: 0.54 })
  )
}
