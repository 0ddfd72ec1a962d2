/** What happened waits here until it is its turn to be shown, so that a person can follow. There is no other queue. */
import type { Line } from '../wire'
import { settings } from './settings.svelte'

/** A moment of the game: how the table looks then, and what was told with it. */
export interface Moment {
  readonly view: unknown
  readonly lines: readonly Line[]
  /** no way leads there from the moment before: something was taken back, or others look */
  readonly elsewhere?: boolean
}

/** Who shows how the table comes from one moment to the next: the stage of a board. */
export interface Performer {
  /** Ends when it has been seen. `rate` 2: twice as fast as usual. */
  perform(view: unknown, lines: readonly Line[], rate: number): Promise<void>
  /** The table fades from one into the other. Ends when it has been seen. */
  fade(view: unknown, rate: number): Promise<void>
  /** The table looks so, at once. */
  jump(view: unknown): void
  /** What moves arrives at once. */
  finish(): void
  /** Nothing waits any more. */
  rest(): void
}

/** When more than this many moments wait, they are shown twice as fast; and if it is that many, not at all. */
const CROWD = 8
const MOST = 60
/** Between two answers one breath, in ms at usual speed. */
const BREATH = 340

/** How long a moment is looked at, in ms at usual speed, where no board shows it: as long as it takes to read. */
export function reading(lines: readonly Line[]): number {
  return Math.min(650 + 450 * Math.max(0, lines.length - 1), 2_400)
}

export class Playback<Shown extends Moment> {
  /** how many moments wait in which something was told */
  behind = $state(0)
  busy = $state(false)

  readonly #show: (shown: Shown, jumped: boolean) => void
  #waiting: { shown: Shown; ends: boolean; seen: boolean }[] = []
  /** undefined: nobody knows yet who shows it, so it waits */
  #board: Performer | null | undefined
  #skipping = false
  #wake: (() => void) | null = null
  /** a new one begins when all that was going on is dropped */
  #story = 0
  #performing: Promise<void> = Promise.resolve()

  /** `show` is told what the table shows from now on, after it has been seen there. */
  constructor(show: (shown: Shown, jumped: boolean) => void) {
    this.#show = show
  }

  /** Who shows it; null: nobody, there are only words. */
  set board(board: Performer | null) {
    this.#board?.finish()
    this.#board = board
    void this.#run()
  }

  leave(board: Performer): void {
    if (this.#board === board) this.#board = null
  }

  /** The moments that an answer led to: they belong together. */
  push(moments: readonly Shown[]): void {
    const last = moments.at(-1)
    // An answer of which nothing is told, such as a card put into a payment, is still something to see.
    const silent = moments.length === 1
    const waits = (shown: Shown) => ({ shown, ends: shown === last, seen: silent || shown.lines.length > 0 })
    this.#waiting.push(...moments.map(waits))
    this.#count()
    void this.#run()
  }

  /** Nothing that waited is still needed: this one holds everything. */
  startWith(shown: Shown): void {
    this.#story++
    this.#waiting = []
    this.#count()
    this.#board?.jump(shown.view)
    this.#wake?.()
    this.busy = false
    this.#show(shown, true)
    this.#board?.rest()
  }

  /** What is shown now has been looked at long enough. */
  hurry(): void {
    this.#board?.finish()
    this.#wake?.()
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.#skipping = this.#waiting.length > 0
    this.hurry()
  }

  close(): void {
    this.#story++
    this.#waiting = []
    this.hurry()
  }

  #count(): void {
    this.behind = this.#waiting.filter(({ shown }) => shown.lines.length).length
  }

  /** 0: at once. */
  get #rate(): number {
    if (this.#skipping || document.hidden || this.#waiting.length > MOST) return 0
    return settings.speed * (this.#waiting.length > CROWD ? 2 : 1)
  }

  async #run(): Promise<void> {
    if (this.busy || !this.#waiting.length || (this.#board === undefined && this.#rate)) return
    const story = ++this.#story
    this.busy = true
    await this.#performing
    if (story !== this.#story) return
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { shown, ends, seen } = next
      this.#count()
      const rate = this.#rate
      if (rate && seen) await (this.#performing = this.#perform(shown, rate))
      else this.#board?.jump(shown.view)
      if (story !== this.#story) return
      this.#show(shown, !rate)
      if (ends && rate && this.#waiting.length) await this.#wait(BREATH / rate)
      if (story !== this.#story) return
    }
    this.#skipping = false
    this.busy = false
    this.#board?.rest()
  }

  async #perform({ view, lines, elsewhere }: Shown, rate: number): Promise<void> {
    if (this.#board && elsewhere) await this.#board.fade(view, rate)
    else if (this.#board) await this.#board.perform(view, lines, rate)
    else if (lines.length) await this.#wait(reading(lines) / rate)
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), time)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        done()
      }
    })
  }
}
