/** The cards of a hand as far as these eyes know them: closed ones are backs. */
import type { PlayerView } from './types'

export function handOf(player: PlayerView): readonly string[] {
  if (player.hand) return player.hand
  const hidden = Math.max(0, player.hand_size - player.hand_known.length)
  return [...player.hand_known, ...Array.from({ length: hidden }, () => 'back')]
}
