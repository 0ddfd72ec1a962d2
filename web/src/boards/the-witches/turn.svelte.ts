/** The own turn: what may be done, what is chosen or looked at, and what it would do. Shared by the layouts. */
import type { Note } from '../../lib/explain.svelte'
import type { Ask } from '../../wire'
import { seatNames } from '../common/seats'
import { Turn as AnyTurn } from '../common/turn'
import type { BoardProps } from '../contract'
import { targetsOf, mainTarget, STAYS, type Target, type Targets } from './targets'
import type { Help, Odds, WitchesView } from './types'
import { percent, say, spaceName } from './words'

export type WitchesProps = BoardProps<WitchesView>

export class Turn extends AnyTurn<WitchesView> {
  /** the card or space that was chosen, but not yet played */
  card = $state<string | null>(null)
  space = $state<string | null>(null)
  /** what is only looked at: under the pointer or the focus */
  seenCard = $state<string | null>(null)
  seenSpace = $state<string | null>(null)
  /** an option whose chance is looked at */
  tried = $state<string | null>(null)
  /** whether the ways to run away are asked for */
  running = $state(false)
  /** spaces that a walk already decided still goes to; empty: it is to stop where it is */
  #plan = $state.raw<readonly string[] | null>(null)

  /** While a walk that is already decided goes on, nothing is asked. */
  override get ask(): Ask | null {
    return this.#planned(this.props.ask) ? null : super.ask
  }

  targets = $derived.by((): Targets => {
    return targetsOf(this.ask, this.view.ways, (space) => say('deed-walk', { 'space-to': spaceName(space, 'to') }))
  })

  main = $derived.by((): Target | undefined => mainTarget(this.targets))
  names = $derived.by(() => seatNames(this.props.eyes, this.props.seats))
  /** whose things stand nearest: the own seat, or the first one for who only watches */
  own = $derived.by((): number | null => this.props.eyes)
  helps = $derived.by(
    (): ReadonlyMap<string, Help> => new Map(this.view.attempt?.helps.map((help) => [help.option, help])),
  )
  odds = $derived.by((): ReadonlyMap<string, Odds> => new Map(this.view.odds.map((one) => [one.space, one])))

  /** What would change the chance: each option once, with its effect. */
  helping = $derived.by((): readonly { readonly target: Target; readonly help: Help }[] => {
    const all = new Map(
      [...[...this.targets.cards.values()].flat(), ...this.targets.rest].map((target) => [target.id, target]),
    )
    return [...all.values()].flatMap((target) => {
      const help = this.helps.get(target.id)
      return help ? [{ target, help }] : []
    })
  })

  /** The effect of what is looked at: a row, or a card of the hand. */
  triedHelp = $derived.by((): Help | undefined => {
    const targets = this.tried
      ? [this.tried]
      : (this.targets.cards.get(this.lookedCard ?? '') ?? []).map(({ id }) => id)
    return targets.map((id) => this.helps.get(id)).find(Boolean)
  })

  /** It is not too late to run, but every place close by is taken. */
  cornered = $derived.by((): boolean => {
    return this.ask?.kind === 'go-on' && !this.ask.options.some(({ id }) => id.startsWith('run'))
  })

  /** In replays: the space or the cards of what was answered next. */
  answered = $derived.by((): readonly string[] => {
    const chosen = this.answeredNext
    return chosen?.slice(chosen.indexOf(':') + 1).split('+') ?? []
  })

  /** What the player looks at or has chosen. */
  get lookedSpace(): string | null {
    return this.seenSpace ?? this.space
  }

  get lookedCard(): string | null {
    return this.card ?? this.seenCard
  }

  /** Where the own witch is. */
  get here(): string | null {
    return this.own === null ? null : (this.view.players[this.own]?.space ?? null)
  }

  /** Whether one could stay there and do what is to be done. */
  stays(space: string): boolean {
    return space === this.here && this.targets.rest.some(({ verb }) => STAYS.has(verb))
  }

  /** The chance after this option, in words; null where it does not change one. */
  chance(option: string): string | null {
    const help = this.helps.get(option)
    if (!help) return null
    return help.enough === help.rolls && help.rolls === 1 ? say('sure') : percent(help.enough / help.rolls)
  }

  /** The option's words, with what it would do to the chance. */
  words(target: Target): string {
    const chance = this.chance(target.id)
    return chance ? say('deed-chance', { deed: target.text, chance }) : target.text
  }

  reset(): void {
    this.card = null
    this.space = null
    this.tried = null
    this.running = false
  }

  play = (target: Target): void => {
    this.#plan = target.verb === 'walk' ? target.then : null
    this.reset()
    this.props.play(target.id)
  }

  /** A walk that was decided as a whole goes on by itself, as long as nothing new is to be decided. */
  goOn(): void {
    const { ask } = this.props
    const next = ask && !this.busy ? this.#next(ask) : null
    if (!ask || this.busy) return
    if (next === null) {
      this.#plan = null
      return
    }
    this.#plan = this.#plan?.length ? this.#plan.slice(1) : null
    this.props.play(next)
  }

  #planned(ask: Ask | null): boolean {
    return ask !== null && this.#next(ask) !== null
  }

  #next(ask: Ask): string | null {
    const plan = this.#plan
    if (plan === null || ask.kind !== 'walk') return null
    const has = (id: string) => ask.options.some((option) => option.id === id)
    // somebody who may look or pass unseen has something to decide after all
    if (has('vanish') || ask.options.some(({ id }) => id.startsWith('look:'))) return null
    const [first] = plan
    if (first) return has(`walk:${first}`) ? `walk:${first}` : null
    return has('stop') ? 'stop' : null
  }

  /** A space was touched: with a mouse or a key it is done at once, with a finger it is shown first. */
  touchSpace = (space: string, byFinger: boolean): void => {
    const targets = this.targets.spaces.get(space)
    if (!targets?.length) return
    const [only] = targets
    if (only && targets.length === 1 && (!byFinger || this.space === space)) return this.play(only)
    this.card = null
    this.space = this.space === space && !byFinger ? null : space
  }

  touchCard = (card: string): void => {
    this.space = null
    this.card = this.card === card ? null : card
  }

  /** Why nothing can be done there now, while a place is to be chosen. */
  whySpace = (space: string): void => {
    const option = this.#unoffered(space)
    if (option) this.props.why(option)
  }

  /** The same for the place's own note. */
  whyNot = (space: string): Promise<Note | null> | null => {
    const option = this.#unoffered(space)
    return option ? (this.props.whyNot?.(option) ?? null) : null
  }

  #unoffered(space: string): string | null {
    const [first] = this.targets.spaces.values()
    return first?.[0] && !this.targets.spaces.has(space) ? `${first[0].verb}:${space}` : null
  }

  /** Why the card cannot be used so now. */
  why = (option: string): void => this.props.why(option)
}
