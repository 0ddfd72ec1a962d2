/** What happens in Lancre, as it looks. */
import { tick } from 'svelte'
import { IN_OUT, OUT } from '../common/pace'
import { reduced } from '../common/stage.svelte'
import { boxOf, Moving, POP, SHAKE, type Thing } from './moving.svelte'
import { TIME } from './pace'
import { locationOf, spotOf } from './places'
import type { Events, GameEvent, WitchesView } from './types'

/** Cards that all see for a moment, over a space: turned to place a problem, or played by somebody for something. */
export interface Shown {
  readonly cards: readonly string[]
  readonly space: string | null
  readonly use: 'place' | 'benefit' | 'symbol' | 'three' | 'discard'
  readonly seat: number | null
}

const LOST = { 'lost-crises': 'crisis', 'lost-aliss': 'aliss', 'lost-elves': 'elves' } as const

export class Stage extends Moving {
  shown = $state.raw<Shown | null>(null)
  /** the dice for who chooses first, while they are shown */
  lots = $state.raw<readonly Events.RolledForChoice[] | null>(null)
  /** whether dice are in the air: what they bring is not told before they lie */
  rolling = $state(false)
  /** how the attempt ended, while it is shown */
  verdict = $state.raw<'solved' | 'failed' | null>(null)
  /** where tea is being had, while it is shown */
  tea = $state.raw<string | null>(null)

  protected override settle(): void {
    this.shown = this.lots = this.verdict = this.tea = null
    this.rolling = false
  }

  protected async way(view: WitchesView, news: readonly GameEvent[]): Promise<void> {
    const lots = news.filter((event) => event.event === 'rolled-for-choice')
    if (lots.length) await this.#drawLots(lots, view)
    for (const event of news) await this.#happen(event, view)
  }

