/**
 * The own turn: what may be done, what is held, what is aimed at, and the words on the buttons.
 *
 * A card or a spell is taken first and what it moves second, although the server asks for one after the other: the aim
 * is known beforehand from the view, so the second answer follows by itself, if nothing came in between.
 */
import { movement } from '../../art/towers/cards'
import { plain } from '../../lib/sentences'
import type { Ask, Choice } from '../../wire'
import type { BoardProps } from '../contract'
import { clockwise, isAim, same, visible, type Aim } from './facts'
import type { Stage } from './stage.svelte'
import { aimOf, cardOf, isAnnounce, keyOf, short, spellOf, spotsOf, type Blocked, type Spot } from './options'
import type { TowersView } from './types'
import { cardName, deedOf, say, seatName, spellName } from './words'

export type TowersProps = BoardProps<TowersView>

export type Held = { readonly card: string } | { readonly spell: string } | null

export interface Deed {
  readonly text: string
  /** null: something has to be chosen first */
  readonly id: string | null
}

export class Turn {
  held = $state.raw<Held>(null)
  /** the place that is chosen, and the one only looked at */
  #taken = $state<string | null>(null)
  #peeked = $state<string | null>(null)
  /** the first of two towers that change places */
  #first = $state<number | null>(null)
  /** a piece taken up before any card */
  #piece = $state<string | null>(null)
  /** a token that is only looked at */
  spellLookedAt = $state<string | null>(null)
  /** what is to follow the answer under way */
  #plan: { aim: Aim; straight: boolean } | null = null

  readonly #given: () => TowersProps
  readonly #stage: Stage

  constructor(given: () => TowersProps, stage: Stage) {
    this.#given = given
    this.#stage = stage
  }

