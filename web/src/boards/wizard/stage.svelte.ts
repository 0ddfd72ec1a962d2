/**
 * What happens at the card table, as it looks. Each motion starts where the things really lie on the screen, so that no
 * layout has to be told twice.
 */
import { IN_OUT, OUT } from '../common/pace'
import { reduced, Stage as AnyStage, type Timing } from '../common/stage.svelte'
import { TIME } from './pace'
import type { GameEvent, WizardView } from './types'

interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly width: number
}

export class Stage extends AnyStage<WizardView, GameEvent> {
  /** the points everybody just got, while they are shown */
  points = $state.raw<readonly number[] | null>(null)

  protected override settle(): void {
    this.points = null
  }

  protected async way(view: WizardView, news: readonly GameEvent[]): Promise<void> {
    const points = news.flatMap((event) => (event.event === 'scored' ? [event.points] : []))
    if (points.length) await this.#score(points, view)
    for (const event of news) {
      switch (event.event) {
        case 'dealt':
          await this.#deal(view)
          break
        case 'turned':
          await this.#turn(view)
          break
        case 'named-trump':
          await this.#pop('[data-trump]', view, TIME.trump)
          break
        case 'bid':
          await this.#pop(`[data-bid="${event.seat}"]`, view, TIME.bid)
          break
        case 'played':
          await this.#play(event.seat, event.card, view)
          break
        case 'took-trick':
          await this.#take(event.seat, view)
      }
    }
  }

  async #play(seat: number, card: string, view: WizardView): Promise<void> {
    const held = seat === view.seat ? this.find(`[data-hand="${card}"]`) : null
    const from = place(held ?? this.find(`[data-fan="${seat}"]`) ?? this.find(`[data-seat="${seat}"]`))
    await this.draw(view)
    const laid = this.find(`[data-laid="${seat}"]`)
    if (laid && from) await this.#fly(laid, from, { time: TIME.play, turnOver: !held })
  }

  async #take(seat: number, view: WizardView): Promise<void> {
    await this.pause(TIME.look)
    const cards = this.all('[data-laid]')
    const best = cards.find((card) => card.dataset.laid === String(seat))
    if (best)
      await this.animate(best, { scale: ['1', '1.06'] }, { duration: TIME.swell, easing: OUT, fill: 'forwards' })
    const to = place(this.find(`[data-seat="${seat}"]`))
    if (to) {
      const way = (card: HTMLElement) => {
        const from = place(card)
        const moved = from ? `${to.x - from.x}px ${to.y - from.y}px` : '0px 0px'
        const frames = { translate: moved, scale: '0.3', opacity: [1, 1, 0] }
        return this.animate(card, frames, { duration: TIME.take, easing: IN_OUT, fill: 'forwards' })
      }
      await Promise.all(cards.map(way))
    }
    await this.#pop(`[data-bid="${seat}"]`, view, TIME.swell)
  }

  async #deal(view: WizardView): Promise<void> {
    await this.draw(view)
    const deck = place(this.find('[data-deck]'))
    if (!deck) return
    const cards = [...this.all('[data-hand]'), ...this.all('[data-fan]')]
    const apart = Math.min(TIME.apart, (TIME.deal - TIME.card) / Math.max(1, cards.length - 1))
    const dealt = cards.map((card, at) => this.#fly(card, deck, { time: TIME.card, delay: at * apart, fade: true }))
    await Promise.all(dealt)
  }

  async #turn(view: WizardView): Promise<void> {
    await this.draw(view)
    const turned = this.find('[data-turned]')
    if (turned) await this.#turnOver(turned, { duration: TIME.turn, easing: OUT })
  }

  async #score(points: readonly number[], view: WizardView): Promise<void> {
    this.points = points
    await this.draw(view)
    await this.pause(TIME.points)
    this.points = null
  }

  async #pop(selector: string, view: WizardView, duration: number): Promise<void> {
    await this.draw(view)
    const thing = this.find(selector)
    if (thing)
      await this.animate(thing, { scale: ['0.7', '1.14', '1'], opacity: [0.3, 1, 1] }, { duration, easing: OUT })
  }

  /** In an arc from another place to where the card lies, turning into its angle. */
  async #fly(
    card: HTMLElement,
    from: Place,
    {
      time,
      delay = 0,
      turnOver = false,
      fade = false,
    }: { time: number; delay?: number; turnOver?: boolean; fade?: boolean },
  ): Promise<void> {
    const to = place(card)
    if (!to) return
    const [x, y] = shift(card)
    const start = [x + from.x - to.x, y + from.y - to.y] as const
    const arc = Math.min(40, Math.hypot(from.x - to.x, from.y - to.y) * 0.12)
    const frames: Keyframe[] = [
      { translate: `${start[0]}px ${start[1]}px`, rotate: `${from.turn}deg`, scale: String(from.width / to.width) },
      { translate: `${(start[0] + x) / 2}px ${(start[1] + y) / 2 - arc}px`, offset: 0.5 },
      { translate: `${x}px ${y}px`, rotate: `${to.turn}deg`, scale: '1' },
    ]
    const timing: Timing = { duration: time, delay, easing: OUT, fill: 'backwards' }
    const moves = [this.animate(card, frames, timing)]
    if (fade && !reduced()) moves.push(this.animate(card, { opacity: [0, 1, 1, 1] }, timing))
    if (turnOver) moves.push(this.#turnOver(card, timing))
    await Promise.all(moves)
  }

  /** The back shows until half way. */
  async #turnOver(card: HTMLElement, timing: Timing): Promise<void> {
    const back = card.querySelector<HTMLElement>('[data-back]')
    const leaf = back?.parentElement
    if (!back || !leaf || reduced()) return
    const hide = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }]
    await Promise.all([
      this.animate(back, hide, { ...timing, easing: 'linear' }),
      this.animate(leaf, { scale: ['1 1', '0.04 1', '1 1'] }, { ...timing, easing: 'linear' }),
    ])
  }
}

/** Where a thing lies now: its middle, its angle, its width. */
function place(thing: HTMLElement | null): Place | null {
  if (!thing) return null
  const box = thing.getBoundingClientRect()
  const turn = Number.parseFloat(getComputedStyle(thing).rotate) || 0
  const width = Number(thing.dataset.width) || thing.offsetWidth
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, turn, width }
}

/** What the thing's own style moves it by. */
function shift(thing: HTMLElement): readonly [number, number] {
  const [x = '0', y = '0'] = getComputedStyle(thing).translate.split(' ')
  return [Number.parseFloat(x) || 0, Number.parseFloat(y) || 0]
}