  async #happen(event: GameEvent, view: WitchesView): Promise<void> {
    switch (event.event) {
      case 'chose':
      case 'first-player':
      case 'used-tile':
      case 'scored':
        return this.point(view, () => [this.plate(event.seat)])
      case 'turn-began':
        return this.point(view, () => this.witches(event.seat))
      case 'started':
        await this.draw(view)
        return this.each(this.witches(event.seat), { translate: ['0 -60px', '0 0'], opacity: [0, 1] }, TIME.place)

      case 'card-turned':
        return this.#show({ cards: [event.card], space: event.space, use: 'place', seat: null }, this.pile)
      case 'placed':
        return this.#place(event.space, view)
      case 'placed-by-lot':
        // where there is room for it, it is told that it is placed, too
        return event.space === null ? this.vanish(this.next, view) : undefined
      case 'nothing-put':
        return this.point(view, () => this.#inTheWay(event, view))
      case 'crisis-put':
        await this.carry(this.supply('crisis'), this.supply('crisis'), this.tile(event.space))
        await this.draw(view)
        return this.each([this.#crisis(event.space)], { scale: ['1.8', '0.9', '1'] }, TIME.crisis)
      case 'relieved':
        await this.carry(this.#crisis(event.space), this.#crisis(event.space), this.supply('crisis'))
        return this.draw(view)
      case 'shuffled':
        return this.point(view, () => [this.pile], SHAKE)
      case 'drew':
        if (event.seat === view.seat) return this.#draw(event.cards, view)
        await this.carryAll(event.cards.length, this.pile, this.pile, this.counters(event.seat))
        return this.draw(view)
      case 'drew-some':
        await this.carryAll(event.count, this.pile, this.pile, this.counters(event.seat))
        return this.draw(view)

      case 'played':
        return this.#lay(event.seat, [event.card], 'benefit', view)
      case 'played-three':
        return this.#lay(event.seat, event.cards, 'three', view)
      case 'discarded':
        return this.#lay(event.seat, [event.card], 'discard', view)
      case 'added':
        await this.#lay(event.seat, [event.card], 'symbol', view)
        return this.point(view, () => [this.#total])
      case 'added-tile':
        return this.point(view, () => [this.#total])

      case 'walked':
      case 'fled':
        return this.#move(event.seat, event.space, view)
      case 'flew':
      case 'fled-by':
        await this.#lay(event.seat, [event.card], 'symbol', this.drawn)
        return this.#move(event.seat, event.space, view, TIME.flight)
      case 'left-dungeon':
        return this.#move(event.seat, event.space, view, TIME.flight)
      case 'to-dungeon':
        return this.#move(event.seat, 'dungeon', view, TIME.flight)
      case 'waited':
      case 'stayed':
        return this.point(view, () => this.witches(event.seat))
      case 'nowhere-to-flee':
        return this.point(view, () => this.witches(event.seat), SHAKE)
      case 'passed':
        await this.draw(view)
        return this.each(this.witches(event.seat), { opacity: [1, 0.2, 0.2, 1] }, TIME.move)

      case 'looked':
      case 'turned-up':
        return this.#turnUp(event.space, view)
      case 'looked-secretly':
        return this.point(view, () => [this.tile(event.space)])
      case 'elves-in-sight':
        return this.point(view, () => [this.supply('elves')])
      case 'rolled':
      case 'rerolled':
        return this.#roll(event, view)
      case 'failed':
        await this.#judge('failed')
        this.verdict = null
        return this.draw(view)
      case 'solved':
        await this.#judge('solved')
        return this.#win(event, view)
      case 'solved-afar':
        return this.#win(event, view)
      case 'vampire-gone':
        return this.vanish(this.#problem(event.tile), view)
      case 'consequence':
        return this.point(view, () => [this.#problem(event.tile)], SHAKE)
      case 'gave-up':
        return this.vanish(this.find(`[data-won="${event.tile}"]`) ?? this.plate(event.seat), view)

      case 'took-cackles':
        return this.#count('cackle', event.cackles, this.supply('cackle'), this.counters(event.seat), view)
      case 'returned-cackles':
        return this.#count('cackle', event.cackles, this.counters(event.seat), this.supply('cackle'), view)
      case 'took-cackle-from':
        return this.#count('cackle', 1, this.counters(event.other), this.counters(event.seat), view)
      case 'took-aliss':
        return this.#count('aliss', 1, this.supply('aliss'), this.counters(event.seat), view)
      case 'no-aliss':
        return this.point(view, () => [this.supply('aliss')], SHAKE)
      case 'had-tea':
        return this.#pour(view.players[event.seats[0] ?? view.active]?.space ?? null, view)
      case 'lost':
        return this.point(view, () => [this.supply(LOST[event.why])], SHAKE)
    }
  }

  #crisis(space: string): Thing {
    return this.find(`[data-crisis="${space}"]`)
  }

  /** what the attempt has come to so far */
  get #total(): Thing {
    return this.find('[data-total]')
  }

  /** A problem that lies face up. */
  #problem(tile: string): Thing {
    return this.tile(this.drawn.spaces.find((spot) => spot.tile === tile)?.space ?? null)
  }

  /** The witches or Crises because of which nothing is put at a place. */
  #inTheWay({ space, why }: Events.NothingPut, view: WitchesView): readonly Thing[] {
    const there = view.spaces.filter((spot) => locationOf(spot.space) === locationOf(space))
    if (why === 'crisis') return there.map((spot) => this.#crisis(spot.space))
    return there.flatMap(({ witches }) => witches.flatMap((seat) => this.witches(seat)))
  }

  async #drawLots(lots: readonly Events.RolledForChoice[], view: WitchesView): Promise<void> {
    this.lots = lots
    await this.draw(view)
    await this.#throw(this.all('[data-lots] [data-die]'))
    await this.pause(TIME.lots)
    this.lots = null
  }

  async #roll({ event, dice: faces }: Events.Rolled | Events.Rerolled, view: WitchesView): Promise<void> {
    const [before, dice] = [this.drawn.attempt?.dice ?? [], view.attempt?.dice ?? []]
    const other = event === 'rerolled' && faces.length === 1 ? dice.findIndex((die, at) => die !== before[at]) : -1
    this.rolling = true
    await this.draw(view)
    await this.#throw(other < 0 ? this.all('[data-die]').slice(-faces.length) : this.all(`[data-die="${other}"]`))
    this.rolling = false
  }

  async #throw(dice: readonly HTMLElement[]): Promise<void> {
    const turn = { rotate: ['-540deg', '0deg'], scale: ['0.6', '1.08', '1'], opacity: [0.2, 1, 1] }
    const fall = (die: HTMLElement, at: number) =>
      this.animate(die, turn, { duration: TIME.roll - 90, delay: (at % 4) * 90, easing: OUT, fill: 'backwards' })
    await Promise.all(dice.map(fall))
  }

  async #judge(verdict: 'solved' | 'failed'): Promise<void> {
    this.verdict = verdict
    await this.pause(TIME.verdict)
  }

  /** The problem goes to whoever solved it. */
  async #win({ seat, tile }: { readonly seat: number; readonly tile: string }, view: WitchesView): Promise<void> {
    const problem = this.#problem(tile)
    await Promise.all([
      this.carry(problem, problem, this.plate(seat)),
      this.each([problem], { opacity: [0, 0] }, TIME.fly),
    ])
    await this.draw(view)
    this.verdict = null
  }

  /** From its box to its place. */
  async #place(space: string, view: WitchesView): Promise<void> {
    const box = boxOf(this.next)
    await this.draw(view)
    await this.come(this.tile(space), box, TIME.place)
  }

  /** The back shows until half way. */
  async #turnUp(space: string, view: WitchesView): Promise<void> {
    if (!reduced()) await this.each([this.tile(space)], { scale: ['1 1', '0.06 1'] }, TIME.reveal / 2)
    await this.draw(view)
    await this.each([this.tile(space)], { scale: ['0.06 1', '1 1'] }, TIME.reveal / 2)
  }

