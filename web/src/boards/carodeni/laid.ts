/** What is laid out in an empty place comes up there. Nobody waits for it: the game goes on meanwhile. */
import { backOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../lib/settings.svelte'
import { reduced } from '../common/stage.svelte'
import { TIME } from './pace'

export function laid(_: Element): TransitionConfig {
  return {
    duration: settings.speed && !reduced() ? TIME.fill / settings.speed : 0,
    easing: backOut,
    css: (there) => `scale: ${0.8 + 0.2 * there}; opacity: ${0.2 + 0.8 * there}`,
  }
}
