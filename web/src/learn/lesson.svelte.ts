/** A lesson as it is taken, on this device. */
import { api, type Trouble } from '../lib/api'
import type { LessonStage } from '../wire'
import { Guided } from './guided.svelte'
import { learned } from './learned.svelte'

/** The answer to what is only said. */
const READ = ''
/** After so many other choices the right one is shown. */
const PATIENCE = 2

export class LessonTable extends Guided<LessonStage> {
  /** whether the right thing is shown */
  shown = $state(false)
  #misses = 0

  get canGoBack(): boolean {
    return this.answers.length > 0 || this.reply !== null
  }

  /** Begins, or goes on where it was left. */
  async open(): Promise<void> {
    await this.take(learned.begun(this.game, this.number))
  }

  async again(): Promise<void> {
    await this.take([])
  }

  /** What was said has been read. */
  async goOn(): Promise<void> {
    if (this.reply) this.takeBack()
    else if (this.stage?.kind === 'say') await this.take([...this.answers, READ])
  }

  /** To what was said or done before. */
  async back(): Promise<void> {
    if (this.reply) this.takeBack()
    else if (this.answers.length) await this.take(this.answers.slice(0, -1), true)
  }

  protected ask(answers: readonly string[], choice: string | null): Promise<LessonStage> {
    return api.lesson(this.game, this.number, { answers: [...answers], choice })
  }

  protected override missed(): void {
    this.#misses++
    if (this.#misses >= PATIENCE) this.shown = true
  }

  /** A lesson that has changed since it was left begins anew. */
  protected override lost(trouble: Trouble): Promise<void> | null {
    return trouble.key === 'lesson-off-the-way' ? this.again() : null
  }

  protected override reach(stage: LessonStage, jump = false): void {
    this.shown = false
    this.#misses = 0
    if (stage.kind === 'over') learned.finish(this.game, this.number)
    else learned.leave(this.game, this.number, this.answers)
    super.reach(stage, jump)
  }
}
