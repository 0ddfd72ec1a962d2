/**
 * Shows the changes of the table one after the other. What is drawn is `drawn`; a new view is reached by the motions of
 * `difference`. Things are found by what they are (`data-witch`, `data-tile` …), so no layout has to be told twice.
 */
import { FADE, IN_OUT, OUT } from '../common/pace'
import { StepStage } from '../common/steps.svelte'
import { difference, type Motion, type Step } from './difference'
import { TIME } from './pace'
import { spotOf } from './places'
import type { GameEvent, WitchesView } from './types'

export class Stage extends StepStage<WitchesView, Motion, GameEvent> {
  /** the card that was turned to place a problem, while it is shown */
  turned = $state.raw<{ readonly card: string; readonly space: string } | null>(null)
  /** whether dice are in the air: what they bring is not told before they lie */
  rolling = $state(false)
  /** how the attempt ended, while it is shown */
  verdict = $state.raw<'solved' | 'failed' | null>(null)
  /** where tea is being had, while it is shown */
  tea = $state.raw<string | null>(null)

  protected steps(before: WitchesView, after: WitchesView, news: readonly GameEvent[]): readonly Step[] {
    return difference(before, after, news)
  }

  protected override settle(): void {
    this.turned = null
    this.rolling = false
    this.verdict = null
    this.tea = null
  }

  protected async act({ motion, view }: Step): Promise<void> {
    switch (motion.kind) {
      case 'card':
        this.turned = { card: motion.card, space: motion.space }
        await this.pause(TIME.card)
        this.turned = null
        return
      case 'tea':
        this.tea = motion.space
        await this.#on('[data-tea]', view, { translate: ['0 14px', '0 0'], opacity: [0, 1] }, TIME.place)
        await this.pause(TIME.tea)
        this.tea = null
        return
      case 'move':
        return this.#move(motion, view)
      case 'roll':
        return this.#roll(motion.dice, view)
      case 'verdict':
        return this.#verdict(motion)
      case 'place':
        return this.#on(
          `[data-tile="${motion.space}"]`,
          view,
          { translate: ['0 -60px', '0 0'], opacity: [0, 1] },
          TIME.place,
        )
      case 'reveal':
        return this.#on(`[data-tile="${motion.space}"]`, view, { scale: ['0.06 1', '1 1'] }, TIME.reveal)
      case 'crisis':
        return this.#on(
          `[data-crisis="${motion.space}"]`,
          view,
          { scale: ['1.8', '0.9', '1'], opacity: [0, 1, 1] },
          TIME.crisis,
        )
      case 'counters':
        return this.#on(`[data-counters="${motion.seat}"]`, view, { scale: ['1.25', '1'] }, TIME.counters)
      case 'draw':
        return this.#draw(motion.cards, view)
      case 'jump':
        await this.draw(view)
        if (this.root) await this.animate(this.root, { opacity: [0.35, 1] }, { duration: FADE })
    }
  }

  /** In an arc over the land; the distance is known from the map itself. */
  async #move({ seat, from, to }: Extract<Motion, { kind: 'move' }>, view: WitchesView): Promise<void> {
    await this.draw(view)
    const [a, b] = [spotOf(from), spotOf(to)]
    const [dx, dy] = [a.x - b.x, a.y - b.y]
    const arc = Math.min(70, Math.hypot(dx, dy) * 0.2)
    const frames: Keyframe[] = [
      { translate: `${dx}px ${dy}px` },
      { translate: `${dx / 2}px ${dy / 2 - arc}px`, offset: 0.5 },
      { translate: '0px 0px' },
    ]
    const witches = this.all(`[data-witch="${seat}"]`)
    await Promise.all(witches.map((witch) => this.animate(witch, frames, { duration: TIME.move, easing: IN_OUT })))
  }

  async #roll(dice: readonly number[], view: WitchesView): Promise<void> {
    this.rolling = true
    await this.draw(view)
    const rolled = dice.flatMap((at) => this.all(`[data-die="${at}"]`))
    const turn = { rotate: ['-540deg', '0deg'], scale: ['0.6', '1.08', '1'], opacity: [0.2, 1, 1] }
    const all = rolled.map((die, at) =>
      this.animate(die, turn, { duration: TIME.roll - 90, delay: at * 90, easing: OUT, fill: 'backwards' }),
    )
    await Promise.all(all)
    this.rolling = false
  }

  async #verdict({ seat, space, solved }: Extract<Motion, { kind: 'verdict' }>): Promise<void> {
    this.verdict = solved ? 'solved' : 'failed'
    await this.pause(TIME.verdict)
    const tile = this.find(`[data-tile="${space}"]`)
    const plate = this.find(`[data-seat="${seat}"]`) ?? document.querySelector<HTMLElement>(`[data-seat="${seat}"]`)
    if (solved && tile && plate) {
      const [from, to] = [tile.getBoundingClientRect(), plate.getBoundingClientRect()]
      const scale = tile.offsetWidth ? from.width / tile.offsetWidth : 1
      const way = `${(to.left + to.width / 2 - from.left - from.width / 2) / scale}px ${(to.top + to.height / 2 - from.top - from.height / 2) / scale}px`
      await this.animate(
        tile,
        { translate: ['0px 0px', way], scale: ['1', '0.6'], opacity: [1, 1, 0.2] },
        { duration: TIME.fly, easing: IN_OUT, fill: 'forwards' },
      )
    }
    this.verdict = null
  }

  async #draw(cards: readonly string[], view: WitchesView): Promise<void> {
    await this.draw(view)
    const fresh = cards.flatMap((card) => this.all(`[data-hand="${card}"]`))
    const frames = { translate: ['0 60px', '0 0'], opacity: [0, 1] }
    await Promise.all(
      fresh.map((card, at) =>
        this.animate(card, frames, { duration: TIME.draw, delay: at * 40, easing: OUT, fill: 'backwards' }),
      ),
    )
  }

  async #on(selector: string, view: WitchesView, frames: PropertyIndexedKeyframes, duration: number): Promise<void> {
    await this.draw(view)
    await Promise.all(this.all(selector).map((thing) => this.animate(thing, frames, { duration, easing: OUT })))
  }
}
