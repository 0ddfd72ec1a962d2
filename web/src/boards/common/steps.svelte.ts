/** For boards that still find the steps between two views themselves. */
import { Stage } from './stage.svelte'

/** A change to be seen, and what the table shows when it has been seen. */
export interface Step<View, Motion> {
  readonly motion: Motion
  readonly view: View
}

export abstract class StepStage<View, Motion, News> extends Stage<View, News> {
  protected abstract steps(before: View, after: View, news: readonly News[]): readonly Step<View, Motion>[]

  protected abstract act(step: Step<View, Motion>): Promise<void>

  protected async way(view: View, news: readonly News[]): Promise<void> {
    for (const step of this.steps(this.drawn, view, news)) {
      await this.act(step)
      await this.draw(step.view)
    }
  }
}