  get #props(): TowersProps {
    return this.#given()
  }

  /** The open question, once all that happened before is shown. */
  get ask(): Ask | null {
    return this.#stage.busy ? null : this.#props.ask
  }

  get view(): TowersView {
    return this.#stage.shown
  }

  names = $derived.by(() => this.#props.seats.map((_, seat) => seatName(seat, this.#props.eyes, this.#props.seats)))

  // --- what is offered -------------------------------------------------------------------------------------------

  /** Aims that the open question itself offers. */
  #direct = $derived.by((): readonly Aim[] => this.ask?.options.map(({ value }) => value).filter(isAim) ?? [])

  /** The options that take a card out of the hand, by card. */
  cards = $derived.by((): ReadonlyMap<string, readonly Choice[]> => {
    const byCard = new Map<string, Choice[]>()
    for (const option of this.ask?.options ?? []) {
      const card = cardOf(option)
      if (card) byCard.set(card, [...(byCard.get(card) ?? []), option])
    }
    return byCard
  })

  spells = $derived.by((): ReadonlyMap<string, readonly Choice[]> => {
    const bySpell = new Map<string, Choice[]>()
    for (const option of this.ask?.options ?? []) {
      const spell = spellOf(option)
      if (spell) bySpell.set(spell, [...(bySpell.get(spell) ?? []), option])
    }
    return bySpell
  })

  heldCard = $derived(this.held && 'card' in this.held && this.cards.has(this.held.card) ? this.held.card : null)
  heldSpell = $derived(this.held && 'spell' in this.held && this.spells.has(this.held.spell) ? this.held.spell : null)

  #aims = $derived.by((): readonly Aim[] => {
    const { view } = this
    if (this.#direct.length && !this.heldSpell) return this.#direct
    if (this.heldSpell && this.#option('cast:' + this.heldSpell)) {
      return view.tokens.find(({ spell }) => spell === this.heldSpell)?.aims ?? []
    }
    if (this.heldCard) {
      const plays = this.cards.get(this.heldCard)?.some(({ id }) => /^(play|announce):/.test(id))
      const reach = plays ? view.reach.find(({ card }) => card === this.heldCard) : undefined
      return reach ? [...reach.towers, ...reach.wizards] : []
    }
    return []
  })

  /** Before any card is taken up: what the cards of the hand could move, by card. */
  #reach = $derived.by((): readonly (readonly [card: string, aims: readonly Aim[]])[] => {
    if (this.#aims.length || this.heldCard || this.heldSpell) return []
    const playable = this.view.reach.filter(({ card }) => this.cards.get(card)?.some(({ id }) => /^(play|announce):/.test(id)))
    return playable.map(({ card, towers, wizards }) => [card, [...towers, ...wizards]] as const)
  })

  /** What can be touched on the ring, clockwise from Ravenskeep. */
  spots = $derived.by((): readonly Spot[] => {
    const spots = new Map<string, Spot>()
    for (const [card, aims] of this.#reach) {
      for (const aim of aims) {
        const key = keyOf(aim)
        for (const spot of spotsOf(this.view, aim, null)) spots.set(key, { ...spot, aim: null })
        // the places where the cards could take the piece that is held
        if (key === this.#piece && 'to' in aim && !spots.has(`land-${aim.to}`)) {
          const floor = this.view.spaces[aim.to]?.floors.length ?? 0
          spots.set(`land-${aim.to}`, { key: `land-${aim.to}`, kind: 'space', space: aim.to, floor, wizard: null, aim, card })
        }
      }
    }
    for (const aim of this.#aims) for (const spot of spotsOf(this.view, aim, this.#first)) spots.set(spot.key, spots.get(spot.key)?.aim ? (spots.get(spot.key) as Spot) : spot)
    const order = clockwise(this.view.keep)
    return [...spots.values()].sort((a, b) => order.indexOf(a.space) - order.indexOf(b.space) || a.floor - b.floor || (a.kind > b.kind ? 1 : -1))
  })

  chosen = $derived.by((): Spot | null => this.spots.find(({ key }) => key === this.#taken) ?? null)

  /** The aim that is shown on the ring: looked at, chosen, or answered next in a replay. */
  preview = $derived.by((): Aim | null => {
    const replayed = this.#stage.busy ? null : aimOf(this.#props.chosen)
    return this.spots.find(({ key }) => key === this.#peeked)?.aim ?? this.chosen?.aim ?? replayed
  })

  /** The first of two towers, while the second one is sought. */
  first = $derived(this.#aims.some(({ verb }) => verb === 'swap') ? this.#first : null)

  /** The piece that was taken up before a card. */
  piece = $derived.by((): Spot | null => (this.#reach.length ? (this.spots.find(({ key }) => key === this.#piece) ?? null) : null))

  /** Pieces that what is held, or the roll, cannot move: touched, they say why. */
  blocked = $derived.by((): readonly Blocked[] => {
    const moves = this.#aims.filter((aim) => aim.verb === 'tower' || aim.verb === 'wizard')
    const known = new Set(this.spots.map(({ key }) => key))
    const found: Blocked[] = []
    const by = (verb: 'tower' | 'wizard') => moves.find((aim) => aim.verb === verb)?.steps
    const sign = (steps: number) => (steps > 0 ? `+${steps}` : String(steps))
    const [towers, wizards] = [by('tower'), by('wizard')]
    this.view.spaces.forEach(({ floors }, space) => {
      if (towers) {
        floors.forEach((_, n) => {
          const key = `floor-${space}-${n + 1}`
          if (!known.has(key)) found.push({ key, kind: 'floor', space, floor: n + 1, wizard: null, id: `tower:${space}/${n + 1}${sign(towers)}` })
        })
      }
      if (wizards) {
        for (const wizard of new Set(visible(this.view, space))) {
          const key = `wizard-${space}-${wizard}`
          if (!known.has(key)) found.push({ key, kind: 'wizard', space, floor: floors.length, wizard, id: `wizard:${space}/${wizard}${sign(wizards)}` })
        }
      }
    })
    return found
  })

  replayedCard = $derived(/^(?:play|announce|discard|hand-over):([\w-]+)/.exec(this.#props.chosen ?? '')?.[1] ?? null)

  // --- the buttons -----------------------------------------------------------------------------------------------

  /** The one warm button; null while nothing is asked or only plain answers are offered. */
  deed = $derived.by((): Deed | null => {
    if (!this.ask) return null
    const aim = this.chosen?.aim ?? null
    if (aim && (!this.held || this.heldCard || this.heldSpell || this.#direct.length)) {
      return { text: this.heldSpell ? say('deed-cast', { spell: spellName(this.heldSpell), deed: deedOf(aim) }) : deedOf(aim), id: this.#firstAnswer(aim) }
    }
    if (this.#aims.length) return { text: say('aim-first', { kind: this.#kindOfAims() }), id: null }
    if (this.heldCard) return this.#cardDeed(this.heldCard)
    if (this.heldSpell) {
      const cast = this.#option('cast:' + this.heldSpell)
      return cast ? { text: plain(cast.text), id: cast.id } : null
    }
    const end = this.#option('end-turn')
    if (end) return { text: plain(end.text), id: end.id }
    if (this.piece) return { text: say('space-first'), id: null }
    if (this.cards.size) return { text: say('card-first'), id: null }
    return null
  })

  /** Other things that may be done now. */
  others = $derived.by((): readonly Deed[] => {
    const { ask, deed } = this
    if (!ask) return []
    const wanted = ask.options.filter((option) => {
      if (option.id === deed?.id || isAim(option.value)) return false
      const [card, spell] = [cardOf(option), spellOf(option)]
      if (card) return card === this.heldCard && (!/^(play|announce):/.test(option.id) || !this.#aims.length)
      if (spell) return spell === this.heldSpell && option.id.startsWith('claim:')
      return !this.heldCard && !this.heldSpell
    })
    return wanted.map((option) => ({ id: option.id, text: short(option) }))
  })

  #cardDeed(card: string): Deed | null {
    const options = this.cards.get(card) ?? []
    const [option] = options
    if (!option) return null
    if (options.filter(({ id }) => id.startsWith('announce:')).length > 1) return { text: say('announce-first'), id: null }
    if (option.id.startsWith('play:')) {
      const { dice } = movement(card)
      return { text: say(dice ? 'deed-roll' : 'deed-in-vain', { card: cardName(card) }), id: option.id }
    }
    return { text: short(option), id: option.id }
  }

  #kindOfAims(): string {
    const verbs = new Set(this.#aims.map(({ verb }) => verb))
    if (verbs.has('tower') && verbs.has('wizard')) return 'both'
    return [...verbs][0] ?? 'tower'
  }

  // --- handling --------------------------------------------------------------------------------------------------

  take = (held: Held): void => {
    const again = JSON.stringify(held) === JSON.stringify(this.held)
    // a second touch rolls, or hands the card over; a card that would do nothing is laid back
    if (again && this.heldCard && this.deed?.id && (movement(this.heldCard).dice || this.deed.id.startsWith('hand-over'))) return this.doIt()
    this.held = again ? null : held
    this.#taken = this.#peeked = this.#first = this.#piece = null
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

  doIt = (): void => {
    if (this.deed?.id) this.answer(this.deed.id)
  }

  answer = (id: string): void => {
    if (!this.#option(id)) return
    const aim = this.chosen?.aim ?? null
    this.#plan = aim && !this.#direct.some((one) => same(aim, one)) && id === this.#firstAnswer(aim) ? { aim, straight: true } : null
    this.#props.play(id)
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
    if (plan.straight) this.#props.play(option.id)
    else this.#taken = keyOf(plan.aim)
  }

  release(): void {
    this.held = null
    this.#taken = this.#peeked = this.#first = this.#piece = null
  }

  /** Escape: step by step back to nothing. */
  letGo(): void {
    if (this.#taken !== null || this.#first !== null || this.#piece !== null) this.#taken = this.#first = this.#piece = null
    else this.held = null
    this.#peeked = null
  }

  why = (id: string): void => this.#props.why(id)

  #option(id: string): Choice | undefined {
    return this.ask?.options.find((option) => option.id === id)
  }

  /** What is answered first when that aim is meant. */
  #firstAnswer(aim: Aim): string | null {
    if (this.heldSpell) return this.#option('cast:' + this.heldSpell)?.id ?? null
    const direct = this.ask?.options.find(({ value }) => same(aim, value))
    if (direct) return direct.id
    const options = this.heldCard ? (this.cards.get(this.heldCard) ?? []) : []
    const announced = options.find(({ value }) => isAnnounce(value) && value.thing === aim.verb)
    return (announced ?? options.find(({ id }) => id.startsWith('play:')))?.id ?? null
  }
}
