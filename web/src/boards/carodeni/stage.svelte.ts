/**
 * Shows the changes of the table one after the other. What is drawn is `drawn`; a new view is reached by the motions of
 * `difference`. A thing flies as a copy of its picture, from where it really lies to where it goes, so that no layout has
 * to be told twice; places carry their names in `data-at`.
 */
import { FADE, IN_OUT, OUT } from '../common/pace'
import { StepStage } from '../common/steps.svelte'
import { difference, laidOut, type Motion, type Step, type Who } from './difference'
import { TIME } from './pace'
import type { CarodeniView, GameEvent } from './types'

export class Stage extends StepStage<CarodeniView, Motion, GameEvent> {
  /** whose eyes: their places are on the board, everybody else's are at their name */
  eyes: number | null = null

  protected steps(before: CarodeniView, after: CarodeniView, news: readonly GameEvent[]): readonly Step[] {
    return difference(before, after, news)
  }

  protected async act({ motion, view }: Step): Promise<void> {
    const before = this.drawn
    await this.#leave(motion)
    await this.draw(view)
    await this.#arrive(motion, before, view)
  }

  /** What is seen before the view changes. */
  async #leave(motion: Motion): Promise<void> {
    switch (motion.kind) {
      case 'fly':
        return this.#fly(motion.from, motion.to, motion.who, TIME.fly)
      case 'brew':
        return this.#fly(motion.from, 'clan', motion.who, TIME.brew)
      case 'goal':
        return this.#fly(`goal:${motion.goal}`, 'score', motion.who, TIME.goal)
      case 'rest':
        return this.#fly('pile', 'hand', motion.who, TIME.rest)
      case 'renew':
        await Promise.all(motion.places.map((place) => this.#fade(place)))
        return
      case 'token':
      case 'jump':
        return
    }
  }

  /** What is seen after it. */
  async #arrive(motion: Motion, before: CarodeniView, after: CarodeniView): Promise<void> {
    if (!this.root || !this.ms(1)) return
    if (motion.kind === 'jump') {
      await this.animate(this.root, { opacity: [0.35, 1] }, { duration: FADE })
      return
    }
    if (motion.kind === 'token') return this.#turnUp()
    const grown = motion.kind === 'brew' ? [this.#place('clan', motion.who)] : []
    const laid = laidOut(before, after).map((place) => this.#thing(place))
    await Promise.all([
      ...grown.map((thing) => this.#pop(thing, TIME.burst)),
      ...laid.map((thing) => this.#pop(thing, TIME.fill)),
    ])
  }

  async #turnUp(): Promise<void> {
    const token = this.#thing('token')
    if (token)
      await this.animate(token, { scale: ['0.1 1', '1 1'], opacity: [0.4, 1] }, { duration: TIME.fill, easing: OUT })
    await this.pause(TIME.token - TIME.fill)
  }

  async #fade(place: string): Promise<void> {
    const thing = this.#thing(place)
    if (thing) await this.animate(thing, { opacity: [1, 0] }, { duration: TIME.renew })
  }

  async #pop(thing: HTMLElement | null, duration: number): Promise<void> {
    if (thing)
      await this.animate(thing, { scale: ['0.8', '1.05', '1'], opacity: [0.2, 1, 1] }, { duration, easing: OUT })
  }

  /** A copy of the picture in an arc from one place to the other. */
  async #fly(from: string, to: string, who: Who, duration: number): Promise<void> {
    const thing = this.#thing(from) ?? this.#place('hand', who)
    const target = this.#place(to, who)
    if (!thing || !target || thing === target) return
    const [start, end] = [thing.getBoundingClientRect(), target.getBoundingClientRect()]
    const picture = thing.querySelector('img') ?? thing
    const box = picture.getBoundingClientRect()
    const copy = picture.cloneNode(true) as HTMLElement
    copy.removeAttribute('data-at')
    copy.setAttribute('aria-hidden', 'true')
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '40',
      pointerEvents: 'none',
    })
    document.body.append(copy)
    thing.style.visibility = 'hidden'
    const x = end.left + end.width / 2 - box.left - box.width / 2
    const y = end.top + end.height / 2 - box.top - box.height / 2
    const size = Math.max(0.25, Math.min(1.2, Math.min(end.width, end.height * 0.8) / Math.max(start.width, 1)))
    const arc = Math.min(46, Math.hypot(x, y) * 0.14)
    const frames: Keyframe[] = [
      { translate: '0 0', scale: '1' },
      { translate: `${x / 2}px ${y / 2 - arc}px`, scale: '1.06', offset: 0.5 },
      { translate: `${x}px ${y}px`, scale: String(size) },
    ]
    await this.animate(copy, frames, { duration, easing: IN_OUT, fill: 'forwards' })
    copy.remove()
    thing.style.visibility = ''
  }

  /** Where somebody's thing goes: on the own mat, or to their name. */
  #place(place: string, who: Who): HTMLElement | null {
    if (who === this.eyes) return this.#thing(place)
    if (place === 'active') return this.#thing(place)
    return this.#thing(`seat:${who}`)
  }

  /** The visible one of all things with that name; others are named in the side column, outside the board. */
  #thing(place: string): HTMLElement | null {
    const all = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)
    return [...all].find((thing) => thing.getClientRects().length > 0) ?? null
  }
}
