/** The words on the buttons: what can be done with what is held and chosen. */
import { movement } from '../../art/towers/cards'
import { plain } from '../../lib/sentences'
import type { Ask, Option } from '../../wire'
import { isAim, type Aim } from './facts'
import { isPlay } from './offered'
import { cardOf, short, spellOf } from './options'
import { cardName, deedOf, say, spellName } from './words'

export interface Deed {
  readonly text: string
  /** null: something has to be chosen first */
  readonly id: string | null
}

/** With a chosen place: the deed by its name. */
export function aimedDeed(aim: Aim, spell: string | null, id: string | null): Deed {
  return { text: spell ? say('deed-cast', { spell: spellName(spell), deed: deedOf(aim) }) : deedOf(aim), id }
}

/** Something has to be chosen first: what kind of thing it is. */
export function aimFirst(aims: readonly Aim[]): Deed {
  const verbs = new Set(aims.map(({ verb }) => verb))
  const kind = verbs.has('tower') && verbs.has('wizard') ? 'both' : ([...verbs][0] ?? 'tower')
  return { text: say('aim-first', { kind }), id: null }
}

/** A card that needs no aim: it is rolled for, announced, handed over or played in vain. */
export function cardDeed(card: string, options: readonly Option[]): Deed | null {
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

export function plainDeed(option: Option): Deed {
  return { text: plain(option.text), id: option.id }
}

/** Other things that may be done now. */
export function otherDeeds(
  ask: Ask,
  deed: Deed | null,
  card: string | null,
  spell: string | null,
  aimed: boolean,
): readonly Deed[] {
  const wanted = ask.options.filter((option) => {
    if (option.id === deed?.id || isAim(option.value)) return false
    const [ofCard, ofSpell] = [cardOf(option), spellOf(option)]
    if (ofCard) return ofCard === card && (!isPlay(option) || !aimed)
    if (ofSpell) return ofSpell === spell && option.id.startsWith('claim:')
    return !card && !spell
  })
  return wanted.map((option) => ({ id: option.id, text: short(option) }))
}
