/** What stands for a thing that the result tells of. */
import { elementCard, madnessCard } from '../../art/book/cards'
import { curseCard } from '../../art/book/curse'
import { monsters } from '../../art/book/monsters'
import { elements } from '../../art/inks'
import type { Portrait } from '../contract'

const CARD = [0, 0, 200, 280] as const

export function sign(name: string): Portrait | null {
  const [kind = '', which = ''] = name.split(':')
  const monster = kind === 'page' ? monsters[which] : undefined
  if (monster) return { name: `book-monster-${which}`, draw: monster, box: [-6, -14, 232, 228] }
  if (kind === 'madness') return { name: 'book-madness', draw: () => madnessCard(), box: CARD }
  const element = elements.find((each) => each === which)
  if (kind === 'element' && element)
    return { name: `book-${element}-1`, draw: () => elementCard(element, 1), box: CARD }
  if (kind === 'curse' || kind === 'element')
    return { name: 'book-curse-multi-result', draw: () => curseCard('multi'), box: [0, 0, 200, 222] }
  return null
}
