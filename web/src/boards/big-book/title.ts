/** What an action is called while it is paid for. */
import { faces } from './printed.svelte'
import type { Underway } from './types'
import { cardName, say } from './words'

export function actionTitle(action: NonNullable<Underway['action']>): string {
  const printed = faces.now
  switch (action.verb) {
    case 'cast': {
      const name = printed.spells[action.spell]?.name ?? action.spell
      return action.times > 1 ? `${name} ×${action.times}` : name
    }
    case 'learn':
      return say('learning', { spell: printed.spells[action.spell]?.name ?? action.spell })
    case 'acquire':
      return say('acquiring', { card: cardName(action.card) })
    case 'break':
      return printed.curses[action.curse]?.name ?? say('breaking')
    case 'banish':
      return say('banishing')
    case 'ability':
      return printed.magicians[action.magician]?.name ?? action.magician
  }
}
