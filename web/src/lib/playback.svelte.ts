/** What happened waits here until it is its turn to be shown, so that a person can follow. There is no other queue. */
import type { Line } from '../wire'
import { beatOf, fit, small, together, type Beat, type Beats } from './beats'
import { reduced } from './motion'
import { settings } from './settings.svelte'

/** A moment of the game: how the table looks then, and what was told with it. */
export interface Moment {
  readonly view: unknown
  readonly lines: readonly Line[]
  /** no way leads there from the moment before: something was taken back, or others look */
  readonly elsewhere?: boolean
  /** others did it; missing: it came of an own answer, or one wants to see it step by step */
  readonly others?: boolean
  /** what comes next is only being thought about */
  readonly more?: boolean
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

/** When more than this many moments wait, nobody could follow: then they are not shown one by one. */
const MOST = 150
/**
 * All that others do until one is asked again is shown within this time, in ms at usual speed: a round of three computer
 * players takes 12 s at most, and thinking and drawing take their time, too.
 */
export const BUDGET = 9_000
/** Where more is still to come, what is there now may take this part of the time that is left. */
const SHARE = 0.5
/** What would go by faster than at this rate, as only small steps do, is a flicker: the board is simply drawn so. */
const BLUR = 20
/** As long as a screen shows one picture, in ms. */
const PICTURE = 16
/** To draw a moment takes about so long, in ms, however fast it goes by. */
const DRAWING = 40
/** Between two answers one breath, in ms at usual speed. */
const BREATH = 340

/** How long a moment is looked at, in ms at usual speed, where no board shows it: as long as it takes to read. */
export function reading(lines: readonly Line[]): number {
  return Math.min(650 + 450 * Math.max(0, lines.length - 1), 2_400)
}

interface Waiting<Shown> {
  readonly shown: Shown
  /** whether it is the last one that an answer led to */
  readonly ends: boolean
  /** whether there is something to see */
  readonly seen: boolean
}

export class Playback<Shown extends Moment> {
  /** how many moments wait in which something was told */
  behind = $state(0)
  busy = $state(false)
  /** whether something that others did is being shown, or waits */
  following = $state(false)
  /** how long things take on the board, and how much they matter; null: there are only words */
  beats: Beats | null = null
  /** what is shown in one go takes at most so long, in ms at usual speed */
  budget = BUDGET

  readonly #show: (shown: Shown, jumped: boolean) => void
  #waiting: Waiting<Shown>[] = []
  /** undefined: nobody knows yet who shows it, so it waits */
  #board: Performer | null | undefined
  #skipping = false
  #held = false
  #wake: (() => void) | null = null
  /** a new one begins when all that was going on is dropped */
  #story = 0
  #performing: Promise<void> = Promise.resolve()
  /** when what is shown in one go began, and when what waits is to be shown, as `performance.now()` counts */
  #began = 0
  #until = 0
  /** how much of the time was used up before a computer player had to think */
  #spent = 0

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
    this.#plan()
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

  /** While it is held, what comes waits; somebody looks at something else. */
  set held(held: boolean) {
    this.#held = held
    if (!held) void this.#run()
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

  #count(current?: Shown): void {
    const told = this.#waiting.map(({ shown }) => shown).filter(({ lines }) => lines.length)
    this.behind = told.length
    this.following = told.some(({ others }) => others) || !!(current?.others && current.lines.length)
  }

  /** By when all that waits is to be shown; planned when something comes, so that a part of what is left stays a part. */
  #plan(): void {
    const now = performance.now()
    const left = Math.max(0, this.#began + this.budget / (settings.speed || 1) - now)
    this.#until = now + left * (this.#waiting.at(-1)?.shown.more ? SHARE : 1)
  }

  /** How fast this one is shown, with those in mind that wait; 0: at once. */
  #rate(shown: Shown): number {
    if (this.#skipping || document.hidden || this.#waiting.length > MOST || !settings.speed) return 0
    // whoever wants little motion reads what others did (`lookBack`)
    if (shown.others && reduced()) return 0
    const drawing = DRAWING * this.#waiting.filter((one) => one.shown.lines.length).length
    const room = Math.max(0, this.#until - performance.now() - drawing) * settings.speed
    const now = this.#beat(shown)
    const breaths = this.#waiting.filter(({ ends }) => ends).map(() => small(BREATH))
    const rates = fit([now, ...this.#waiting.map((one) => this.#beat(one.shown)), ...breaths], room)
    return settings.speed * rates[now.weight]
  }

  #beat({ lines, others, elsewhere }: Shown): Beat {
    const { beats } = this
    if (!beats || elsewhere) return { time: elsewhere || !lines.length ? 0 : reading(lines), weight: 'seen' }
    const beat = together(lines.map((line) => beatOf(line, beats) ?? small(0)))
    return others ? beat : { ...beat, weight: 'matters' }
  }

  async #run(): Promise<void> {
    const [first] = this.#waiting
    if (this.busy || this.#held || !first) return
    if (this.#board === undefined && this.#rate(first.shown)) return
    this.#began = performance.now() - this.#spent
    this.#plan()
    const story = ++this.#story
    this.busy = true
    await this.#performing
    if (story !== this.#story) return
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const { shown, ends, seen } = next
      this.#count(shown)
      const rate = this.#rate(shown)
      if (rate && seen && rate <= BLUR * settings.speed) await (this.#performing = this.#perform(shown, rate))
      else {
        this.#board?.jump(shown.view)
        if (rate && seen) await this.#wait(PICTURE)
      }
      if (story !== this.#story) return
      this.#show(shown, !rate)
      this.#spent = shown.more ? performance.now() - this.#began : 0
      this.#count()
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
