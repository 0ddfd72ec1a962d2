/**
 * Shows how the table comes from one view to the next, for any board: a board says only what an event looks like between
 * two views that it is given. That motion can be hurried and respects reduced motion is the same everywhere, and is here.
 */
import { tick } from 'svelte'
import { reduced } from '../../lib/motion'
import type { Performer } from '../../lib/playback.svelte'
import type { Line } from '../../wire'
import { DIP, FADE } from './pace'

export type Frames = Keyframe[] | PropertyIndexedKeyframes

export interface Timing {
  readonly duration: number
  readonly delay?: number
  readonly easing?: string
  readonly fill?: FillMode
}

export abstract class Stage<View, News> implements Performer {
  /** what the board draws */
  drawn = $state.raw() as View
  busy = $state(false)
  root: HTMLElement | null = null

  #rate = 1
  #hurried = false
  /** what is being performed is out of date: the table looks different by now */
  #stale = false
  #running = new Set<Animation>()
  #wake: (() => void) | null = null

  constructor(view: View) {
    this.drawn = view
  }

  /**
   * What happened looks like this, from the view that is `drawn` to the one it leads to. It may `draw` that at any point
   * of its motion; afterwards it is drawn in any case.
   */
  protected abstract way(view: View, news: readonly News[]): Promise<void>

  /** What was shown only for a moment goes. */
  protected settle(): void {}

  async perform(view: unknown, lines: readonly Line[], rate: number): Promise<void> {
    this.#begin(rate)
    try {
      const news = lines.map(({ event }) => event as News)
      if (this.root) await this.way(view as View, news)
    } catch (error) {
      console.error(error) // the table goes on without this motion
    }
    await this.draw(view as View)
  }

  async fade(view: unknown, rate: number): Promise<void> {
    this.#begin(rate)
    const dip = this.root && this.animate(this.root, { opacity: [1, 0.15, 1] }, { duration: 2 * DIP })
    if (!reduced()) await this.pause(DIP)
    await this.draw(view as View)
    await dip
  }

  jump(view: unknown): void {
    this.finish()
    this.#stale = true
    this.drawn = view as View
  }

  finish(): void {
    this.#hurried = true
    for (const animation of this.#running) animation.finish()
    this.#wake?.()
  }

  rest(): void {
    this.settle()
    this.busy = false
  }

  #begin(rate: number): void {
    this.#rate = rate
    this.#hurried = false
    this.#stale = false
    this.busy = true
  }

  protected async draw(view: View): Promise<void> {
    if (!this.#stale) this.drawn = view
    await tick()
  }

  /** An animation that can be hurried; with reduced motion a fade in its place. */
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
    return this.#hurried ? 0 : time / this.#rate
  }

  protected find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null
  }

  protected all(selector: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  }
}

export { reduced }
