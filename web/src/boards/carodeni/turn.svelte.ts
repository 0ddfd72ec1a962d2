/** The own turn: what may be touched, what is chosen or looked at, and what the server says it would do. */
import { plain } from '../../lib/sentences'
import type { Option } from '../../wire'
import { seatNames } from '../common/seats'
import { Turn as AnyTurn } from '../common/turn'
import type { BoardProps } from '../contract'
import { offers, placeOf, type Place } from './offers'
import type { CarodeniView, Opening, OptionValue, Prospect } from './types'

export type CarodeniProps = BoardProps<CarodeniView>

/** A card held up to be read. */
export interface Held {
  readonly kind: 'witch' | 'potion'
  readonly name: string
  /** the option one may have wanted, to be told why it is not offered */
  readonly wish: string | null
}

export class Turn extends AnyTurn<CarodeniView> {
  /** the option that was touched first */
  taken = $state<string | null>(null)
  /** where it was touched: of equal ingredients only that one is ringed */
  #at = $state<Place | null>(null)
  /** the option that is only looked at */
  #peeked = $state<string | null>(null)
  held = $state.raw<Held | null>(null)
  /** the whole clan is looked at, on phones */
  clanOpen = $state(false)
  goalsOpen = $state(false)
  /** whose things are looked at, on phones */
  seatOpen = $state<number | 'ostara' | null>(null)

  /** Which option each place on the board stands for. */
  offers = $derived.by((): ReadonlyMap<Place, Option> => (this.ask ? offers(this.ask.options, this.view) : new Map()))

  /** The chosen option's id; until one has chosen, what a hint shows, and in replays what was chosen. */
  chosen = $derived.by((): string | null => {
    const own = this.option(this.taken)?.id
    if (this.props.chosen) return own ?? this.answeredNext
    return this.ask ? (own ?? null) : this.taken
  })

  /** In replays: where on the board lies what was chosen next. */
  answered = $derived.by((): Place | null => (this.answeredNext ? placeOf(this.answeredNext) : null))

  /** What the preview is about: what one looks at, else what is chosen. */
  considered = $derived.by((): Option | null => this.option(this.#peeked) ?? this.option(this.chosen) ?? null)
  value = $derived.by((): OptionValue | null => (this.considered ? valueOf(this.considered) : null))

  /** what the considered thing would make possible in this turn */
  opening = $derived.by((): Opening | null => {
    const id = this.considered?.id
    return this.view.openings.find(({ option }) => option === id) ?? null
  })

  /** whose mat and hand are drawn large; onlookers sit with the first seat */
  own = $derived.by((): number => this.props.eyes ?? 0)
  seats = $derived.by(() => this.props.seats)
  names = $derived.by(() => seatNames(this.props.eyes, this.props.seats))
  others = $derived.by(() => this.names.map((_, seat) => seat).filter((seat) => seat !== this.own))
  watching = $derived.by(() => this.props.eyes === null)

  /** the considered potion, or the one that is being paid for */
  prospect = $derived.by((): Prospect | null => {
    const { value, view } = this
    const name = value?.verb === 'brew' ? value.potion : view.turn === this.own ? view.brewing : null
    return view.areas[this.own]?.prospects.find(({ potion }) => potion === name) ?? null
  })

  /** The waiting potion that lacks least; with a card in play one that she can brew, if there is any. */
  nearest = $derived.by((): Prospect | null => {
    const all = this.view.areas[this.own]?.prospects ?? []
    const active = this.view.turn === this.own ? this.view.active : null
    const fitting = active ? all.filter(({ brewers }) => brewers.includes(active)) : all
    const lack = (one: Prospect) => (one.ways.length ? 0 : 1 + one.pairs)
    return [...(fitting.length ? fitting : all)].sort((a, b) => lack(a) - lack(b))[0] ?? null
  })

  /** whether it can be brewed after this gathering as things are */
  ready = $derived.by((): boolean => {
    const { nearest, view } = this
    if (!nearest?.ways.length || view.turn !== this.own || this.watching || !view.active) return false
    if (view.step !== 'refresh' && view.step !== 'gather') return false
    return nearest.brewers.includes(view.active)
  })

  /** goals that the considered option would meet */
  goals = $derived.by((): readonly string[] => this.prospect?.goals ?? [])

  /** Whether what lies there is chosen, or was chosen in a replay. */
  isChosen(place: Place): boolean {
    if (this.answered === place && !this.option(this.taken)) return true
    const offer = this.offers.get(place)
    if (!offer || offer.id !== this.chosen) return false
    return this.#at === null || this.#at === place || valueOf(offer).verb !== 'ingredient'
  }

  /** How a thing at a location lies in the light: where something is asked, what cannot be touched is in the shade. */
  shade(open: boolean, ...places: Place[]): 'no' | 'little' {
    if (!this.ask) return 'no'
    const renewed = this.value?.verb.startsWith('renew') ? this.considered?.id : undefined
    if (renewed) return places.some((place) => this.offers.get(place)?.id === renewed) ? 'no' : 'little'
    return places.some((place) => this.offers.has(place)) || (this.ask.kind === 'brew' && !open) ? 'no' : 'little'
  }

  /** The options of one verb, as they are asked. */
  options(...verbs: string[]): readonly Option[] {
    return this.ask?.options.filter((option) => verbs.includes(valueOf(option).verb)) ?? []
  }

  choose = (id: string | null, at: Place | null = null): void => {
    this.taken = id
    this.#at = at
  }

  peek = (id: string | null): void => {
    this.#peeked = id
  }

  hold = (held: Held | null): void => {
    this.held = held
  }

  /** Nothing is chosen any more: the question is another one. */
  reset(): void {
    this.choose(null)
    this.#peeked = null
  }

  play = (id: string): void => {
    if (!this.option(id)) return
    if (this.taken !== id) this.choose(id)
    this.props.play(id)
  }

  why = (id: string): void => this.props.why(id)

  isAsked(seat: number): boolean {
    return this.props.asked.includes(seat)
  }
}

export function valueOf(option: Option): OptionValue {
  return option.value as OptionValue
}

export function text(option: Option): string {
  return plain(option.text)
}
