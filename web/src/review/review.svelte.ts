/** A finished game looked back at: asked for, and told bit by bit as it is found. */
import { api, reason } from '../lib/api'
import type { ReviewFound, ReviewPoint, ReviewStage } from '../wire'
import { inOrder } from './curve'

/** Between two questions how far it is, in ms. */
const A_WHILE = 1_200

export class LookedBack {
  stage = $state.raw<ReviewStage | null>(null)
  /** why it cannot be had */
  trouble = $state('')
  #told = $state.raw<readonly ReviewPoint[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly id: string) {}

  // Not derived: what is derived belongs to whatever part of the page asks first, and ends with it.
  get found(): ReviewFound | null {
    return this.stage?.found ?? null
  }

  get points(): readonly ReviewPoint[] {
    return this.found?.points ?? inOrder(this.#told)
  }

  /** whether more is to come */
  get counting(): boolean {
    return !this.trouble && !this.found && this.stage?.state !== 'failed'
  }

  /** Ask for it, or how far it is; and again, for as long as it is being looked for. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const stage = await api.review(this.id, this.#told.length)
      if (this.#closed) return
      this.trouble = ''
      this.#told = [...this.#told.slice(0, stage.first), ...stage.points]
      this.stage = stage
    } catch (error) {
      this.trouble = reason(error)
    }
    if (!this.#closed && this.counting) this.#timer = setTimeout(() => void this.ask(), A_WHILE)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
