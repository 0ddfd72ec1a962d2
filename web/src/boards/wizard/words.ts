/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import gameCs from '../../../../src/slet/games/wizard/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/wizard/text/en.ftl?raw'
import boardCs from '../../../text/wizard.cs.ftl?raw'
import boardEn from '../../../text/wizard.en.ftl?raw'
import { settings, type Language } from '../../lib/settings.svelte'
import { bind } from '../../lib/words'
import type { SeatInfo } from '../../wire'
import { face } from './card'
import type { WizardView } from './types'

function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text))
    if (errors.length) throw new Error(`words of Wizard, ${language}: ${errors.map(String).join('; ')}`)
  }
  return made
}

const bundles: Record<Language, FluentBundle> = {
  cs: bundle('cs', gameCs, boardCs),
  en: bundle('en', gameEn, boardEn),
}

/** A message of the game or the board; `say('card.acc', …)` takes an attribute. It follows the language. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const words = bundles[settings.language]
  const [name = id, attribute] = id.split('.')
  const message = words.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`no message ${id} of Wizard in ${settings.language}`)
  return bind(words.formatPattern(pattern, values))
}

export function cardName(card: string): string {
  return card ? say('card', { ...face(card) }) : say('face-down')
}

/** Names stay as they are, the own seat is "You". */
export function seatName(seat: number, eyes: number | null, seats: readonly SeatInfo[]): string {
  return seat === eyes ? say('you') : (seats[seat]?.name ?? '')
}

/** One line for the bar. */
export function heading(view: WizardView): string {
  return say('heading', { round: view.round, rounds: view.rounds })
}

/** How many tricks are bid by all who have bid. */
export function sumOfBids(view: WizardView): number {
  return view.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}
