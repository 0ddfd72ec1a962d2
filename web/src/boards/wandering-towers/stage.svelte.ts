/** What happens in Wandering Towers, as it looks: pieces on the ring, and here the cards, the die, spells and players. */
import { IN_OUT, OUT } from '../common/pace'
import { playerOf, sideOf } from './facts'
import { TIME } from './pace'
import { missing } from './parts'
import { Pieces } from './pieces.svelte'
import type { Events, GameEvent, TowersView } from './types'

export class Stage extends Pieces {
  /** a spell that is being cast */
  cast = $state.raw<{ readonly seat: number; readonly spell: string } | null>(null)
  /** where the last tower landed */
  #landed: number | null = null

  protected override settle(): void {
    this.cast = null
  }

  protected async way(view: TowersView, news: readonly GameEvent[]): Promise<void> {
    for (const event of news) {
      try {
        await this.#beside(event, view)
        await this.#onTheRing(event, view)
      } finally {
        this.putDown()
      }
      // it was cast for what has now been seen
      if (event.event !== 'cast') this.cast = null
      await this.draw(view)
    }
  }

  async #onTheRing(event: GameEvent, view: TowersView): Promise<void> {
    const { ring } = this
    if (!ring) return
    switch (event.event) {
      case 'placed':
        return this.place(ring, event, view)
      case 'moved-tower':
        this.#landed = event.to
        return this.tower(ring, event, view)
      case 'moved-wizard':
        return this.walk(ring, event, view)
      case 'filled':
        return this.#fill(event, view)
      case 'entered':
        return this.enter(ring, event, view)
      case 'flew':
      case 'nudged':
        return this.fly(ring, event, view)
      case 'stayed':
        return this.stay(ring, event)
      case 'swapped':
        return this.swap(ring, event)
      case 'lifted':
        return this.lift(ring, event)
      case 'freed':
        return this.free(ring, event, view)
      case 'rode':
        return this.ride(ring, event.wizard, 30)
      case 'left-behind':
        return this.ride(ring, event.wizard, 8)
    }
  }

  async #beside(event: GameEvent, view: TowersView): Promise<void> {
    switch (event.event) {
      case 'set-up':
        return this.#popAll('[data-spell]', view, TIME.pop)
      case 'dealt':
      case 'drew':
        return this.#gain(view, '[data-pile]')
      case 'drew-unseen':
        return this.#nudge('[data-pile]')
      case 'reshuffled':
        return this.#arrive('[data-pile]', this.#box('[data-discard] .card'), view)
      case 'played':
        return this.#arrive('[data-played]', this.#holder(event.seat, event.card, view), view)
      case 'discarded':
        return this.#arrive('[data-discard] .card', this.#holder(event.seat, event.cards[0], view), view)
      case 'rolled':
        return this.#roll(view)
      case 'nothing-moved':
        return this.#shake('[data-played]')
      case 'cast':
        this.cast = event
        return this.#popAll('[data-cast]', view, TIME.spell)
      case 'claimed':
        return this.#popAll('[data-claim]', view, TIME.spell)
      case 'lapsed':
        return this.#shake('[data-claim]')
      case 'handed-over':
        return event.partner === view.seat ? this.#gain(view, player(event.seat)) : this.#give(event)
      case 'asked-card':
      case 'asked-potions':
      case 'handed-over-unseen':
      case 'gave-potions':
        return this.#nudge(player(event.partner))
      case 'refused':
        return this.#shake(player(event.seat))
      case 'last-round':
        return this.#popAll('[data-banner]', view, TIME.spell)
      case 'met-goal':
        await Promise.all(event.seats.map((seat) => this.#nudge(player(seat))))
    }
  }

  // --- cards and potions -----------------------------------------------------------------------------------------

  /** Cards that are new in the hand come from there. */
  async #gain(view: TowersView, from: string): Promise<void> {
    const cards = missing(view.hand, this.drawn.hand)
    const start = this.#box(from)
    await this.draw(view)
    const things = [...new Set(cards)].flatMap((card) =>
      this.all(`[data-hand] [data-card="${card}"]`).slice(-cards.filter((one) => one === card).length),
    )
    await Promise.all(things.map((thing, n) => this.#come(thing, start, n * TIME.apart)))
  }

  async #give({ card, partner }: Events.HandedOver): Promise<void> {
    // of two alike cards the last one goes
    const thing = this.all(`[data-hand] [data-card="${card}"]`).at(-1)
    const [from, to] = [thing?.getBoundingClientRect(), this.#box(player(partner))]
    if (!thing || !from || !to) return
    const frames = { translate: ['0px 0px', apart(to, from)], opacity: [1, 0] }
    await this.animate(thing, frames, { duration: TIME.card, easing: IN_OUT, fill: 'forwards' })
  }

  async #fill({ seat, partner }: Events.Filled, view: TowersView): Promise<void> {
    const [ring, whose] = [this.ring, partner ?? seat]
    const wizard = playerOf(view, whose)?.wizard
    const flasks = `[data-flasks="${sideOf(view, whose)}"]`
    if (ring && wizard && this.#landed !== null) await this.fill(ring, this.#landed, wizard, this.#anywhere(flasks))
    this.putDown()
    // those in the side column follow when this has been seen
    await this.#popAll(flasks, view, TIME.pop)
  }

  async #roll(view: TowersView): Promise<void> {
    await this.draw(view)
    const die = this.find('[data-die]')
    if (!die) return
    await this.animate(die, { rotate: ['-1080deg', '0deg'], scale: ['0.6', '1'] }, { duration: TIME.roll, easing: OUT })
  }

  // --- tools -----------------------------------------------------------------------------------------------------

  /** Players may stand in the side column, outside of the board. */
  #anywhere(selector: string): HTMLElement | null {
    return this.find(selector) ?? document.querySelector<HTMLElement>(selector)
  }

  #box(selector: string): DOMRect | null {
    return this.#anywhere(selector)?.getBoundingClientRect() ?? null
  }

  /** Where a seat holds a card: in the hand that is seen, else nobody knows where. */
  #holder(seat: number, card: string | undefined, { seat: eyes, mode }: TowersView): DOMRect | null {
    const held = seat === eyes || mode === 'coop' ? this.#box(`[data-hand] [data-card="${card}"] .paper`) : null
    return held ?? this.#box(player(seat))
  }

  async #arrive(selector: string, from: DOMRect | null, view: TowersView): Promise<void> {
    await this.draw(view)
    await this.#come(this.find(selector), from)
  }

  async #come(thing: HTMLElement | null, from: DOMRect | null, delay = 0): Promise<void> {
    if (!thing || !from) return this.pop(thing, TIME.card)
    const to = thing.getBoundingClientRect()
    const frames = {
      translate: [apart(from, to), '0px 0px'],
      scale: [String(from.height / to.height), '1'],
      opacity: [0.4, 1, 1],
    }
    await this.animate(thing, frames, { duration: TIME.card, delay, easing: OUT, fill: 'backwards' })
  }

  async #popAll(selector: string, view: TowersView, duration: number): Promise<void> {
    await this.draw(view)
    await Promise.all(this.all(selector).map((thing) => this.pop(thing, duration)))
  }

  async #nudge(selector: string): Promise<void> {
    const thing = this.#anywhere(selector)
    if (thing) await this.animate(thing, { scale: ['1', '1.06', '1'] }, { duration: TIME.pop, easing: OUT })
  }

  /** Nothing comes of it. */
  async #shake(selector: string): Promise<void> {
    const thing = this.#anywhere(selector)
    const frames = { translate: ['0px', '-6px', '6px', '-4px', '0px'] }
    if (thing) await this.animate(thing, frames, { duration: TIME.hop, easing: 'linear' })
  }
}

function player(seat: number): string {
  return `[data-player="${seat}"]`
}

function apart(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  return `${x}px ${y}px`
}
