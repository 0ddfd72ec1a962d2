/**
 * Asking the server why something cannot be done. Its answer names the option that was asked about. The same is asked
 * once only, until the table has changed.
 */
import type { Refused } from '../wire'

type Answer = (why: Refused | null) => void

export class Whys {
  readonly #send: (option: string) => boolean
  /** who waits for an answer, by option */
  #asked = new Map<string, Answer>()
  #known = new Map<string, Promise<Refused | null>>()

  constructor(send: (option: string) => boolean) {
    this.#send = send
  }

  /** Null where there is no answer: the connection is gone, or the question is no longer the same. */
  ask(option: string): Promise<Refused | null> {
    const known = this.#known.get(option)
    if (known) return known
    const answer = new Promise<Refused | null>((tell) => {
      if (this.#send(option)) this.#asked.set(option, tell)
      else tell(null)
    })
    this.#known.set(option, answer)
    return answer
  }

  /** Whether this answers a question of ours, if only too late. Another refusal ends the question, but is news to be shown. */
  hear(refused: Refused): boolean {
    const { option } = refused
    if (option === null) return false
    const tell = this.#asked.get(option)
    this.#asked.delete(option)
    const answer = refused.key === 'why-not' ? refused : null
    tell?.(answer)
    return answer !== null || tell === undefined
  }

  /** The table has changed: what was asked means nothing any more. */
  forget(): void {
    for (const tell of this.#asked.values()) tell(null)
    this.#asked.clear()
    this.#known.clear()
  }
}
