/** Who I am, as the server knows me by its cookie. */
import type { Me } from '../wire'
import { api } from './api'
import { travel } from './travel'

class Myself {
  me = $state.raw<Me | null>(null)
  /** What stands in the field for the name, as long as it has not been kept. */
  typed = $state<string | null>(null)
  #last: Promise<void> = Promise.resolve()

  /** The name that is typed and not kept yet. Whoever sits down takes it along: nothing has to be waited for. */
  get wanted(): string | null {
    const name = this.typed?.trim()
    return name && name !== this.me?.name ? name : null
  }

  async load(): Promise<void> {
    this.me = await api.me()
    void travel()
  }

  /** Keep the name that is typed; one after the other, so that the last one counts. */
  keep(): Promise<void> {
    const kept = this.#last.then(() => this.#rename())
    this.#last = kept.catch(() => {})
    return kept
  }

  async #rename(): Promise<void> {
    const name = this.wanted
    if (!name) return
    this.me = await api.rename(name)
    if (this.typed?.trim() === name) this.typed = null
  }
}

export const myself = new Myself()
