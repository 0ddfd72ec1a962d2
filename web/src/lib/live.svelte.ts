/** A table as it lives: what the server told about it, in the order and at the pace in which a person can follow. */
import type { Chat, ChatLine, Coached, FromServer, Hinted, Line, Pinged, Refused, TableInfo, Update } from '../wire'
import { Connection } from './connection.svelte'
import { viewThen } from './frames'
import { added, changed } from './log'
import { LookingBack } from './lookingBack.svelte'
import { keepPending, keptPending, loadAgain, type Pending } from './outdated'
import { Playback, type Moment } from './playback.svelte'
import type { Language } from './settings.svelte'
import { keepSeen, seenBoard, type SeenBoard } from '../offline/seen'
import { Whys } from './whys'
import { say } from './words'

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

/** Refusals of what was said. */
const UNSAID = new Set(['too-much-talk', 'name-of-a-player', 'muted-by-host'])
/** Refusals after which one is not told any more what happens here. */
const SHUT = new Set(['removed-by-host', 'not-watchable'])

/** What is on the table at a moment: how things stood before the last answer but for the view, or how they stand now. */
export interface Now extends Update, Moment {
  /** whether more of the last answer is to come */
  readonly passing: boolean
}

/** A moment that waits to be shown. */
interface Coming extends Moment {
  readonly update: Update
  /** whether it is the first, the last moment of its update */
  readonly begins: boolean
  readonly ends: boolean
  /** when it came, as `performance.now()` counts */
  readonly at: number
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null)
  /** what is on the table now, as far as it was shown */
  now = $state.raw<Now | null>(null)
  log = $state.raw<readonly Line[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  /** why the last wish was not granted */
  refused = $state.raw<Refused | null>(null)
  /** why one may not be here any more */
  shut = $state('')
  /** what is pointed at now, the latest last; everybody has one finger */
  pinged = $state.raw<readonly Pointed[]>([])
  /** advice on the open question, or that it is on its way */
  hint = $state.raw<Hinted | 'asked' | null>(null)
  /** what an owl could remark on the open question */
  coached = $state.raw<Coached | null>(null)
  /** whether the page is being loaded again, since the server has become another version */
  outdated = $state(false)
  /** when the board was seen that is shown for want of a connection; ms since 1970 */
  keptAt = $state<number | null>(null)
  /** the answer that is on its way */
  pending = $state.raw<Pending | null>(null)
  /** whether the last change was a jump that should not be animated */
  jumped = $state(false)
  /** lines of the log that came with the last answer */
  fresh = $state.raw<readonly Line[]>([])

  /** what happened since one's last turn */
  readonly back = new LookingBack(() => this.now?.view)
  readonly playback = new Playback<Coming>((coming, jumped) => this.#show(coming, jumped))
  readonly #connection: Connection
  readonly #whys = new Whys((option) => this.#connection.send({ do: 'why-not', option }))
  #clocksAt = 0
  #refusedAt = 0
  #said = ''
  /** what was said and refused: it goes back to where it was written */
  unsaid = $state('')
  /** what was heard last, shown or not */
  #heard: Update | null = null
  #heardLog: readonly Line[] = []
  /** whether what computer players still do is not to be shown either */
  #skipping = false
  #time = $state(0)
  #tick: ReturnType<typeof setInterval> | undefined

  readonly #id: string

  constructor(id: string) {
    this.#id = id
    this.pending = keptPending(id)
    this.#connection = new Connection(id, (message, first) => this.#hear(message, first))
  }

  /** Connects, or connects anew when the language has changed. */
  connect(language: Language): void {
    this.#connection.open(language)
    document.addEventListener('visibilitychange', this.#unseen)
    addEventListener('pagehide', this.#leave)
    this.#tick ??= setInterval(() => (this.#time = performance.now()), 500)
  }

  /** Shows the board as it was seen last, until the server tells how it stands. */
  showSeen({ info, update, at }: SeenBoard): void {
    if (this.now) return
    this.info = info
    this.log = update.log.lines
    this.now = { ...update, lines: [], passing: false }
    this.keptAt = at
  }

  /** As it stands in the end: who goes may be in the middle of what is being shown. */
  #keepSeen(): void {
    const { info, log } = this
    if (info?.you.length && this.#heard) keepSeen(info, this.#heard, this.#heardLog, log.at(-1)?.n ?? null)
  }

  /** An answer of which nothing was heard waits until this page is open again. */
  #leave = (): void => {
    this.#keepSeen()
    if (this.pending && !this.#connection.reaches) keepPending(this.#id, this.pending)
  }

  close(): void {
    this.#leave()
    removeEventListener('pagehide', this.#leave)
    document.removeEventListener('visibilitychange', this.#unseen)
    this.#connection.close()
    this.playback.close()
    this.back.close()
    clearInterval(this.#tick)
    this.#tick = undefined
  }

  /** Nobody looks: nothing has to be shown step by step. */
  #unseen = (): void => {
    if (!document.hidden) return
    this.skip()
    this.#keepSeen()
  }

  get connection(): Connection['state'] {
    return this.#connection.state
  }

  /** how many moments wait to be shown */
  get behind(): number {
    return this.playback.behind
  }

  play(option: string): void {
    const { now } = this
    if (!now?.ask || this.pending) return
    this.refused = null
    this.pending = { n: now.n, option }
    // Whoever answers has seen enough.
    this.playback.hurry()
    this.#sendPending()
  }

  /** Why an option is not offered; null where that is not the question any more. */
  async why(option: string): Promise<Refused | null> {
    return this.pending ? null : this.#whys.ask(option)
  }

  /** Somebody wants what is not offered: the rule that stands against it is shown. */
  async askWhy(option: string): Promise<void> {
    const why = await this.why(option)
    if (why) this.#refuse(why)
  }

  /** Asks for advice on the open question. */
  askHint(): void {
    const { now } = this
    if (!now?.ask || this.pending || this.hint) return
    this.refused = null
    if (this.#connection.send({ do: 'hint', n: now.n })) this.hint = 'asked'
  }

  /** Asks what could be remarked to a newcomer on the open question. */
  askCoach(): void {
    if (this.now?.ask) this.#connection.send({ do: 'coach', n: this.now.n })
  }

  undo(): void {
    if (!this.now) return
    this.refused = null
    this.#connection.send({ do: 'undo', n: this.now.n })
  }

  agree(yes: boolean): void {
    this.#connection.send({ do: 'agree', yes })
  }

  say(text: string): boolean {
    this.#said = text
    return this.#connection.send({ do: 'say', text })
  }

  /** Points at something, for all at the table to see. */
  ping(at: string): void {
    this.#connection.send({ do: 'ping', at })
  }

  /** whether something that others did is being shown, or waits */
  get following(): boolean {
    return this.playback.following
  }

  /** Shows all that waits at once, and what computer players are still thinking about as soon as it comes. */
  skip(): void {
    this.#skipping = !!this.#heard && this.#thinking(this.#heard)
    this.playback.skip()
  }

  /** The seconds left to each seat; those of the asked seats run on between two updates. */
  get clocks(): readonly number[] | null {
    const { now } = this
    if (!now?.clocks) return null
    if (now.result) return now.clocks
    const gone = Math.max(0, (this.#time || performance.now()) - this.#clocksAt) / 1000
    return now.clocks.map((left, seat) => (this.#runs(seat) ? Math.max(0, left - gone) : left))
  }

  /** Whether the clock of a seat runs: the seat is asked, and who sits there has not announced to be away. */
  #runs(seat: number): boolean {
    const { absence } = this.info?.seats[seat] ?? {}
    const at = Date.now() / 1000
    return !!this.now?.asked.includes(seat) && !(absence && absence.start <= at && at < absence.end)
  }

  #sendPending(): void {
    if (!this.pending) return
    const { n, option } = this.pending
    // If this fails, the answer waits here until the connection is back.
    this.#connection.send({ do: 'play', n, option, seat: this.now?.ask?.seat ?? null })
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
        else this.#goOn(message)
        this.#heard = message
        this.#heardLog = changed(
          message.frames.reduce<readonly Line[]>((log, { lines }) => added(log, lines), this.#heardLog),
          message.log,
        )
        break
      case 'refused':
        if (this.#whys.hear(message)) break
        if (this.hint === 'asked') this.hint = null
        this.#refuse(message)
        // what came of a question about the rules leaves an answer under way alone
        if (message.option === null) this.pending = null
        break
      case 'pinged':
        this.#hearPing(message)
        break
      case 'hinted':
        if (this.hint && message.n === this.now?.n) this.hint = message
        break
      case 'coached':
        if (message.n === this.now?.n && this.now.ask) this.coached = message
        break
      case 'outdated':
        this.outdated = loadAgain(() => keepPending(this.#id, this.pending))
        break
    }
  }

  #goOn(update: Update): void {
    const own = this.#own(update)
    const more = this.#thinking(update)
    // it was told before an answer, which has now been given: in another window, say
    if (own) this.back.end()
    let others = !own
    const coming = moments(update).map((moment) => {
      // with the own turn ends the own doing; alone, too, where the game itself goes on
      others ||= this.back.endsTurn(moment.lines, this.info?.you ?? [])
      return { ...moment, others, more }
    })
    this.playback.push(coming)
    if (this.#skipping) this.playback.skip()
    this.#skipping &&= more
  }

  /** Whether an update came of an own answer: nobody else was asked, or it follows what was answered. */
  #own(update: Update): boolean {
    const you = this.info?.you ?? []
    const before = this.#heard
    // what could be answered in one way only, such as how the own turn begins, nobody has answered
    if (!before?.ask || update.n <= before.n) return false
    return before.asked.every((seat) => you.includes(seat)) || before.n === this.pending?.n
  }

  /** Whether a computer player thinks about what comes next. */
  #thinking({ ask, result, asked }: Update): boolean {
    if (ask || result) return false
    return asked.some((seat) => this.info?.seats[seat]?.kind === 'computer' || this.info?.seats[seat]?.away)
  }

  #refuse(why: Refused): void {
    if (UNSAID.has(why.key)) this.unsaid = this.#said
    if (SHUT.has(why.key)) {
      this.shut = why.text
      this.close()
    }
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
    this.keptAt = null
    const { pending } = this
    const before = this.now ?? pending
    const sameQuestion = before?.n === update.n
    const known = this.now ? this.log.at(-1)?.n : seenBoard(this.#id)?.shown
    const coming = moments(update)
    // Only a game that has just begun has a way to be shown: the cards lie as they were dealt first, and move then.
    const [first] = coming
    this.playback.startWith(first && coming.length > 1 && !before ? { ...first, lines: [] } : whole(update))
    if (coming.length > 1 && !before) this.playback.push(coming)
    else if (!sameQuestion) this.back.comeBack(this.log, this.info?.you ?? [], known ?? null)
    if (!pending) return
    const { now } = this
    if (sameQuestion && now?.n === pending.n && now.ask?.options.some(({ id }) => id === pending.option)) {
      this.#sendPending()
    } else {
      this.pending = null
      // It may have come there, and the word of it been lost: only the board can tell.
      const key = sameQuestion ? 'move-not-made' : 'move-unsure'
      this.#refuse({ is: 'refused', key, text: say(key), clause: null, option: null })
    }
  }

  /** The table has come to this moment: from now on log, header and score say so too. */
  #show(coming: Coming, jumped: boolean): void {
    const { update, view, lines, begins, ends, at } = coming
    this.jumped = jumped
    this.back.hear({ ...coming, n: update.n }, this.now?.view ?? view, this.info?.you ?? [], jumped)
    if (update.n !== this.now?.n || !ends) this.hint = this.coached = null
    this.fresh = begins ? lines : [...this.fresh, ...lines]
    this.log = added(this.log, lines)
    this.back.read(this.log)
    if (!ends) {
      // What was asked has been answered; who is asked next comes with the last moment.
      const before = this.now ?? { ...update, asked: [], result: null, undo: 'no' }
      this.now = { ...before, view, lines, ask: null, passing: true }
      return
    }
    this.log = changed(this.log, update.log)
    this.back.read(this.log)
    if (update.log.whole && !update.frames.length) this.fresh = update.log.lines
    this.now = { ...update, lines, passing: false }
    this.#clocksAt = at
    this.#time = performance.now()
    if (this.pending && update.n > this.pending.n) this.pending = null
    // A refusal may go with the next question of one's own, once there was time to read it.
    if (update.ask && performance.now() - this.#refusedAt > TO_READ) this.refused = null
  }
}

/** An update cut into the moments in which it came about. */
function moments(update: Update): Coming[] {
  const at = performance.now()
  const way = update.frames.map((frame, n) => ({
    update,
    view: viewThen(update.view, frame),
    lines: frame.lines,
    begins: n === 0,
    ends: false,
    at,
  }))
  return [...way, { ...whole(update), begins: !way.length, elsewhere: update.log.whole && !way.length }]
}

/** All of an update at once. */
function whole(update: Update): Coming {
  return { update, view: update.view, lines: [], begins: true, ends: true, at: performance.now() }
}
