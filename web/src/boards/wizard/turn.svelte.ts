/** The own turn: what may be done, what is chosen, and the words on the button. Shared by the two layouts. */
import type { Note } from '../../lib/explain.svelte'
import { plain } from '../../lib/sentences'
import { names } from '../../lib/words'
import { seatNames } from '../common/seats'
import { Turn as AnyTurn } from '../common/turn'
import type { BoardProps } from '../contract'
import type { WizardView } from './types'
import { say } from './words'

export type WizardProps = BoardProps<WizardView>

export interface Answer {
  readonly text: string
  /** null: nothing is chosen yet */
  readonly id: string | null
}

const PLAY = 'play:'

export class Turn extends AnyTurn<WizardView> {
  /** what the player took: a card, a bid, a colour */
  taken = $state<string | null>(null)
  /** the card that is looked at only */
  #peeked = $state<string | null>(null)
  /** chosen by finger: a button plays it, where a click or a key would have done so at once */
  byFinger = $state(false)
  /** whether the last trick is looked at again */
  lastTrick = $state(false)

  playable = $derived.by((): ReadonlySet<string> | null => {
    const { ask } = this
    if (ask?.kind !== 'play') return null
    return new Set(ask.options.map(({ id }) => id.slice(PLAY.length)))
  })

  /** The chosen option's id; until one has chosen, what a hint shows, and in replays what was chosen. */
  chosen = $derived.by((): string | null => {
    const own = this.option(this.taken)?.id
    if (this.props.chosen) return own ?? this.answeredNext
    // an answer on its way stays chosen although nothing is asked any more
    return this.ask ? (own ?? null) : this.taken
  })

  chosenCard = $derived(this.chosen?.startsWith(PLAY) ? this.chosen.slice(PLAY.length) : null)
  /** the bid that is considered */
  bid = $derived(this.ask?.kind === 'bid' && this.chosen ? Number(this.chosen.split(':')[1]) : null)
  preview = $derived(this.lastTrick || !this.playable ? null : (this.#peeked ?? this.chosenCard))

  main = $derived.by((): Answer | null => {
    const { ask } = this
    if (!ask) return null
    const option = this.option(this.chosen)
    if (!option) return { text: say({ bid: 'bid-choose', trump: 'trump-first' }[ask.kind] ?? 'play-first'), id: null }
    const tricks = Number(option.id.split(':')[1])
    return { text: ask.kind === 'bid' ? say('bid-deed', { tricks }) : plain(option.text), id: option.id }
  })

  /** everybody's hand, when one looks back with everything open */
  open = $derived.by(() => this.props.open?.map(({ hand }) => hand) ?? null)

  first = $derived.by((): number => this.props.eyes ?? 0)
  names = $derived.by(() => {
    const { seats, eyes, whyNot } = this.props
    // who looks back is nobody at the table, whosever eyes they look with
    return seatNames(whyNot ? eyes : null, seats)
  })

  choose = (id: string | null): void => {
    this.taken = id
  }

  chooseCard = (card: string | null): void => {
    this.taken = card && PLAY + card
    this.byFinger = true
  }

  peek = (card: string | null): void => {
    this.#peeked = card
  }

  /** Nothing is chosen any more: the question is another one. */
  reset(): void {
    this.taken = null
    this.#peeked = null
    this.lastTrick = false
  }

  play = (id: string): void => {
    if (this.option(id)) this.props.play(id)
  }

  playCard = (card: string): void => {
    this.taken = PLAY + card
    this.byFinger = false
    this.play(PLAY + card)
  }

  /** What a card of the hand explains: why it cannot be played now. */
  noteOf = (card: string): string | null | Promise<Note | null> => {
    const { ask, asked, whyNot, seats, finale } = this.props
    if (!whyNot || finale || this.playable?.has(card)) return null
    if (this.playable) return whyNot(PLAY + card)
    if (ask) return say('card-first', { question: plain(ask.text) })
    return say('card-waits', { names: names(asked.map((seat) => seats[seat]?.name ?? '')) })
  }

  /** Why a bid or a colour is not offered. */
  whyNot = (id: string): Promise<Note | null> | null => this.props.whyNot?.(id) ?? null

  why = (id: string): void => this.props.why(id)
  whyCard = (card: string): void => this.props.why(PLAY + card)
}
