/** Looking back at what happened since one's last turn, on the board: which moments, and where in them one stands. */
import { tick } from 'svelte'
import type { Line } from '../wire'
import type { Beats } from './beats'
import { endsTurn, holderBy, sinceOwn, steps, type Past, type Step } from './lookBack'
import { Playback, type Moment } from './playback.svelte'
import { settings } from './settings.svelte'

/** A step is shown within this time, and stands so long when all are played: ms at usual speed. */
const STEP = 2_000
const STAND = 900

/** A moment as it was shown at the table. */
export interface Heard extends Moment {
  readonly n: number
  /** whether it is the first one that an answer led to */
  readonly begins: boolean
}

export class LookingBack {
  /** how long things take and how much they matter; null: no board has told it yet */
  beats = $state.raw<Beats | null>(null)
  /** whether something that others did went by without being shown */
  unseen = $state(false)
  /** the step that is looked at; null: the table is shown as it is now */
  at = $state<number | null>(null)
  /** whether the steps go by on their own */
  playing = $state(false)
  /** how the table looked in the step; null: that may not be shown any more */
  view = $state.raw<unknown>(null)

  readonly playback = new Playback<Moment>(({ view }) => (this.view = view))
  /** up to which line of the log one has looked back already */
  #looked = $state(-1)
  #past = $state.raw<readonly Past[]>([])
  #log = $state.raw<readonly Line[]>([])
  /** what the log said when one came back, and whose seats are one's own; null: one has been here all the time */
  #missed = $state.raw<{ readonly log: readonly Line[]; readonly mine: readonly number[] } | null>(null)
  /** what the steps were made of, and the steps */
  #made: { from: readonly unknown[]; steps: readonly Step[] } | null = null

  /** undefined: nobody knows yet */
  #holder: number | null | undefined
  /** whether the own turn has ended with the last answer: what came after it is no own doing */
  #turned = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `present` is how the table looks now. */
  constructor(readonly present: () => unknown) {
    this.playback.budget = STEP
  }

  /** The steps are made once for what they are made of. A table is made inside a `$derived`, where another would not last. */
  get steps(): readonly Step[] {
    const { beats } = this
    const [past, log, missed] = [this.#past, this.#log, this.#missed]
    if (!beats) return []
    const from = [beats, past, log, missed]
    if (this.#made?.from.every((one, at) => one === from[at])) return this.#made.steps
    const all = missed ? [...sinceOwn(missed.log, beats, missed.mine).past, ...past] : past
    this.#made = { from, steps: steps(all, log, beats) }
    return this.#made.steps
  }

  /** whether it is worth to come by itself */
  get worth(): boolean {
    return this.unseen && this.steps.some((step) => step.weight !== 'small' && this.#isNew(step))
  }

  get step(): Step | null {
    return this.at === null ? null : (this.steps[this.at] ?? null)
  }

  /** Whether the own turn is over with one of these lines. */
  endsTurn(lines: readonly Line[], mine: readonly number[]): boolean {
    const { beats } = this
    return !!beats && lines.some((line) => endsTurn(line, beats, mine))
  }

  /** The table has come to this moment. `before` is how it looked then, `mine` are the own seats. */
  hear({ view, lines, n, others, begins }: Heard, before: unknown, mine: readonly number[], jumped: boolean): void {
    const { beats } = this
    if (!beats || !mine.length) return
    if (begins && !others) this.#turned = false
    if (this.#missed && this.#holder === undefined) {
      this.#holder = sinceOwn(this.#missed.log, beats, this.#missed.mine).holder
      this.#turned = this.#holder === null || (this.#holder !== undefined && !mine.includes(this.#holder))
    }
    for (const line of lines) {
      const own = this.#holder === undefined || (this.#holder !== null && mine.includes(this.#holder))
      if (own && endsTurn(line, beats, mine)) {
        this.#past = []
        this.#missed = null
        this.unseen = false
        this.#turned = true
      }
      const holder = holderBy(line, beats)
      if (holder !== undefined) this.#holder = holder
    }
    if (!lines.length || !(others || this.#turned)) return
    this.#past = [...this.#past, { view, before, lines, n, seat: this.#holder ?? null }]
    // who wants all at once by the settings knows where to look
    if (jumped && settings.speed) this.unseen = true
  }

  /** What the log says now, in the language of now; what it does not say any more is not told here either. */
  read(log: readonly Line[]): void {
    this.#log = log
  }

  /** Something was missed: there is no telling what came between. */
  forget(): void {
    this.#past = []
    this.#missed = null
    this.#holder = undefined
    this.#looked = -1
    this.unseen = false
    this.end()
  }

  /** One comes back, and the log is all there is to tell what was missed. `known`: the last line that was read here. */
  comeBack(log: readonly Line[], mine: readonly number[], known: number | null): void {
    this.forget()
    if (!mine.length) return
    this.#missed = { log, mine }
    if (known === null) return
    this.#looked = known
    if (settings.speed && log.some(({ n }) => n > known)) this.unseen = true
  }

  begin(): void {
    const fresh = this.steps.findIndex((step) => this.#isNew(step))
    this.unseen = false
    if (!this.steps.length) return
    this.#looked = this.steps.at(-1)?.lines.at(-1)?.n ?? -1
    this.at = Math.max(0, fresh)
    // the board turns to us first
    void tick().then(() => this.at !== null && this.#show(true))
  }

  #isNew({ lines }: Step): boolean {
    return (lines.at(-1)?.n ?? -1) > this.#looked
  }

  go(to: number): void {
    if (this.at === null) return
    const there = Math.max(0, Math.min(to, this.steps.length - 1))
    const on = there === this.at + 1
    this.at = there
    this.#show(on)
  }

  /** A step forward is seen happening, every other way is a jump to how it was in the end. */
  #show(on: boolean): void {
    const moments = this.step?.moments ?? []
    const [first] = moments
    const last = moments.at(-1)
    if (!first || !last) this.#present()
    else if (on) {
      this.playback.startWith({ view: first.before, lines: [] })
      // others did it: with reduced motion it is simply there
      this.playback.push(moments.map(({ view, lines }) => ({ view, lines, others: true })))
    } else this.playback.startWith({ view: last.view, lines: [] })
  }

  #present(): void {
    this.playback.startWith({ view: this.present(), lines: [] })
    this.view = null
  }

  /** All from here on, one after the other; from the start where one stands at the end. */
  playAll(): void {
    if (this.at === null || this.playing) return this.stop()
    this.playing = true
    if (this.at >= this.steps.length - 1) this.go(0)
    this.#goOn()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    this.#timer = setTimeout(
      () => {
        if (this.at === null || this.at >= this.steps.length - 1) return this.stop()
        if (!this.playback.busy) this.go(this.at + 1)
        this.#goOn()
      },
      STAND / (settings.speed || 1),
    )
  }

  end(): void {
    this.stop()
    if (this.at !== null) this.#present()
    this.at = null
  }

  close(): void {
    this.stop()
    this.playback.close()
  }
}
