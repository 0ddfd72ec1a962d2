/** What stands for a thing that the result tells of. */
import type { Portrait } from '../contract'
import { art } from './art'

export function sign(name: string): Portrait | null {
  if (name === 'crises') return art.crisis(1)
  if (name === 'aliss') return art.aliss()
  if (name === 'failed') return art.cackle()
  return name === 'hard' || name === 'elves' ? art.back('hard') : null
}
