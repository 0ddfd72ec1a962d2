/** Where the picture of a card is drawn, as it looks when it lies loose: an element, Madness, a back, a spell. */
import { elementCard, madnessCard } from '../../art/book/cards'
import { verbOf } from '../../art/book/verbs'
import { spellBack, spellCard } from '../../art/book/spell'
import { back } from '../../art/cards/back'
import { drawn } from '../../art/sheet'
import { face } from './card'
import { printed } from './printed'

const SVG = 'http://www.w3.org/2000/svg'

export function spellPicture(spell: string, dim = false): string {
  const face = printed().spells[spell]
  if (!face) return drawn('book-spell-back', spellBack)
  const draw = () => spellCard(face.element, face.level, verbOf(face.verbs), { used: dim, library: !face.basic })
  return drawn(`book-spell-${spell}${dim ? '-used' : ''}`, draw)
}

function picture(card: string): string {
  if (card === 'back') return drawn('card-back', back)
  if (card === 'madness') return drawn('book-madness', () => madnessCard())
  const { element, value } = face(card)
  return element === null ? spellPicture(card) : drawn(`book-${card}`, () => elementCard(element, value))
}

/** A loose card that flies over everything; it is nothing to be touched or read. */
export function loose(card: string, width: number): HTMLElement {
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset.flying = card
  ghost.style.cssText = `position:fixed;left:0;top:0;z-index:40;width:${width}px;pointer-events:none;transform-origin:50% 50%`
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 200 280')
  svg.style.overflow = 'visible'
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', picture(card))
  svg.append(use)
  ghost.append(svg)
  return ghost
}
