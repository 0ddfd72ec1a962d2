/** A puzzle as it is solved. What has come of it is kept by the server. */
import { api, type Trouble } from '../lib/api'
import type { PuzzleStage, PuzzleStanding } from '../wire'
import { Guided } from './guided.svelte'

export class PuzzleTable extends Guided<PuzzleStage> {
  /** how one stood when the puzzle was opened */
  before = $state.raw<PuzzleStanding | null>(null)
  /** how one stands now */
  standing = $state.raw<PuzzleStanding | null>(null)
  /** whether something was tried that was not the one */
  erred = $state(false)

  async open(): Promise<void> {
    await this.take([])
    this.before = this.standing
  }

  /** Whether what is tried next counts. */
  get counts(): boolean {
    return this.stage?.state === 'new' && !this.erred
  }

  /** The position comes back. */
  again(): void {
    if (this.reply) this.takeBack()
  }

  /** The answer is played on the board, and the puzzle is over. */
  async giveUp(): Promise<void> {
    if (this.stage?.kind !== 'do') return
    if (this.reply?.kind === 'wrong') this.takeBack()
    await this.asked(
      () => this.#send([...this.answers], null, true),
      (found) => this.reach(found),
    )
  }

  protected ask(answers: readonly string[], choice: string | null): Promise<PuzzleStage> {
    return this.#send([...answers], choice, false)
  }

  protected override missed(reply: PuzzleStage): void {
    if (reply.kind === 'wrong') this.erred = true
    this.standing = reply.standing
  }

  protected override reach(stage: PuzzleStage): void {
    this.standing = stage.standing
    super.reach(stage)
  }

  /** A puzzle that has changed since it was opened begins anew. */
  protected override lost(trouble: Trouble): Promise<void> | null {
    return trouble.key === 'puzzle-off-the-way' ? this.open() : null
  }

  #send(answers: string[], choice: string | null, give_up: boolean): Promise<PuzzleStage> {
    return api.puzzle(this.game, this.number, { answers, choice, give_up })
  }
}
