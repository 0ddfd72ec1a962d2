/**
 * Where the things of Lancre are on the page, and how they move. Each is found by what it is (`data-witch`, `data-tile` …)
 * and starts where it really lies, so no layout has to be told twice; what is not in sight is left out.
 */
import { IN_OUT, OUT } from '../common/pace'
import { reduced, Stage, type Frames } from '../common/stage.svelte'
import { TIME } from './pace'
import type { GameEvent, WitchesView } from './types'

export type Thing = HTMLElement | null

export const POP: Frames = { scale: ['1', '1.25', '1'] }
export const SHAKE: Frames = { rotate: ['0deg', '-7deg', '7deg', '-4deg', '0deg'] }

export abstract class Moving extends Stage<WitchesView, GameEvent> {
  protected witches(seat: number): readonly HTMLElement[] {
    return this.all(`[data-witch="${seat}"]`)
  }

  protected tile(space: string | null): Thing {
    return this.find(`[data-tile="${space}"]`)
  }

  protected get pile(): Thing {
    return this.find('[data-pile]')
  }

  /** the problem that is placed next */
  protected get next(): Thing {
    return this.find('[data-next] svg')
  }

  protected supply(what: 'cackle' | 'aliss' | 'crisis' | 'elves'): Thing {
    return this.find(`[data-supply="${what}"]`)
  }

  protected plate(seat: number): Thing {
    return this.#beside(`[data-seat="${seat}"]`)
  }

  protected counters(seat: number): Thing {
    return this.#beside(`[data-counters="${seat}"]`)
  }

  /** In the wide layout everybody stands in the side column, which shows a moment when the board has shown it. */
  #beside(selector: string): Thing {
    return this.find(selector) ?? document.querySelector<HTMLElement>(selector)
  }

  protected async each(things: readonly Thing[], frames: Frames, duration: number): Promise<void> {
    const there = things.filter((thing) => thing !== null)
    await Promise.all(there.map((thing) => this.animate(thing, frames, { duration, easing: OUT })))
  }

  /** Points at what has changed, or at what something happened to. */
  protected async point(view: WitchesView, things: () => readonly Thing[], frames: Frames = POP): Promise<void> {
    await this.draw(view)
    await this.each(things(), frames, TIME.pulse)
  }

  protected async vanish(thing: Thing, view: WitchesView): Promise<void> {
    await this.each([thing], { scale: ['1', '0.3'], opacity: [1, 0] }, TIME.fly)
    await this.draw(view)
  }

  /** From another place of the page to where the thing lies. */
  protected async come(thing: Thing, from: DOMRect | null, duration: number, delay = 0): Promise<void> {
    const to = boxOf(thing)
    if (!thing || !from || !to) return
    const frames: Frames = {
      translate: [between(to, from, unitOf(thing)), '0px 0px'],
      scale: [String(Math.min(1, from.width / to.width)), '1'],
      opacity: [0.4, 1, 1],
      zIndex: [30, 30],
    }
    await this.animate(thing, frames, { duration, delay, easing: OUT, fill: 'backwards' })
  }

  /** From where the thing lies to another place of the page, where it is seen no more. */
  protected async leave(thing: Thing, place: Thing): Promise<void> {
    const [from, to] = [boxOf(thing), boxOf(place)]
    if (!thing || !from || !to) return
    const frames: Frames = {
      translate: ['0px 0px', between(from, to, unitOf(thing))],
      scale: ['1', '0.25'],
      opacity: [1, 1, 0.2],
      zIndex: [30, 30],
    }
    await this.animate(thing, frames, { duration: TIME.fly, easing: IN_OUT })
  }

  /**
   * A copy of the picture in a thing goes, above everything, from one place of the page to another; with reduced motion
   * that other place fades instead.
   */
  protected async carry(what: Thing, from: Thing, to: Thing, delay = 0): Promise<void> {
    const [picture, start, end] = [what?.querySelector('svg'), boxOf(from), boxOf(to)]
    if (!picture || !start || !end || !this.root) return
    if (reduced()) return this.each([to], POP, TIME.fly)
    const copy = copyOf(picture, start)
    this.root.append(copy)
    const frames: Frames = {
      translate: ['0px 0px', between(start, end)],
      scale: ['1', '1.25', '0.7'],
      opacity: [0.4, 1, 0.8],
    }
    await this.animate(copy, frames, { duration: TIME.fly, delay, easing: IN_OUT, fill: 'both' })
    copy.remove()
  }

  /** So many of them, one a little after the other. */
  protected async carryAll(count: number, what: Thing, from: Thing, to: Thing): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, n) => this.carry(what, from, to, n * TIME.apart)))
  }
}

/** Where a thing is seen; null where it is not, as on a part of the map that lies outside its window. */
export function boxOf(thing: Element | null): DOMRect | null {
  const box = thing?.getBoundingClientRect()
  if (!box?.width) return null
  const frame = thing?.closest('[data-window]')?.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) ? null : box
}

/** What leads from the middle of one box to that of another; a unit is so many px of the screen. */
function between(from: DOMRect, to: DOMRect, unit = 1): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  return `${x / unit}px ${y / unit}px`
}

/** How long one px of the thing is on the screen: the map and what is read are scaled. */
function unitOf(thing: HTMLElement): number {
  return thing.getBoundingClientRect().width / thing.offsetWidth || 1
}

function copyOf(picture: Element, at: DOMRect): HTMLElement {
  const { width, height } = picture.getBoundingClientRect()
  const copy = document.createElement('div')
  copy.append(picture.cloneNode(true))
  copy.ariaHidden = 'true'
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '9',
    left: `${at.left + (at.width - width) / 2}px`,
    top: `${at.top + (at.height - height) / 2}px`,
    width: `${width}px`,
    pointerEvents: 'none',
  })
  return copy
}
