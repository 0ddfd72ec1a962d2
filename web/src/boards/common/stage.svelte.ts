/**
 * Shows the changes of a table one after the other, for any board. What is drawn is `shown`; a new view is reached by the
 * steps that the board finds between two views, and each of them is performed by the board. That they wait for each
 * other, hurry when many wait, can be skipped and respect reduced motion is the same everywhere, and is here.
 */
import { tick } from 'svelte'
import { FADE } from './pace'
import type { Step } from './step'

/** When more than this many steps wait, they are played twice as fast. */
const CROWD = 6

export type Frames = Keyframe[] | PropertyIndexedKeyframes

export interface Timing {
  readonly duration: number
  readonly delay?: number
  readonly easing?: string
  readonly fill?: FillMode
}

export abstract class Stage<View, Motion, News> {
  shown = $state.raw() as View
  busy = $state(false)
  root: HTMLElement | null = null

  /** More steps than this waiting: nobody watches any more, so they are not played out. */
  protected most = 16

  #last: View | null = null
  #steps: Step<View, Motion>[] = []
  #speed = 1
  #hurried = false
  #running = new Set<Animation>()
  #wake: (() => void) | null = null

  constructor(view: View) {
    this.shown = view
  }

  /** The steps from one view to the next; none where nothing is to be seen. */
  protected abstract way(before: View | null, after: View, news: readonly News[]): readonly Step<View, Motion>[]

  /** Shows one step. Afterwards `shown` becomes its view, whatever was drawn on the way. */
  protected abstract perform(step: Step<View, Motion>): Promise<void>

  /** Nothing waits any more: what was shown only for a moment goes. */
  protected settle(): void {}

  /** From here on the table shows `view`; the way there is played at the given speed, where 0 means: at once. */
  show(view: View, news: readonly News[], speed: number): void {
    const steps = speed > 0 ? this.way(this.#last, view, news) : []
    this.#last = view
    this.#speed = speed
    this.#steps.push(...steps)
    if (speed <= 0 || this.#steps.length > this.most) {
      this.#steps = []
      this.skip()
    }
    if (this.busy) return
    if (this.#steps.length) void this.#run()
    else this.shown = view
  }

  /** All that is still to be shown is shown at once. */
  skip(): void {
    if (!this.busy) return
    this.#hurried = true
    for (const animation of this.#running) animation.finish()
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      if (this.root && this.ms(1) > 0) await this.perform(step)
      this.shown = step.view
    }
    // The server's own view has the last word.
    if (this.#last !== null) this.shown = this.#last
    this.settle()
    this.busy = false
    this.#hurried = false
  }

  protected async draw(view: View): Promise<void> {
    this.shown = view
    await tick()
  }

  /** An animation that can be skipped; with reduced motion a fade in its place. */
  protected async animate(thing: Element, frames: Frames, { duration, delay = 0, ...timing }: Timing): Promise<void> {
    const time = this.ms(duration)
    if (!time) return
    const animation = reduced()
      ? thing.animate({ opacity: [0.2, 1] }, { duration: Math.min(time, FADE) })
      : thing.animate(frames, { ...timing, duration: time, delay: this.ms(delay) })
    this.#running.add(animation)
    try {
      await animation.finished
    } catch {
      // cancelled with its element: nothing is left to be shown
    } finally {
      this.#running.delete(animation)
    }
  }

  protected pause(duration: number): Promise<void> {
    const time = this.ms(duration)
    if (!time) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), time)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        done()
      }
    })
  }

  /** A time at the usual speed as it is now; 0 means: at once. */
  protected ms(time: number): number {
    if (this.#hurried || this.#speed <= 0) return 0
    return time / this.#speed / (this.#steps.length > CROWD ? 2 : 1)
  }

  protected find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null
  }

  protected all(selector: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  }
}

export function reduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
