/** What stands on the cards. */
import { faces } from '../../lib/printed.svelte'
import type { Printed } from './types'

export function printed(): Printed {
  return faces.of('big-book') as Printed
}
