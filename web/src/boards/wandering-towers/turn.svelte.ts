/**
 * The own turn: what is held, chosen and looked at, and what follows from it.
 *
 * A card or a spell is taken first and what it moves second, although the server asks for one after the other: the aim
 * is known beforehand from the view, so the second answer follows by itself, if nothing came in between.
 */
import { movement } from '../../art/towers/cards'
import type { Ask } from '../../wire'
import { seatNames } from '../common/seats'
import { Turn as AnyTurn } from '../common/turn'
import type { BoardProps } from '../contract'
import { aimedAnswer, aimFirst, cardAnswer, otherAnswers, plainAnswer, type Answer } from './answers'
import { isAim, same, type Aim } from './facts'
import {
  blockedBy,
  byCard,
  bySpell,
  isPlay,
  keepOf,
  landingsOf,
  spotsFor,
  type CardAims,
  type Landing,
} from './offered'
import { aimOf, isAnnounce, keyOf, type Blocked, type Spot } from './options'
import type { TowersView } from './types'
import { say } from './words'

export type TowersProps = BoardProps<TowersView>

export type Held = { readonly card: string } | { readonly spell: string } | null

export type Looked =
  | { readonly card: string }
  | { readonly spell: string }
  | { readonly space: number }
  | { readonly side: number; readonly name: string }

export class Turn extends AnyTurn<TowersView> {
  held = $state.raw<Held>(null)
  /** the place that is chosen, and the one only looked at */
  #taken = $state<string | null>(null)
  #peeked = $state<string | null>(null)
  /** the first of two towers that change places */
  #first = $state<number | null>(null)
  /** a piece taken up before any card */
  #piece = $state<string | null>(null)
  /** where a piece that is dragged would land */
  #over = $state.raw<Landing | null>(null)
  /** what is only looked at, to be told what it is */
  looked = $state.raw<Looked | null>(null)
  /** the space whose stack is shown larger, floor by floor */
  opened = $state<number | null>(null)
  /** what is to follow the answer under way */
  #plan: { aim: Aim; straight: boolean } | null = null

  names = $derived.by(() => seatNames(this.props.eyes, this.props.seats))

  // --- what is offered -------------------------------------------------------------------------------------------

  cards = $derived.by(() => byCard(this.ask))
  spells = $derived.by(() => bySpell(this.ask))

  heldCard = $derived(this.held && 'card' in this.held && this.cards.has(this.held.card) ? this.held.card : null)
  heldSpell = $derived(this.held && 'spell' in this.held && this.spells.has(this.held.spell) ? this.held.spell : null)

  /** Aims that the open question itself offers. */
  #direct = $derived.by((): readonly Aim[] => this.ask?.options.map(({ value }) => value).filter(isAim) ?? [])

