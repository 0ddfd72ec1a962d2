/** For tests: what is printed in all games, as if it had been asked for. */
import { inject } from 'vitest'
import type {} from '../../scripts/printed'
import { faces } from './printed.svelte'

for (const [game, { cs, en }] of Object.entries(inject('printed'))) {
  faces.know(game, 'cs', cs)
  faces.know(game, 'en', en)
}
