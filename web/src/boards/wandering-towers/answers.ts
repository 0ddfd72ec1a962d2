/** The words on the buttons: what can be done with what is held and chosen. */
import { movement } from '../../art/towers/cards'
import { plain } from '../../lib/sentences'
import type { Ask, Option } from '../../wire'
import { isAim, type Aim } from './facts'
import { isPlay } from './offered'
import { cardOf, short, spellOf } from './options'
import { cardName, aimText, say, spellName } from './words'

export interface Answer {
  readonly text: string
  /** null: something has to be chosen first */
  readonly id: string | null
}

/** With a chosen place: what it does by its name. */
export function aimedAnswer(aim: Aim, spell: string | null, id: string | null): Answer {
  return { text: spell ? say('deed-cast', { spell: spellName(spell), deed: aimText(aim) }) : aimText(aim), id }
}

/** Something has to be chosen first: what kind of thing it is. */
export function aimFirst(aims: readonly Aim[]): Answer {
  const verbs = new Set(aims.map(({ verb }) => verb))
  const kind = verbs.has('tower') && verbs.has('wizard') ? 'both' : ([...verbs][0] ?? 'tower')
  return { text: say('aim-first', { kind }), id: null }
}

/** A card that needs no aim: it is rolled for, announced, handed over or played in vain. */
export function cardAnswer(card: string, options: readonly Option[]): Answer | null {
  const [option] = options
  if (!option) return null
  if (options.filter(({ id }) => id.startsWith('announce:')).length > 1)
    return { text: say('announce-first'), id: null }
  if (option.id.startsWith('play:')) {
    const { dice } = movement(card)
    return { text: say(dice ? 'deed-roll' : 'deed-in-vain', { card: cardName(card) }), id: option.id }
  }
  return { text: short(option), id: option.id }
}

export function plainAnswer(option: Option): Answer {
  return { text: plain(option.text), id: option.id }
}

/** Other things that may be done now. */
export function otherAnswers(
  ask: Ask,
  main: Answer | null,
  card: string | null,
  spell: string | null,
  aimed: boolean,
): readonly Answer[] {
  const wanted = ask.options.filter((option) => {
    if (option.id === main?.id || isAim(option.value)) return false
    const [ofCard, ofSpell] = [cardOf(option), spellOf(option)]
    if (ofCard) return ofCard === card && (!isPlay(option) || !aimed)
    if (ofSpell) return ofSpell === spell && option.id.startsWith('claim:')
    return !card && !spell
  })
  return wanted.map((option) => ({ id: option.id, text: short(option) }))
}
