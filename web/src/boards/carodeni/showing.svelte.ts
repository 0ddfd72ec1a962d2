/**
 * What the board draws. The side column stands outside the board and is told of a moment when all of it has been seen;
 * with this it keeps step, so that what somebody takes lies before them as soon as it has arrived there.
 */
import type { OstaraStep } from './ostara'
import type { CarodeniView } from './types'

class Showing {
  #target = $state.raw<CarodeniView | null>(null)
  #shown = $state.raw<CarodeniView | null>(null)

  /** what Ostara has done in this round, as far as it was shown */
  steps = $state.raw<readonly OstaraStep[]>([])

  tell(target: CarodeniView, shown: CarodeniView): void {
    this.#target = target
    this.#shown = shown
  }

  /** `view` as far as the board has come; the view itself where no board shows it. */
  of(view: CarodeniView): CarodeniView {
    return this.#target === view && this.#shown ? this.#shown : view
  }
}

export const showing = new Showing()
