/** What is drawn: the last view that has been shown whole. */
import type { GameEvent, BigBookView } from './types'

export class Stage {
  shown = $state.raw() as BigBookView
  busy = $state(false)
  root: HTMLElement | null = null

  constructor(view: BigBookView) {
    this.shown = view
  }

  show(view: BigBookView, _news: readonly GameEvent[], _motion: number): void {
    this.shown = view
  }

  skip(): void {}
}
