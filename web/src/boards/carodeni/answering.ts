/** What makes a button answer with an option, and preview it while it is looked at. */
import type { Option } from '../../wire'
import { text, type Turn } from './turn.svelte'

export function answering(turn: Turn, option: Option) {
  const look = () => turn.peek(option.id)
  const leave = () => turn.peek(null)
  return {
    type: 'button',
    'data-target': 'offered',
    'data-does': option.id,
    'aria-label': text(option),
    onfocus: look,
    onblur: leave,
    onpointerenter: look,
    onpointerleave: leave,
    onclick: () => turn.play(option.id),
  } as const
}
