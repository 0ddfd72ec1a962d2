/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import gameCs from '../../../../src/slet/games/wizard/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/wizard/text/en.ftl?raw'
import boardCs from '../../../text/wizard.cs.ftl?raw'
import boardEn from '../../../text/wizard.en.ftl?raw'
import { wordsOf } from '../../lib/words'
import { face } from './card'
import type { WizardView } from './types'

/** A message of the game or the board; `say('card.acc', …)` takes an attribute. It follows the language. */
export const { say } = wordsOf('Wizard', { cs: [gameCs, boardCs], en: [gameEn, boardEn] })

export function cardName(card: string): string {
  return card ? say('card', { ...face(card) }) : say('face-down')
}

/** One line for the bar. */
export function heading(view: WizardView): string {
  return say('heading', { round: view.round, rounds: view.rounds })
}

/** How many tricks are bid by all who have bid. */
export function sumOfBids(view: WizardView): number {
  return view.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}