  #aims = $derived.by((): readonly Aim[] => {
    const { view } = this
    if (this.#direct.length && !this.heldSpell) return this.#direct
    if (this.heldSpell && this.option('cast:' + this.heldSpell)) {
      return view.tokens.find(({ spell }) => spell === this.heldSpell)?.aims ?? []
    }
    if (!this.heldCard || !this.cards.get(this.heldCard)?.some(isPlay)) return []
    const reach = view.reach.find(({ card }) => card === this.heldCard)
    return reach ? [...reach.towers, ...reach.wizards] : []
  })

  /** Before any card is taken up: what the cards of the hand could move, by card. */
  #reach = $derived.by((): CardAims => {
    if (this.#aims.length || this.heldCard || this.heldSpell) return []
    const playable = this.view.reach.filter(({ card }) => this.cards.get(card)?.some(isPlay))
    return playable.map(({ card, towers, wizards }) => [card, [...towers, ...wizards]] as const)
  })

  spots = $derived.by((): readonly Spot[] => spotsFor(this.view, this.#aims, this.#reach, this.#first, this.#piece))
  keep = $derived.by((): Spot | null => keepOf(this.view, this.#aims))
  blocked = $derived.by((): readonly Blocked[] => blockedBy(this.view, this.#aims, this.spots))

  /** What a card or a spell that is looked at could be aimed at. */
  hinted = $derived.by((): readonly Spot[] => {
    const { looked, view } = this
    if (this.held || !looked || 'space' in looked || 'side' in looked) return []
    if ('card' in looked)
      return spotsFor(view, this.#reach.find(([card]) => card === looked.card)?.[1] ?? [], [], null, null)
    return this.spells.has(looked.spell)
      ? spotsFor(view, view.tokens.find(({ spell }) => spell === looked.spell)?.aims ?? [], [], null, null)
      : []
  })

  chosen = $derived.by((): Spot | null => this.spots.find(({ key }) => key === this.#taken) ?? null)

  /** The aim that is shown on the ring: dragged to, looked at, chosen, or answered next in a replay. */
  preview = $derived.by((): Aim | null => {
    const replayed = aimOf(this.answeredNext)
    return this.#over?.aim ?? this.spots.find(({ key }) => key === this.#peeked)?.aim ?? this.chosen?.aim ?? replayed
  })

  /** The first of two towers, while the second one is sought. */
  first = $derived(this.#aims.some(({ verb }) => verb === 'swap') ? this.#first : null)

  /** The piece that was taken up before a card. */
  piece = $derived.by((): Spot | null =>
    this.#reach.length ? (this.spots.find(({ key }) => key === this.#piece) ?? null) : null,
  )

  /** In replays the card or the spell of what was answered next; until something else is taken up, what a hint shows. */
  replayedSpell = $derived(this.held ? null : (/^cast:([\w-]+)/.exec(this.props.chosen ?? '')?.[1] ?? null))
  replayedCard = $derived(
    this.held ? null : (/^(?:play|announce|discard|hand-over):([\w-]+)/.exec(this.props.chosen ?? '')?.[1] ?? null),
  )

  // --- the buttons -----------------------------------------------------------------------------------------------

  /** The one warm button; null while nothing is asked or only plain answers are offered. */
  main = $derived.by((): Answer | null => {
    if (!this.ask) return null
    const aim = this.chosen?.aim ?? null
    if (aim && (!this.held || this.heldCard || this.heldSpell || this.#direct.length))
      return aimedAnswer(aim, this.heldSpell, this.#firstAnswer(aim))
    if (this.#aims.length) return aimFirst(this.#aims)
    if (this.heldCard) return cardAnswer(this.heldCard, this.cards.get(this.heldCard) ?? [])
    const plain = this.option(this.heldSpell ? 'cast:' + this.heldSpell : 'end-turn')
    if (plain) return plainAnswer(plain)
    if (this.heldSpell) return null
    if (this.piece) return { text: say('space-first'), id: null }
    return this.cards.size ? { text: say('card-first'), id: null } : null
  })

  others = $derived.by((): readonly Answer[] =>
    this.ask ? otherAnswers(this.ask, this.main, this.heldCard, this.heldSpell, this.#aims.length > 0) : [],
  )

  // --- handling --------------------------------------------------------------------------------------------------

  take = (held: Held): void => {
    const again = JSON.stringify(held) === JSON.stringify(this.held)
    // a second touch rolls, or hands the card over; a card that would do nothing is laid back
    if (
      again &&
      this.heldCard &&
      this.main?.id &&
      (movement(this.heldCard).dice || this.main.id.startsWith('hand-over'))
    )
      return this.doIt()
    this.release()
    this.looked = null // who has taken it has read what it is, and wants to see the ring
    this.held = again ? null : held
  }

  peek = (key: string | null): void => {
    this.#peeked = key
  }

  /** The first touch chooses, the second on the same place does it. */
  touch = (spot: Spot): void => {
    if (spot.card && spot.aim) {
      this.take({ card: spot.card })
      this.#taken = keyOf(spot.aim)
      return
    }
    if (this.#reach.length) {
      this.#piece = this.#piece === spot.key ? null : spot.key
      return
    }
    if (!spot.aim) {
      this.#first = this.#first === spot.space ? null : spot.space
      this.#taken = null
      return
    }
    if (this.#taken === spot.key) return this.doIt()
    this.#taken = spot.key
  }

  /** Where a piece could be dragged to. */
  landings(spot: Spot): readonly Landing[] {
    return landingsOf(spot, this.#aims, this.#reach)
  }

  /** A piece is being dragged, and is over that place or none. */
  carry = (over: Landing | null): void => {
    this.#over = over
  }

  /** Let go over a place: it is done at once, but where two cards would do it, the card is looked at first. */
  drop = (spot: Spot): void => {
    const over = this.#over
    this.#over = null
    if (!over) return
    const cards = new Set(this.landings(spot).flatMap(({ to, card }) => (to === over.to ? [card] : [])))
    if (over.card) this.take({ card: over.card })
    if (over.aim.verb === 'swap') {
      this.#first = spot.space
      this.#taken = `swap-${over.to}`
    } else this.#taken = keyOf(over.aim)
    if (cards.size === 1) this.doIt()
  }

  doIt = (): void => {
    if (this.main?.id) this.answer(this.main.id)
  }

  answer = (id: string): void => {
    if (!this.option(id)) return
    const aim = this.chosen?.aim ?? null
    this.#plan =
      aim && !this.#direct.some((one) => same(aim, one)) && id === this.#firstAnswer(aim)
        ? { aim, straight: true }
        : null
    this.props.play(id)
  }

  /** Another question is open: what was planned follows, or nothing is chosen any more. */
  asked(ask: Ask): void {
    this.release()
    const plan = this.#plan
    const option = plan && ask.options.find(({ value }) => same(plan.aim, value))
    if (!plan) return
    if (!option) {
      // others were asked first: what was meant is remembered, but no longer done without asking
      if (/^(cast|piggyback)/.test(ask.kind)) plan.straight = false
      else this.#plan = null
      return
    }
    this.#plan = null
    if (plan.straight) this.props.play(option.id)
    else this.#taken = keyOf(plan.aim)
  }

  release(): void {
    this.held = null
    this.#taken = this.#peeked = this.#first = this.#piece = null
    this.#over = this.opened = null
  }

  /** Escape: step by step back to nothing. */
  letGo(): void {
    if (this.opened !== null) this.opened = null
    else if (this.#taken !== null || this.#first !== null || this.#piece !== null)
      this.#taken = this.#first = this.#piece = null
    else this.held = null
    this.#peeked = null
  }

  /** Whether a card can be played, or a spell be cast. */
  isOpen = (what: string): boolean => this.spells.has(what) || this.cards.get(what)?.some(isPlay) === true

  why = (id: string): void => this.props.why(id)

  /** What is answered first when that aim is meant. */
  #firstAnswer(aim: Aim): string | null {
    if (this.heldSpell) return this.option('cast:' + this.heldSpell)?.id ?? null
    const direct = this.ask?.options.find(({ value }) => same(aim, value))
    if (direct) return direct.id
    const options = this.heldCard ? (this.cards.get(this.heldCard) ?? []) : []
    const announced = options.find(({ value }) => isAnnounce(value) && value.thing === aim.verb)
    return (announced ?? options.find(({ id }) => id.startsWith('play:')))?.id ?? null
  }
}
