/** What an action is called while it is paid for. */
import { printed } from './printed'
import type { Underway } from './types'
import { cardName, say } from './words'

export function actionTitle(action: NonNullable<Underway['action']>): string {
  const faces = printed()
  switch (action.verb) {
    case 'cast': {
      const name = faces.spells[action.spell]?.name ?? action.spell
      return action.times > 1 ? `${name} ×${action.times}` : name
    }
    case 'learn':
      return say('learning', { spell: faces.spells[action.spell]?.name ?? action.spell })
    case 'acquire':
      return say('acquiring', { card: cardName(action.card) })
    case 'break':
      return faces.curses[action.curse]?.name ?? say('breaking')
    case 'banish':
      return say('banishing')
    case 'ability':
      return faces.magicians[action.magician]?.name ?? action.magician
  }
}
