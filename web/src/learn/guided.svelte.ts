/** A board at no table, with an owl beside it: what lies there, what is said, and what was answered so far. */
import { reason, Trouble } from '../lib/api'
import { viewThen } from '../lib/frames'
import { Playback, type Moment } from '../lib/playback.svelte'
import type { Line, Scene } from '../wire'

/** Where a lesson or a puzzle stands. */
export interface Standing extends Scene {
  readonly kind: 'say' | 'do' | 'over' | 'wrong' | 'refused'
}

interface Coming extends Moment {
  /** whether nothing comes after it */
  readonly ends: boolean
}

export abstract class Guided<S extends Standing> {
  /** where it stands */
  stage = $state.raw<S | null>(null)
  /** what came of a choice that was not the one; it is looked at until it is taken back */
  reply = $state.raw<S | null>(null)
  view = $state.raw<unknown>(null)
  fresh = $state.raw<readonly Line[]>([])
  /** whether all has been seen that led here */
  settled = $state(false)
  /** whether an answer is on its way */
  busy = $state(false)
  trouble = $state('')
  /** all answers that were right, so far */
  protected answers = $state.raw<readonly string[]>([])

  readonly playback = new Playback<Coming>((coming) => this.#show(coming))

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  /** How many answers were given so far. */
  get answered(): number {
    return this.answers.length
  }

  /** What is said now. */
  get told(): S | null {
    return this.reply ?? this.stage
  }

  abstract open(): Promise<void>

  /** Asks the server where it stands after these answers, or what comes of a choice. */
  protected abstract ask(answers: readonly string[], choice: string | null): Promise<S>

  async choose(option: string): Promise<void> {
    if (this.stage?.kind !== 'do') return
    await this.asked(
      () => this.ask(this.answers, option),
      (found) => {
        if (found.kind === 'wrong' || found.kind === 'refused') {
          this.reply = found
          this.missed(found)
          if (found.kind === 'wrong') this.#play(found)
        } else {
          this.answers = [...this.answers, option]
          this.reach(found)
        }
      },
    )
  }

  /** The whole board, once what moves there has been seen. */
  skip(): void {
    this.playback.skip()
  }

  close(): void {
    this.playback.close()
  }

  /** A choice was not the one. */
  protected missed(_: S): void {}

  /** The answers stand for a way that is not there any more. */
  protected lost(_: Trouble): Promise<void> | null {
    return null
  }

  protected async take(answers: readonly string[], jump = false): Promise<void> {
    await this.asked(
      () => this.ask(answers, null),
      (found) => {
        this.answers = answers
        this.reach(found, jump)
      },
    )
  }

  /** One thing at a time. One stays busy until its answer is shown: in between a board would answer the old question. */
  protected async asked(ask: () => Promise<S>, show: (found: S) => void): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    const found = await ask().catch((error: unknown) => error)
    if (found instanceof Error) {
      this.busy = false
      const anew = found instanceof Trouble ? this.lost(found) : null
      if (anew) await anew
      else this.trouble = reason(found)
    } else {
      show(found as S)
      this.busy = false
    }
  }

  /** It stands there now. */
  protected reach(stage: S, jump = false): void {
    const first = this.view === null
    this.stage = stage
    this.reply = null
    if (jump) this.playback.startWith(end(stage))
    else this.#play(stage, first)
  }

  /** A choice that was not the one is undone: the position comes back. */
  protected takeBack(): void {
    const { stage, reply } = this
    this.reply = null
    if (!stage || reply?.kind === 'refused') return
    this.settled = false
    this.playback.push([{ ...end(stage), elsewhere: true }])
  }

  /** The way to it is shown, then how it stands. */
  #play(stage: S, first = false): void {
    this.settled = false
    const way = stage.frames.map((frame): Coming => {
      return { view: viewThen(stage.view, frame), lines: frame.lines, ends: false }
    })
    const [before] = way
    if (first) this.playback.startWith(before ? { ...before, lines: [] } : end(stage))
    if (way.length || !first) this.playback.push([...way, end(stage)])
  }

  #show({ view, lines, ends }: Coming): void {
    this.view = view
    if (lines.length) this.fresh = lines
    if (ends) this.settled = true
  }
}

function end(stage: Standing): Coming {
  return { view: stage.view, lines: [], ends: true }
}
