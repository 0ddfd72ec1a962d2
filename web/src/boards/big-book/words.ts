/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import gameCs from '../../../../src/slet/games/big_book/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/big_book/text/en.ftl?raw'
import boardCs from '../../../text/big-book.cs.ftl?raw'
import boardEn from '../../../text/big-book.en.ftl?raw'
import { elements, type Element } from '../../art/inks'
import { wordsOf } from '../../lib/words'
import { face } from './card'
import type { BigBookView } from './types'

/** A message of the game or the board; it follows the language. */
export const { say } = wordsOf('the Big Book', { cs: [gameCs, boardCs], en: [gameEn, boardEn] })

export function cardName(card: string): string {
  const { element, value } = face(card)
  return say('card', { element: element ?? 'madness', value })
}

export function elementName(element: Element): string {
  return say('element', { element })
}

/** "2 fire, 1 air": element first in Czech. */
export function amounts(price: readonly number[]): string {
  return elements
    .map((element, n) => [element, price[n] ?? 0] as const)
    .filter(([, amount]) => amount > 0)
    .map(([element, amount]) => say('amount', { element: elementName(element), amount }))
    .join(', ')
}

const MODES: Readonly<Record<string, string>> = { terror: 'mode-terror', nightmare: 'mode-nightmare' }

/** One line for the bar. */
export function heading(view: BigBookView): string {
  const parts = [
    view.monsters ? say('heading', { round: view.monsters }) : say('heading-closed'),
    say('difficulty', { difficulty: view.difficulty }),
  ]
  const mode = MODES[view.mode]
  if (mode) parts.push(say(mode))
  return parts.join(' · ')
}

/** The places of curses, as spaces of the track. */
export function spaceName(place: number): string {
  return say('space', { place })
}
