/** The own turn: what may be touched, what is chosen or looked at, and what a touch does. Shared by all layouts. */
import type { Option } from '../../wire'
import { seatNames } from '../common/seats'
import { Turn as AnyTurn } from '../common/turn'
import type { BoardProps } from '../contract'
import { offers, thing, wish, type Offer } from './things'
import type { BigBookView } from './types'

export type BookProps = BoardProps<BigBookView>

/** Questions in which cards are only picked: a click is an answer. Everything else is chosen first, then done. */
const ACTING = new Set(['action', 'given-action', 'extra-action', 'before-grimoire'])
/** Questions whose answer can hardly hurt: a finger may give it at once, too. */
const LIGHT = new Set(['pay'])

const NONE: readonly Offer[] = []

export class Turn extends AnyTurn<BigBookView> {
  /** the thing that was taken */
  taken = $state<string | null>(null)
  /** the thing that is looked at only */
  peeked = $state<string | null>(null)
  /** whether the next touch points at something for the others */
  pointing = $state(false)
  /** how often the price of a spell is to be paid */
  times = $state(1)
  /** the end was touched once and has to be confirmed */
  ending = $state(false)

  acting = $derived.by(() => this.ask !== null && ACTING.has(this.ask.kind))
  offers = $derived.by(() => (this.ask ? offers(this.ask.options, this.ask.seat) : new Map<string, readonly Offer[]>()))
  /** whose hand lies before us: the asked seat, the own one, or for spectators the active one */
  seat = $derived.by(() => this.view.seat ?? this.view.active)
  names = $derived.by(() => seatNames(this.view.seat, this.props.seats))
  /** what the reading place shows */
  shownThing = $derived.by(() => this.peeked ?? this.taken)
  /** who points at what, by thing */
  pointed = $derived.by(() => {
    const found = new Map<string, string[]>()
    for (const { seat, at } of this.props.pinged ?? [])
      found.set(at, [...(found.get(at) ?? []), this.names[seat] ?? ''])
    return found
  })
  /** in replays: the thing that was chosen next */
  replayed = $derived.by(() => {
    const { chosen, ask } = this.props
    if (!chosen || !ask) return null
    for (const [key, found] of offers(ask.options, ask.seat))
      if (found.some(({ option }) => option.id === chosen)) return key
    return null
  })

  /** what can be chosen and lies nowhere on the table: cards of piles, spells of others */
  tray = $derived.by(() =>
    [...this.offers.keys()].filter(
      (key) => /^(discard|destroyed)/.test(key) || (key.startsWith('spell-') && thing(key).seat !== this.seat),
    ),
  )

  /** what the chosen thing offers, if it is only one, with the chosen multiple */
  main = $derived.by((): Option | null => {
    const found = this.taken ? this.at(this.taken) : NONE
    const cast = found.find(({ value }) => value.verb === 'cast' && value.times === this.times)
    return (cast ?? (found.length === 1 ? found[0] : undefined))?.option ?? null
  })

  at(key: string): readonly Offer[] {
    return this.offers.get(key) ?? NONE
  }

  ready(key: string): boolean {
    return this.at(key).length > 0
  }

  /** In the shade: a question is open, and this is no part of its answer. */
  shaded(key: string): boolean {
    return this.ask !== null && !this.acting && !this.ready(key)
  }

  /** The same for what can only be acted on: library and supply stand in the shade while they cannot be paid. */
  outOfReach(key: string): boolean {
    return this.ask !== null && !this.ready(key)
  }

  isChosen(key: string): boolean {
    return key === this.taken || key === this.replayed
  }

  peek = (key: string | null): void => {
    this.peeked = key
  }

  touch = (key: string, byFinger: boolean): void => {
    if (this.pointing) {
      this.props.ping?.(key)
      this.pointing = false
      return
    }
    this.ending = false
    const found = this.at(key)
    const one = found.length === 1 ? found[0] : undefined
    if (one && !this.acting && (!byFinger || (this.ask && LIGHT.has(this.ask.kind)))) return this.play(one.option.id)
    if (this.taken === key && this.main && !byFinger) return this.play(this.main.id)
    if (this.taken === key) this.taken = null
    else this.take(key)
    this.peeked = null
  }

  take(key: string): void {
    if (this.taken !== key) this.times = this.#shownTimes(key)
    this.taken = key
    this.peeked = null
  }

  /** As often as the one that is shown is paid for; else once. */
  #shownTimes(key: string): number {
    const shown = this.at(key).find(({ option }) => option.id === this.props.chosen)?.value
    return shown?.verb === 'cast' ? shown.times : 1
  }

  /** Chooses how often the price of the spell before us is paid, where that is offered. */
  multiply(times: number): void {
    const key = this.shownThing
    if (!key || !this.at(key).some(({ value }) => value.verb === 'cast' && value.times === times)) return
    this.taken = key
    this.times = times
  }

  play = (id: string): void => {
    if (this.option(id)) this.props.play(id)
  }

  /** Asks why the thing cannot be chosen; null where there is nothing to ask. */
  whyNot(key: string): (() => void) | null {
    if (!this.ask || this.ready(key)) return null
    const id = wish(key, this.acting, this.view.players[this.seat]?.magician ?? null)
    return id ? () => this.props.why(id) : null
  }

  letGo = (): void => {
    this.taken = null
    this.peeked = null
    this.pointing = false
    this.ending = false
  }

  /** The question is another one. */
  reset(): void {
    this.letGo()
    this.times = 1
  }
}
