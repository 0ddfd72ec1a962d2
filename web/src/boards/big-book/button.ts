/** What the button says: short, with names instead of numbers of seats. */
import { plain } from '../../lib/sentences'
import type { Option } from '../../wire'
import type { OptionValue } from './types'
import { elementName, say } from './words'

export function buttonText(option: Option): string {
  const value = option.value as OptionValue
  switch (value.verb) {
    case 'break':
      return say('deed-break')
    case 'cast':
      return value.times > 1 ? say('deed-cast-times', { times: value.times }) : say('deed-cast')
    case 'learn':
      return say('deed-learn')
    case 'acquire':
      return say('deed-acquire')
    case 'banish':
      return say('deed-banish')
    case 'extra':
      return say('deed-extra')
    case 'wild':
      return say('deed-wild', { element: elementName(value.element) })
    case 'ability':
      return say('deed-ability')
    case 'card':
    case 'spell':
    case 'curse':
    case 'player':
      return say('deed-choose')
    default:
      return plain(option.text)
  }
}
