/**
 * A table as it lives: what the server told about it, in the order and at the pace in which a person can follow.
 * Updates wait in a queue and are shown one after the other; a lost connection is taken up again by itself.
 */
import type { Chat, ChatLine, FromClient, FromServer, Line, Pinged, Refused, TableInfo, Update } from '../wire'
import { changed } from './log'
import { settings, type Language } from './settings.svelte'

/** Somebody points at something that all see: an option, a card, a place; what `at` means is between board and board. */
export interface Pointed {
  readonly seat: number
  readonly at: string
  /** when it was heard, as `performance.now()` counts */
  readonly time: number
}

/** So long is pointed, in ms; then the finger goes down again. */
const POINTED = 8_000

export type Connection = 'opening' | 'open' | 'lost'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** A connection that comes back within this time was never worth a word. */
const WORTH_TELLING = 1_500

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
  connection = $state<Connection>('opening')
  /** why the last wish was not granted */
  refused = $state.raw<Refused | null>(null)
  /** what is pointed at now, the latest last; everybody has one finger */
  pinged = $state.raw<readonly Pointed[]>([])
  /** the answer that is on its way */
  pending = $state.raw<{ n: number; option: string } | null>(null)
  /** how many updates wait to be shown */
  behind = $state(0)
  /** whether the last change was a jump that should not be animated */
  jumped = $state(false)
  /** lines of the log that came with what is shown now */
  fresh = $state.raw<readonly Line[]>([])

  pace: (lines: readonly Line[]) => number = usualPace

  #id: string
  #socket: WebSocket | null = null
  #language: Language | null = null
  #queue: Arrived[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #tell: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT
  #first = true
  #clocksAt = 0
  #refusedAt = 0
  #now = $state(0)
  #tick: ReturnType<typeof setInterval> | undefined

  constructor(id: string) {
    this.#id = id
  }

  /** Connects, or connects anew when the language has changed. */
  connect(language: Language): void {
    if (this.#language === language && this.#socket) return
    this.#language = language
    this.#open()
    globalThis.addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#tick ??= setInterval(() => (this.#now = performance.now()), 500)
  }

  close(): void {
    globalThis.removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    for (const timer of [this.#timer, this.#retry, this.#tell]) clearTimeout(timer)
    clearInterval(this.#tick)
    this.#tick = undefined
    this.#drop()
    this.#language = null
  }

  play(option: string): void {
    const shown = this.shown
    if (!shown?.ask || this.pending) return
    this.refused = null
    this.pending = { n: shown.n, option }
    // Whoever answers has seen enough: what comes back is shown at once.
    this.#look(0)
    this.#sendPending()
  }

  wish(option: string): void {
    this.#send({ do: 'wish', option })
  }

  undo(): void {
    if (!this.shown) return
    this.refused = null
    this.#send({ do: 'undo', n: this.shown.n })
  }

  agree(yes: boolean): void {
    this.#send({ do: 'agree', yes })
  }

  say(text: string): boolean {
    return this.#send({ do: 'say', text })
  }

  /** Points at something, for all at the table to see. */
  ping(at: string): void {
    this.#send({ do: 'ping', at })
  }

  /** Shows all that waits at once. */
  skip(): void {
    if (!this.#queue.length) return
    const all = this.#queue
    this.#queue = []
    for (const arrived of all) this.#show(arrived, true)
    this.#look(0)
  }

  /** The seconds left to each seat; those of the asked seats run on between two updates. */
  get clocks(): readonly number[] | null {
    const { shown } = this
    if (!shown?.clocks) return null
    if (shown.result) return shown.clocks
    const gone = Math.max(0, (this.#now || performance.now()) - this.#clocksAt) / 1000
    return shown.clocks.map((left, seat) => (shown.asked.includes(seat) ? Math.max(0, left - gone) : left))
  }

  #open(): void {
    this.#drop()
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.#id)}?lang=${this.#language}`
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#first = true
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as FromServer)
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.#socket = null
      this.#tell ??= setTimeout(() => (this.connection = 'lost'), WORTH_TELLING)
      this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** The network is back, or somebody looks again: there is no reason to wait any longer. */
  #hurry = (): void => {
    if (document.hidden) return this.skip()
    if (!this.#socket && this.#language) this.#open()
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #sendPending(): void {
    if (!this.pending) return
    const { n, option } = this.pending
    // If this fails, the answer waits here until the connection is back.
    this.#send({ do: 'play', n, option, seat: this.shown?.ask?.seat ?? null })
  }

  #hear(message: FromServer): void {
    switch (message.is) {
      case 'table':
        this.info = message
        break
      case 'chat':
        this.#hearChat(message)
        break
      case 'update':
        this.#hearUpdate(message)
        break
      case 'refused':
        this.refused = message
        this.#refusedAt = performance.now()
        this.pending = null
        break
      case 'pinged':
        this.#hearPing(message)
        break
    }
    this.#alive()
  }

  #alive(): void {
    this.connection = 'open'
    this.#wait = FIRST_WAIT
    clearTimeout(this.#tell)
    this.#tell = undefined
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

  #hearUpdate(update: Update): void {
    const arrived = { update, at: performance.now() }
    if (this.#first) {
      // The first update of a connection holds everything: nothing that waited is still needed.
      this.#first = false
      this.#queue = []
      const told = this.shown?.n === update.n
      this.#show(arrived, true)
      this.#look(0)
      this.#afterReconnect(told)
      return
    }
    this.#queue.push(arrived)
    this.behind = this.#queue.length
    if (document.hidden) this.skip()
    else if (this.#timer === undefined) this.#next()
  }

  /** An answer that may not have arrived is sent again if its question is still the open one. */
  #afterReconnect(sameQuestion: boolean): void {
    const { pending, shown } = this
    if (!pending) return
    if (sameQuestion && shown?.n === pending.n && shown.ask?.options.some(({ id }) => id === pending.option)) {
      this.#sendPending()
    } else {
      this.pending = null
    }
  }

  #next(): void {
    const arrived = this.#queue.shift()
    if (!arrived) return
    this.#show(arrived, false)
    const speed = settings.speed
    this.#look(speed ? this.pace(arrived.update.log.lines) / speed : 0)
  }

  /** Gives the eyes time before the next update is shown. */
  #look(time: number): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.behind = this.#queue.length
    if (time === 0 && !this.#queue.length) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
    }, time)
  }

  #show({ update, at }: Arrived, jumped: boolean): void {
    this.jumped = jumped || settings.speed === 0
    this.log = changed(this.log, update.log)
    this.fresh = update.log.lines
    this.shown = update
    this.#clocksAt = at
    this.#now = performance.now()
    if (this.pending && update.n > this.pending.n) this.pending = null
    // A refusal may go with the next question of one's own, once there was time to read it.
    if (update.ask && performance.now() - this.#refusedAt > TO_READ) this.refused = null
  }
}