  /** In an arc over the land; the distance is known from the map itself. */
  async #move(seat: number, to: string, view: WitchesView, duration: number = TIME.move): Promise<void> {
    const from = this.drawn.players[seat]?.space
    await this.draw(view)
    if (!from) return
    const [a, b] = [spotOf(from), spotOf(to)]
    const [x, y] = [a.x - b.x, a.y - b.y]
    const arc = Math.min(duration > TIME.move ? 120 : 70, Math.hypot(x, y) * 0.2)
    const frames: Keyframe[] = [
      { translate: `${x}px ${y}px`, zIndex: 3 },
      { translate: `${x / 2}px ${y / 2 - arc}px`, zIndex: 3, offset: 0.5 },
      { translate: '0px 0px', zIndex: 3 },
    ]
    await Promise.all(this.witches(seat).map((witch) => this.animate(witch, frames, { duration, easing: IN_OUT })))
  }

  async #pour(space: string | null, view: WitchesView): Promise<void> {
    this.tea = space
    await this.draw(view)
    await this.each(this.all('[data-tea]'), { translate: ['0 14px', '0 0'], opacity: [0, 1] }, TIME.place)
    await this.pause(TIME.tea)
    this.tea = null
  }

  /** Counters go from one to another; how many there are is drawn when they have arrived. */
  async #count(what: 'cackle' | 'aliss', count: number, from: Thing, to: Thing, view: WitchesView): Promise<void> {
    await this.carryAll(count, this.supply(what), from, to)
    await this.draw(view)
    if (this.root?.contains(to)) await this.each([to], POP, TIME.pulse)
  }

  async #show(shown: Shown, from: Thing): Promise<void> {
    this.shown = shown
    await tick()
    await Promise.all([this.come(this.find('[data-shown]'), boxOf(from), TIME.place), this.pause(TIME.card)])
    this.shown = null
  }

  /** Cards leave the own hand, or somebody shows theirs. */
  async #lay(seat: number, cards: readonly string[], use: Shown['use'], view: WitchesView): Promise<void> {
    if (seat === view.seat) {
      const to = (use === 'symbol' ? this.#total : null) ?? this.pile
      await Promise.all(cards.map((card) => this.leave(this.find(`[data-hand="${card}"]`), to)))
    } else {
      await this.#show({ cards, use, seat, space: view.players[seat]?.space ?? null }, this.plate(seat))
    }
    await this.draw(view)
  }

  async #draw(cards: readonly string[], view: WitchesView): Promise<void> {
    await this.draw(view)
    const fresh = cards.map((card) => this.find(`[data-hand="${card}"]`))
    await Promise.all(fresh.map((card, n) => this.come(card, boxOf(this.pile), TIME.draw, n * TIME.apart)))
  }
}
