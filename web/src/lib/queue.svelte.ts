/** What happened waits here until it is its turn to be shown, so that a person can follow. */

export class Queue<Happened> {
  /** how many wait */
  behind = $state(0)

  readonly #show: (one: Happened, jumped: boolean) => number
  #waiting: Happened[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `show` shows one of them and says for how many ms it should be looked at before the next one comes. */
  constructor(show: (one: Happened, jumped: boolean) => number) {
    this.#show = show
  }

  push(one: Happened): void {
    this.#waiting.push(one)
    this.behind = this.#waiting.length
    if (document.hidden) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** Nothing that waited is still needed: this one holds everything. */
  startWith(one: Happened): void {
    this.#waiting = []
    this.#show(one, true)
    this.hurry()
  }

  /** What is shown now has been looked at long enough. */
  hurry(): void {
    this.#look(0)
  }

  /** Shows all that waits at once. */
  skip(): void {
    if (!this.#waiting.length) return
    const all = this.#waiting
    this.#waiting = []
    for (const one of all) this.#show(one, true)
    this.hurry()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #next(): void {
    const one = this.#waiting.shift()
    if (one !== undefined) this.#look(this.#show(one, false))
  }

  #look(time: number): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.behind = this.#waiting.length
    if (time === 0 && !this.#waiting.length) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
    }, time)
  }
}
