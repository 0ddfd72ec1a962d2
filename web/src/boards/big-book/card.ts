/** A card's name taken apart: `fire-2`, `madness`. */
import { elements, type Element } from '../../art/inks'

export interface Face {
  /** null: Madness */
  readonly element: Element | null
  readonly value: number
}

export function face(card: string): Face {
  const [element = '', value = '0'] = card.split('-')
  return (elements as readonly string[]).includes(element)
    ? { element: element as Element, value: Number(value) }
    : { element: null, value: 0 }
}

/** Equal cards are alike in everything: each gets a number so that it can be told from its twins while it is drawn. */
export function numbered(cards: readonly string[]): { card: string; id: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const twin = seen.get(card) ?? 0
    seen.set(card, twin + 1)
    return { card, id: `${card}#${twin}` }
  })
}
