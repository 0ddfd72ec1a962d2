/** The words of the board: the game's own wording, which the server uses too, and names of what is only drawn here. */
import gameCs from '../../../../src/slet/games/the_witches/text/cs.ftl?raw'
import gameEn from '../../../../src/slet/games/the_witches/text/en.ftl?raw'
import boardCs from '../../../text/the-witches.cs.ftl?raw'
import boardEn from '../../../text/the-witches.en.ftl?raw'
import { innerWidth } from 'svelte/reactivity/window'
import { wordsOf } from '../../lib/words'
import { cardFacts, placeName, spaceFacts, tileFacts } from './printed'
import type { WitchesView } from './types'

/** A message of the game or the board; `say('card.symbol', …)` takes an attribute. Follows the language where it is read. */
export const { say } = wordsOf('The Witches', { cs: [gameCs, boardCs], en: [gameEn, boardEn] })

/** A space in words; `to` and `at` as in "to Skund", "at Skund", `location` without its number. */
export function spaceName(space: string, form?: 'to' | 'at' | 'location'): string {
  return form === 'location' ? placeName(space) : spaceFacts(space)[form ?? 'name']
}

export function tileName(tile: string): string {
  return tileFacts(tile).name
}

export function cardName(card: string): string {
  return cardFacts(card).name
}

export function symbolName(symbol: string): string {
  return say('card.symbol', { symbol })
}

export function benefitName(card: string): string {
  return cardFacts(card).benefit_name
}

/** What the symbol adds, as it is printed on the cards. */
export const SYMBOL_VALUES: Readonly<Record<string, string>> = { magic: '+2', headology: '+1', broomstick: '' }

/** Everything on a card, in one line. */
export function cardWords(card: string): string {
  const { symbol, location, power } = cardFacts(card)
  return say('card-words', {
    card: cardName(card),
    symbol: symbolName(symbol),
    value: SYMBOL_VALUES[symbol] ? ` ${SYMBOL_VALUES[symbol]}` : '',
    benefit: benefitName(card),
    place: spaceName(location, 'location'),
    three: power === 'none' ? 'no' : 'yes',
  })
}

/** A chance; all or nothing only where it is certain. */
export function percent(chance: number): string {
  const edge = chance > 0 && chance < 0.01 ? 'low' : chance > 0.99 && chance < 1 ? 'high' : 'none'
  return say('percent', { number: Math.round(chance * 100), edge })
}

/** One line for the bar; where it is short, the movement is told by the chips. */
export function heading(view: WitchesView): string {
  const turn = say('heading', { turn: view.turn, turns: view.turns })
  const room = (innerWidth.current ?? 0) >= 700
  return room && view.mover !== null && view.actions ? `${turn}, ${say('movement', { actions: view.actions })}` : turn
}
