/**
 * Shows the changes of the table one after the other. What is drawn is `drawn`; cards fly as ghosts between the places
 * where things really lie on the screen, in the side column too, so that no layout has to be told twice.
 */
import { elementCard, madnessCard } from '../../art/book/cards'
import { back } from '../../art/cards/back'
import { drawn } from '../../art/sheet'
import { face } from './card'
import { FADE, IN_OUT, OUT } from '../common/pace'
import { reduced } from '../common/stage.svelte'
import { StepStage } from '../common/steps.svelte'
import { difference, type Motion, type Spot, type Step } from './difference'
import { lasts, TIME } from './pace'
import type { BigBookView, GameEvent } from './types'

const SVG = 'http://www.w3.org/2000/svg'

export class Stage extends StepStage<BigBookView, Motion, GameEvent> {
  protected steps(before: BigBookView, after: BigBookView, news: readonly GameEvent[]): readonly Step[] {
    return difference(before, after, news)
  }

  protected async act({ motion, view }: Step): Promise<void> {
    switch (motion.kind) {
      case 'fly':
        return this.#fly(motion, view)
      case 'marker':
        await this.draw(view)
        return this.pause(lasts(motion))
      case 'page':
        return this.#page(view)
      case 'lay':
        await this.draw(view)
        return this.#drop(motion.place)
      case 'break':
        await this.#pulse(
          `[data-place="${motion.place}"]`,
          [{ scale: '1' }, { scale: '1.12', rotate: '2deg' }, { scale: '1', rotate: '-2deg' }, { scale: '1' }],
          TIME.break,
        )
        return this.draw(view)
      case 'strike':
        return this.#pulse(
          `[data-place="${motion.place}"]`,
          [{ scale: '1' }, { scale: '1.14' }, { scale: '1.14' }, { scale: '1' }],
          TIME.strike,
        )
      case 'cast':
        await this.#pulse(
          `[data-spell="${motion.spell}"]`,
          [{ scale: '1' }, { scale: '1.12' }, { scale: '1' }],
          motion.seat === view.seat ? TIME.cast : 0,
        )
        return this.draw(view)
      case 'jump':
        await this.draw(view)
        return this.#pulse(null, [{ opacity: 0.4 }, { opacity: 1 }], FADE)
    }
  }

  /** Cards leave where they lie, and are there when they arrive. */
  async #fly(motion: Extract<Motion, { kind: 'fly' }>, view: BigBookView): Promise<void> {
    const starts = motion.cards.map((card) => this.#spot(motion.from, card))
    await this.draw(view)
    const ways = motion.cards.slice(0, 8).map(async (card, n) => {
      const from = starts[n]
      const to =
        motion.to === 'gone' && from
          ? new DOMRect(from.x, from.y - 46, from.width, from.height)
          : this.#spot(motion.to, card)
      if (!from || !to) return
      await this.#ghost(card, from, to, n * TIME.apart, motion.to === 'gone')
    })
    await Promise.all(ways)
  }

  async #ghost(card: string, from: DOMRect, to: DOMRect, delay: number, vanish: boolean): Promise<void> {
    if (reduced()) return
    const width = Math.min(90, Math.max(34, Math.min(from.width, 90)))
    const ghost = picture(card, width)
    document.body.append(ghost)
    const x = (box: DOMRect) => box.left + box.width / 2 - width / 2
    const y = (box: DOMRect) => box.top + box.height / 2 - width * 0.7
    const end = Math.min(1, Math.max(0.35, Math.min(to.width, 60) / width))
    const arc = Math.min(40, Math.hypot(x(from) - x(to), y(from) - y(to)) * 0.12)
    const frames: Keyframe[] = [
      { translate: `${x(from)}px ${y(from)}px`, scale: '1', opacity: 1 },
      { translate: `${(x(from) + x(to)) / 2}px ${(y(from) + y(to)) / 2 - arc}px`, opacity: 1, offset: 0.5 },
      { translate: `${x(to)}px ${y(to)}px`, scale: String(vanish ? 0.8 : end), opacity: vanish ? 0 : 0.9 },
    ]
    await this.animate(ghost, frames, { duration: TIME.card, delay, easing: OUT, fill: 'both' })
    ghost.remove()
  }

  /** The leaf folds over the spine. */
  async #page(view: BigBookView): Promise<void> {
    const turn = (side: string, from: number, to: number, edge: string) => {
      const page = this.find(`[data-book] ${side}`) ?? this.find('[data-book]')
      if (!page) return Promise.resolve()
      const at = (angle: number) => ({ transform: `perspective(1200px) rotateY(${angle}deg)`, transformOrigin: edge })
      return this.animate(page, [at(from), at(to)], { duration: TIME.page / 2, easing: IN_OUT })
    }
    await turn('.right', 0, -90, '0 50%')
    await this.draw(view)
    await turn('.left', 90, 0, '100% 50%')
  }

  async #drop(place: number): Promise<void> {
    const spot = this.find(`[data-place="${place}"]`)
    if (!spot) return
    await this.animate(
      spot,
      [
        { translate: '0 -70px', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: TIME.lay, easing: OUT },
    )
  }

  async #pulse(selector: string | null, frames: Keyframe[], duration: number): Promise<void> {
    const thing = selector ? this.find(selector) : this.root
    if (thing && duration) await this.animate(thing, frames, { duration, easing: IN_OUT })
  }

  /** Where a place is on the screen now: on the board, or in the side column. */
  #spot(spot: Spot, card: string): DOMRect | null {
    const [where = '', name = ''] = spot.split('/')
    const [kind = '', seat = ''] = where.split('-')
    const candidates: Record<string, string[]> = {
      hand: [`[data-hand="${seat}"] [data-card="${card}"]`, `[data-hand="${seat}"]`, `[data-seat="${seat}"]`],
      support: [`[data-support="${seat}/${card}"]`, `[data-slot="${seat}"]`, `[data-shelf="${seat}"]`],
      discard: [`[data-discard="${seat}"]`, `[data-seat="${seat}"]`],
      deck: [`[data-deck="${seat}"]`, `[data-discard="${seat}"]`, `[data-seat="${seat}"]`],
      supply: [`[data-supply="${name}"]`, '[data-book]'],
      stack: ['[data-stack]'],
      shelf: ['[data-shelf]'],
      plate: ['.reading'],
    }
    for (const selector of candidates[kind] ?? []) {
      for (const thing of document.querySelectorAll<HTMLElement>(selector)) {
        const box = thing.getBoundingClientRect()
        if (box.width > 0 && box.height > 0) return box
      }
    }
    return null
  }
}

/** A loose card that flies over everything; it is nothing to be touched or read. */
function picture(card: string, width: number): HTMLElement {
  const { element, value } = card === 'back' ? { element: null, value: 0 } : face(card)
  const href =
    card === 'back'
      ? drawn('card-back', back)
      : element === null
        ? drawn('book-madness', () => madnessCard())
        : drawn(`book-${card}`, () => elementCard(element, value))
  const ghost = document.createElement('div')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.cssText = `position:fixed;left:0;top:0;z-index:40;width:${width}px;pointer-events:none;transform-origin:50% 50%`
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 200 280')
  svg.style.overflow = 'visible'
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', href)
  svg.append(use)
  ghost.append(svg)
  return ghost
}
