/** A table as it lives: what the server told about it, in the order and at the pace in which a person can follow. */
import type { Chat, ChatLine, FromServer, Line, Pinged, Refused, TableInfo, Update } from '../wire'
import { Connection } from './connection.svelte'
import { changed } from './log'
import { Queue } from './queue.svelte'
import { settings, type Language } from './settings.svelte'
import { Whys } from './whys'

/** Somebody points at something that all see: an option, a card, a place; what `at` means is between board and board. */
export interface Pointed {
  readonly seat: number
  readonly at: string
  /** when it was heard, as `performance.now()` counts */
  readonly time: number
}

/** So long is pointed, in ms; then the finger goes down again. */
const POINTED = 8_000
/** So much time, in ms, a sentence needs to be read. */
const TO_READ = 5_000

/** How long an update is looked at, in ms at usual speed, where the board does not say it itself. */
export function usualPace(lines: readonly Line[]): number {
  return Math.min(650 + 450 * Math.max(0, lines.length - 1), 2_400)
}

interface Arrived {
  update: Update
  at: number
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  /** what is on the table now, as far as it was shown */
  shown = $state.raw<Update | null>(null)
  log = $state.raw<readonly Line[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** why the last wish was not granted */
  refused = $state.raw<Refused | null>(null)
  /** what is pointed at now, the latest last; everybody has one finger */
  pinged = $state.raw<readonly Pointed[]>([])
  /** the answer that is on its way */
  pending = $state.raw<{ n: number; option: string } | null>(null)
  /** whether the last change was a jump that should not be animated */
  jumped = $state(false)
  /** lines of the log that came with what is shown now */
  fresh = $state.raw<readonly Line[]>([])

  pace: (lines: readonly Line[]) => number = usualPace

  readonly #connection: Connection
  readonly #queue = new Queue<Arrived>((arrived, jumped) => this.#show(arrived, jumped))
  readonly #whys = new Whys((option) => this.#connection.send({ do: 'wish', option }))
  #clocksAt = 0
  #refusedAt = 0
  #now = $state(0)
  #tick: ReturnType<typeof setInterval> | undefined

  constructor(id: string) {
    this.#connection = new Connection(id, (message, first) => this.#hear(message, first))
  }

  /** Connects, or connects anew when the language has changed. */
  connect(language: Language): void {
    this.#connection.open(language)
    document.addEventListener('visibilitychange', this.#unseen)
    this.#tick ??= setInterval(() => (this.#now = performance.now()), 500)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#unseen)
    this.#connection.close()
    this.#queue.close()
    clearInterval(this.#tick)
    this.#tick = undefined
  }

  /** Nobody looks: nothing has to be shown step by step. */
  #unseen = (): void => {
    if (document.hidden) this.skip()
  }

  get connection(): Connection['state'] {
    return this.#connection.state
  }

  /** how many updates wait to be shown */
  get behind(): number {
    return this.#queue.behind
  }

  play(option: string): void {
    const shown = this.shown
    if (!shown?.ask || this.pending) return
    this.refused = null
    this.pending = { n: shown.n, option }
    // Whoever answers has seen enough: what comes back is shown at once.
    this.#queue.hurry()
    this.#sendPending()
  }

  /** Why an option is not offered; null where that is not the question any more. */
  async why(option: string): Promise<Refused | null> {
    return this.pending ? null : this.#whys.ask(option)
  }

  /** Somebody wants what is not offered: the rule that stands against it is shown. */
  async wish(option: string): Promise<void> {
    const why = await this.why(option)
    if (why) this.#refuse(why)
  }

  undo(): void {
    if (!this.shown) return
    this.refused = null
    this.#connection.send({ do: 'undo', n: this.shown.n })
  }

  agree(yes: boolean): void {
    this.#connection.send({ do: 'agree', yes })
  }

  say(text: string): boolean {
    return this.#connection.send({ do: 'say', text })
  }

  /** Points at something, for all at the table to see. */
  ping(at: string): void {
    this.#connection.send({ do: 'ping', at })
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.#queue.skip()
  }

  /** The seconds left to each seat; those of the asked seats run on between two updates. */
  get clocks(): readonly number[] | null {
    const { shown } = this
    if (!shown?.clocks) return null
    if (shown.result) return shown.clocks
    const gone = Math.max(0, (this.#now || performance.now()) - this.#clocksAt) / 1000
    return shown.clocks.map((left, seat) => (shown.asked.includes(seat) ? Math.max(0, left - gone) : left))
  }

  #sendPending(): void {
    if (!this.pending) return
    const { n, option } = this.pending
    // If this fails, the answer waits here until the connection is back.
    this.#connection.send({ do: 'play', n, option, seat: this.shown?.ask?.seat ?? null })
  }

  #hear(message: FromServer, first: boolean): void {
    switch (message.is) {
      case 'table':
        this.info = message
        break
      case 'chat':
        this.#hearChat(message)
        break
      case 'update':
        this.#whys.forget()
        if (first) this.#begin(message)
        else this.#queue.push({ update: message, at: performance.now() })
        break
      case 'refused':
        if (this.#whys.hear(message)) break
        this.#refuse(message)
        // what came of a question about the rules leaves an answer under way alone
        if (message.option === null) this.pending = null
        break
      case 'pinged':
        this.#hearPing(message)
        break
    }
  }

  #refuse(why: Refused): void {
    this.refused = why
    this.#refusedAt = performance.now()
  }

  #hearPing({ seat, at }: Pinged): void {
    const heard = { seat, at, time: performance.now() }
    this.pinged = [...this.pinged.filter((other) => other.seat !== seat), heard]
    setTimeout(() => (this.pinged = this.pinged.filter((other) => other !== heard)), POINTED)
  }

  #hearChat({ lines }: Chat): void {
    const heard = new Map(this.chat.map((line) => [line.n, line]))
    for (const line of lines) heard.set(line.n, line)
    this.chat = [...heard.values()].sort((a, b) => a.n - b.n)
  }

  /** The first update of a connection: what was missed is in it, and an answer may have got lost with the last one. */
  #begin(update: Update): void {
    const sameQuestion = this.shown?.n === update.n
    this.#queue.startWith({ update, at: performance.now() })
    const { pending, shown } = this
    if (!pending) return
    if (sameQuestion && shown?.n === pending.n && shown.ask?.options.some(({ id }) => id === pending.option)) {
      this.#sendPending()
    } else {
      this.pending = null
    }
  }

  #show({ update, at }: Arrived, jumped: boolean): number {
    const { speed } = settings
    this.jumped = jumped || speed === 0
    this.log = changed(this.log, update.log)
    this.fresh = update.log.lines
    this.shown = update
    this.#clocksAt = at
    this.#now = performance.now()
    if (this.pending && update.n > this.pending.n) this.pending = null
    // A refusal may go with the next question of one's own, once there was time to read it.
    if (update.ask && performance.now() - this.#refusedAt > TO_READ) this.refused = null
    return speed ? this.pace(update.log.lines) / speed : 0
  }
}
