/** A table's connection to the server: lost, it is taken up again by itself, soon at first and then less often. */
import { base } from '../base'
import type { FromClient, FromServer } from '../wire'
import type { Language } from './settings.svelte'

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** A connection that comes back within this time, in ms, was never worth a word. */
const WORTH_TELLING = 1_500

/** By its script a page says which version it is; one that is being written has none. */
function version(): { script?: string } {
  const script = document
    .querySelector<HTMLScriptElement>(`script[type="module"][src^="${base}/assets/"]`)
    ?.getAttribute('src')
  return script ? { script } : {}
}

type Timer = ReturnType<typeof setTimeout> | undefined

export class Connection {
  state = $state<'opening' | 'open' | 'lost'>('opening')

  readonly #id: string
  readonly #hear: (message: FromServer, first: boolean) => void
  #socket: WebSocket | null = null
  #language: Language | null = null
  #retry: Timer
  #tell: Timer
  #wait = FIRST_WAIT

  /** What comes is handed to `hear`; `first` until the first update has come, which holds everything. */
  constructor(id: string, hear: (message: FromServer, first: boolean) => void) {
    this.#id = id
    this.#hear = hear
  }

  /** Connects, or connects anew when the language has changed. */
  open(language: Language): void {
    if (this.#language === language && this.#socket) return
    this.#language = language
    this.#connect()
    globalThis.addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    document.addEventListener('visibilitychange', this.#tellLooking)
  }

  close(): void {
    globalThis.removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    document.removeEventListener('visibilitychange', this.#tellLooking)
    clearTimeout(this.#retry)
    clearTimeout(this.#tell)
    this.#drop()
    this.#language = null
  }

  /** Whether anything that is sent now may arrive. */
  get reaches(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Whether it could be sent. */
  send(message: FromClient): boolean {
    if (!this.reaches) return false
    this.#socket?.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    this.#drop()
    clearTimeout(this.#retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ lang: String(this.#language), ...version() })
    const socket = new WebSocket(
      `${scheme}://${location.host}${base}/ws/tables/${encodeURIComponent(this.#id)}?${query}`,
    )
    let first = true
    this.#socket = socket
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as FromServer
      this.#hear(message, first)
      if (first && document.hidden) this.#tellLooking()
      if (message.is === 'update') first = false
      this.#alive()
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    this.#tell ??= setTimeout(() => (this.state = 'lost'), WORTH_TELLING)
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #alive(): void {
    this.state = 'open'
    this.#wait = FIRST_WAIT
    clearTimeout(this.#tell)
    this.#tell = undefined
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Who looks need not be told elsewhere that it is their turn; a page behind others is not looked at. */
  #tellLooking = (): void => {
    this.send({ do: 'look', here: !document.hidden })
  }

  /** The network is back, or somebody looks again: there is no reason to wait any longer. */
  #hurry = (): void => {
    if (!document.hidden && !this.#socket && this.#language) this.#connect()
  }
}
