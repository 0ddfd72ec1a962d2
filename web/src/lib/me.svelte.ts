/** Who I am, as the server knows me by its cookie. */
import type { Hat } from '../art/pieces/hat'
import type { Me } from '../wire'
import { api } from './api'
import { travel } from './travel'

class Myself {
  me = $state.raw<Me | null>(null)
  /** What stands in the field for the name, as long as it has not been kept. */
  typed = $state<string | null>(null)
  #last: Promise<void> = Promise.resolve()
  #changes = 0

  /** The name that is typed and not kept yet. Whoever sits down takes it along: nothing has to be waited for. */
  get wanted(): string | null {
    const name = this.typed?.trim()
    return name && name !== this.me?.name ? name : null
  }

  /** A change that was made meanwhile is newer than what comes. */
  async load(): Promise<void> {
    const before = this.#changes
    const told = await api.me()
    if (before === this.#changes) this.me = told
    else return this.load()
    void travel()
  }

  /** What is worn is seen at once; where the server refuses, it is as it was. */
  async wear(hat: Hat, keep: (hat: Hat) => Promise<unknown>): Promise<void> {
    const before = this.me?.hat ?? ''
    this.#changes += 1
    if (this.me) this.me = { ...this.me, hat }
    try {
      await keep(hat)
    } catch (error) {
      if (this.me?.hat === hat) this.me = { ...this.me, hat: before }
      throw error
    } finally {
      this.#changes += 1
    }
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
    const told = await api.rename(name)
    this.#changes += 1
    this.me = { ...(this.me ?? told), name: told.name }
    if (this.typed?.trim() === name) this.typed = null
  }
}

export const myself = new Myself()
