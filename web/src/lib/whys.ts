/**
 * Asking the server why something cannot be done. Answers come in the order of the questions and do not say which one
 * they are for, hence the row. The same is asked once only, until the table has changed.
 */
import type { Refused } from '../wire'

type Answer = (why: Refused | null) => void

export class Whys {
  readonly #send: (option: string) => boolean
  #asked: Answer[] = []
  #known = new Map<string, Promise<Refused | null>>()

  constructor(send: (option: string) => boolean) {
    this.#send = send
  }

  /** Null where there is no answer: the connection is gone, or the question is no longer the same. */
  ask(option: string): Promise<Refused | null> {
    const known = this.#known.get(option)
    if (known) return known
    const answer = new Promise<Refused | null>((tell) => {
      if (this.#send(option)) this.#asked.push(tell)
      else tell(null)
    })
    this.#known.set(option, answer)
    return answer
  }

  /** Whether this was the answer to a question of ours. Another refusal ends the question, but is news to be shown. */
  hear(refused: Refused): boolean {
    const answer = refused.key === 'why-not' ? refused : null
    const tell = this.#asked.shift()
    tell?.(answer)
    return tell !== undefined && answer !== null
  }

  /** The table has changed: what was asked means nothing any more. */
  forget(): void {
    for (const tell of this.#asked) tell(null)
    this.#asked = []
    this.#known.clear()
  }
}
