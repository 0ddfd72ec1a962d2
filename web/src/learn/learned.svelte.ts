/** How far somebody has come with the lessons, kept on this device. */
import { keep, kept } from '../lib/kept'

const KEY = 'slet.learned'

interface Kept {
  /** lessons that are done, as `wizard-1` */
  done: string[]
  /** the answers in lessons that were left */
  begun: Record<string, string[]>
}

function read(): Kept {
  try {
    const found = JSON.parse(kept(KEY) ?? '{}') as Partial<Kept>
    return { done: found.done ?? [], begun: found.begun ?? {} }
  } catch {
    return { done: [], begun: {} }
  }
}

class Learned {
  #kept = $state.raw<Kept>(read())

  isDone(game: string, number: number): boolean {
    return this.#kept.done.includes(`${game}-${number}`)
  }

  /** Whether any lesson of the game has been begun. */
  touched(game: string): boolean {
    const { done, begun } = this.#kept
    return [...done, ...Object.keys(begun)].some((one) => one.slice(0, one.lastIndexOf('-')) === game)
  }

  /** The answers with which the lesson was left. */
  begun(game: string, number: number): readonly string[] {
    return this.#kept.begun[`${game}-${number}`] ?? []
  }

  leave(game: string, number: number, answers: readonly string[]): void {
    this.#keep({ ...this.#kept, begun: { ...this.#kept.begun, [`${game}-${number}`]: [...answers] } })
  }

  finish(game: string, number: number): void {
    const key = `${game}-${number}`
    const begun = Object.fromEntries(Object.entries(this.#kept.begun).filter(([name]) => name !== key))
    const done = this.#kept.done.includes(key) ? this.#kept.done : [...this.#kept.done, key]
    this.#keep({ done, begun })
  }

  #keep(next: Kept): void {
    this.#kept = next
    keep(KEY, JSON.stringify(next))
  }
}

export const learned = new Learned()
