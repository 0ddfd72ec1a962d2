/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import gameCs from '../../../../src/slet/games/big_book/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/big_book/text/en.ftl?raw'
import boardCs from '../../../text/big-book.cs.ftl?raw'
import boardEn from '../../../text/big-book.en.ftl?raw'
import { elements, type Element } from '../../art/inks'
import { settings, type Language } from '../../lib/settings.svelte'
import { bind } from '../../lib/words'
import type { SeatInfo } from '../../wire'
import { face } from './card'
import type { BigBookView } from './types'

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text))
    if (errors.length) throw new Error(`words of the Big Book, ${language}: ${errors.map(String).join('; ')}`)
  }
  return made
}

const bundles: Record<Language, FluentBundle> = {
  cs: bundle('cs', gameCs, boardCs),
  en: bundle('en', gameEn, boardEn),
}

/** A message of the game or the board; it follows the language. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const words = bundles[settings.language]
  const pattern = words.getMessage(id)?.value
  if (!pattern) throw new Error(`no message ${id} of the Big Book in ${settings.language}`)
  return bind(words.formatPattern(pattern, values))
}

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

/** Names stay as they are, the own seat is "You". */
export function seatName(seat: number, eyes: number | null, seats: readonly SeatInfo[]): string {
  return seat === eyes ? say('you') : (seats[seat]?.name ?? '')
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
