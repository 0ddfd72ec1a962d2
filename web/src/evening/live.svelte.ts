/** An evening as it goes on: the server tells it anew whenever something has changed. */
import { base } from '../base'
import { reason, Trouble } from '../lib/api'
import type { Language } from '../lib/settings.svelte'
import type { EveningTold, Refused } from '../wire'
import { evenings } from './api'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** A connection that comes back within this time, in ms, was never worth a word. */
const WORTH_TELLING = 1_500

type Timer = ReturnType<typeof setTimeout> | undefined

export class LiveEvening {
  told = $state.raw<EveningTold | null>(null)
  /** why there is nothing to be told */
  trouble = $state('')
  lost = $state(false)

  readonly #id: string
  #socket: WebSocket | null = null
  #language: Language = 'en'
  /** counts up with each beginning and end: what was asked for before concerns nobody any more */
  #turn = 0
  #wait = FIRST_WAIT
  #retry: Timer
  #tell: Timer

  constructor(id: string) {
    this.#id = id
  }

  /** It is asked for first over HTTP, which sets the cookie and says in words what is wrong with an address. */
  async begin(language: Language): Promise<void> {
    const turn = ++this.#turn
    this.#language = language
    try {
      const told = await evenings.find(this.#id)
      if (turn !== this.#turn) return
      this.told = told
      this.trouble = ''
    } catch (error) {
      if (turn !== this.#turn) return
      if (!this.told) this.trouble = reason(error)
      if (!(error instanceof Trouble) || error.status) return
    }
    globalThis.addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  close(): void {
    this.#turn++
    globalThis.removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#retry)
    clearTimeout(this.#tell)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ lang: this.#language })
    const socket = new WebSocket(
      `${scheme}://${location.host}${base}/ws/evenings/${encodeURIComponent(this.#id)}?${query}`,
    )
    this.#socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as EveningTold | Refused)
    socket.onclose = () => {
      if (this.#socket === socket) this.#again()
    }
  }

  #hear(message: EveningTold | Refused): void {
    if (message.is === 'refused') {
      this.trouble = message.text
      this.close()
      return
    }
    this.told = message
    this.trouble = ''
    this.lost = false
    this.#wait = FIRST_WAIT
    clearTimeout(this.#tell)
    this.#tell = undefined
  }

  #again(): void {
    this.#socket = null
    this.#tell ??= setTimeout(() => (this.lost = true), WORTH_TELLING)
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #hurry = (): void => {
    if (!document.hidden && !this.#socket) this.#connect()
  }
}
