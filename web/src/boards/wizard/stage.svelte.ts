/**
 * Shows the changes of the table one after the other. What is drawn is `shown`; a new view is reached by the motions of
 * `difference`, each of which starts where the things really lie on the screen, so that no layout has to be told twice.
 */
import { tick } from 'svelte'
import { difference, type Motion, type Step } from './difference'
import { IN_OUT, OUT, TIME } from './pace'
import type { GameEvent, WizardView } from './types'

interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly width: number
}

interface Timing {
  readonly duration: number
  readonly delay?: number
  readonly easing?: string
  readonly fill?: FillMode
}

/** More changes than this waiting: nobody watches any more, so they are not played out. */
const TOO_MANY = 14

export class Stage {
  shown = $state.raw() as WizardView
  /** the points everybody just got, while they are shown */
  points = $state.raw<readonly number[] | null>(null)
  busy = $state(false)
  root: HTMLElement | null = null

  #last: WizardView | null = null
  #steps: Step[] = []
  #motion = 1
  #hurried = false
  #running = new Set<Animation>()
  #wake: (() => void) | null = null

  constructor(view: WizardView) {
    this.shown = view
  }

  /** From here on the table shows `view`; the way there is played at the speed `motion`. */
  show(view: WizardView, news: readonly GameEvent[], motion: number): void {
    const steps = difference(this.#last, view, news)
    this.#last = view
    this.#motion = motion
    this.#steps.push(...steps)
    if (motion <= 0 || this.#steps.length > TOO_MANY) this.skip()
    if (!steps.length && !this.busy) this.shown = view
    if (!this.busy) void this.#run()
  }

  /** All that is still to be shown is shown at once. */
  skip(): void {
    if (!this.busy) return
    this.#hurried = true
    for (const animation of this.#running) animation.finish()
    this.#wake?.()
  }

  async #run(): Promise<void> {
    this.busy = true
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      await this.#perform(step)
      this.shown = step.view
    }
    this.points = null
    this.busy = false
    this.#hurried = false
  }

  async #perform({ motion, view }: Step): Promise<void> {
    if (!this.root || this.#ms(1) === 0) return
    switch (motion.kind) {
      case 'play':
        return this.#play(motion, view)
      case 'take':
        return this.#take(motion.seat, view)
      case 'deal':
        return this.#deal(view)
      case 'score':
        return this.#score(motion.points, view)
      case 'bid':
        return this.#pop(`[data-bid="${motion.seat}"]`, view, TIME.bid)
      case 'trump':
        return this.#pop('[data-trump]', view, TIME.trump)
      case 'jump':
        return this.#fade(view)
    }
  }

  async #play(motion: Extract<Motion, { kind: 'play' }>, view: WizardView): Promise<void> {
    const held = motion.own && motion.card ? this.#find(`[data-hand="${motion.card}"]`) : null
    const from = place(held ?? this.#find(`[data-fan="${motion.seat}"]`) ?? this.#find(`[data-seat="${motion.seat}"]`))
    await this.#draw(view)
    const card = this.#find(`[data-laid="${motion.seat}"]`)
    if (card && from) await this.#fly(card, from, { time: TIME.play, turnOver: !held && motion.card !== null })
  }

  async #take(seat: number, view: WizardView): Promise<void> {
    await this.#pause(TIME.look)
    const cards = this.#all('[data-laid]')
    const best = cards.find((card) => card.dataset.laid === String(seat))
    if (best)
      await this.#animate(best, { scale: ['1', '1.06'] }, { duration: TIME.swell, easing: OUT, fill: 'forwards' })
    const to = place(this.#find(`[data-seat="${seat}"]`))
    if (to) {
      const way = (card: HTMLElement) => {
        const from = place(card)
        const moved = from ? `${to.x - from.x}px ${to.y - from.y}px` : '0px 0px'
        const frames = { translate: moved, scale: '0.3', opacity: [1, 1, 0] }
        return this.#animate(card, frames, { duration: TIME.take, easing: IN_OUT, fill: 'forwards' })
      }
      await Promise.all(cards.map(way))
    }
    await this.#pop(`[data-bid="${seat}"]`, view, TIME.swell)
  }

  async #deal(view: WizardView): Promise<void> {
    await this.#draw(view)
    const deck = place(this.#find('[data-deck]'))
    if (!deck) return
    const cards = [...this.#all('[data-hand]'), ...this.#all('[data-fan]')]
    const apart = Math.min(TIME.apart, (TIME.deal - TIME.card) / Math.max(1, cards.length - 1))
    const dealt = cards.map((card, at) => this.#fly(card, deck, { time: TIME.card, delay: at * apart, fade: true }))
    await Promise.all(dealt)
    const turned = this.#find('[data-turned]')
    if (turned) await this.#turnOver(turned, { duration: TIME.turn, easing: OUT })
  }

  async #score(points: readonly number[], view: WizardView): Promise<void> {
    this.points = points
    await this.#draw(view)
    await this.#pause(TIME.points)
    this.points = null
  }

  async #pop(selector: string, view: WizardView, duration: number): Promise<void> {
    await this.#draw(view)
    const thing = this.#find(selector)
    if (thing)
      await this.#animate(thing, { scale: ['0.7', '1.14', '1'], opacity: [0.3, 1, 1] }, { duration, easing: OUT })
  }

  async #fade(view: WizardView): Promise<void> {
    await this.#draw(view)
    if (this.root) await this.#animate(this.root, { opacity: [0.35, 1] }, { duration: TIME.fade })
  }

  async #draw(view: WizardView): Promise<void> {
    this.shown = view
    await tick()
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
    const moves = [this.#animate(card, frames, timing)]
    if (fade && !reduced()) moves.push(this.#animate(card, { opacity: [0, 1, 1, 1] }, timing))
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
      this.#animate(back, hide, { ...timing, easing: 'linear' }),
      this.#animate(leaf, { scale: ['1 1', '0.04 1', '1 1'] }, { ...timing, easing: 'linear' }),
    ])
  }

  /** An animation that can be skipped; with reduced motion a fade in its place. */
  async #animate(
    thing: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    { duration, delay = 0, ...timing }: Timing,
  ): Promise<void> {
    const time = this.#ms(duration)
    if (!time) return
    const plain = reduced()
    const animation = plain
      ? thing.animate({ opacity: [0.2, 1] }, { duration: Math.min(time, TIME.fade) })
      : thing.animate(frames, { ...timing, duration: time, delay: this.#ms(delay) })
    this.#running.add(animation)
    try {
      await animation.finished
    } catch {
      // cancelled with its element: nothing is left to be shown
    } finally {
      this.#running.delete(animation)
    }
  }

  #pause(duration: number): Promise<void> {
    const time = this.#ms(duration)
    if (!time) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(() => this.#wake?.(), time)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        done()
      }
    })
  }

  /** 0 means: at once. What waits behind other changes is shown faster. */
  #ms(time: number): number {
    if (this.#hurried || this.#motion <= 0) return 0
    return time / this.#motion / (this.#steps.length > 5 ? 2 : 1)
  }

  #find(selector: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(selector) ?? null
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  }
}

function reduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
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
