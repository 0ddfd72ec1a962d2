/**
 * Shows the changes of the ring one after the other. What is drawn is `drawn`; a new view is reached by the motions of
 * `difference`. Whatever is on its way is taken off the track and drawn in `carried`, above everything else.
 */
import { FADE, IN, IN_OUT, OUT } from '../common/pace'
import { reduced, type Timing } from '../common/stage.svelte'
import { StepStage } from '../common/steps.svelte'
import { difference, type Motion, type Step } from './difference'
import { visible } from './facts'
import { floorHeight, passed, surface, way, type At, type Ring } from './geometry'
import { onTheWay, TIME } from './pace'
import { lift, partOf, type Carried } from './parts'
import type { GameEvent, TowersView } from './types'

/** What everybody sees for a moment: who stands beneath what was lifted. */
export interface Found {
  readonly space: number
  readonly wizards: readonly string[]
}

export class Stage extends StepStage<TowersView, Motion, GameEvent> {
  carried = $state.raw<readonly Carried[]>([])
  found = $state.raw<readonly Found[]>([])
  /** a spell that is being cast */
  cast = $state.raw<{ readonly seat: number; readonly spell: string } | null>(null)
  ring: Ring | null = null

  protected steps(before: TowersView, after: TowersView, news: readonly GameEvent[]): readonly Step[] {
    return difference(before, after, news)
  }

  protected override settle(): void {
    this.cast = null
  }

  protected async act(step: Step): Promise<void> {
    if (this.ring) await this.#act(this.ring, step)
    this.carried = []
    this.found = []
  }

  async #act(ring: Ring, { motion, view }: Step): Promise<void> {
    switch (motion.kind) {
      case 'tower':
        return this.#tower(ring, motion, view)
      case 'wizard':
        return this.#wizards(ring, motion, view)
      case 'fly':
        return this.#fly(ring, motion.space, motion.to, view)
      case 'swap':
        return this.#swap(ring, motion, view)
      case 'lift':
        return this.#lift(ring, motion)
      case 'free':
        return this.#free(ring, motion, view)
      case 'card':
        return this.#pop('[data-played]', view, TIME.card)
      case 'roll':
        return this.#roll(view)
      case 'spell':
        this.cast = { seat: motion.seat, spell: motion.spell }
        return this.#pop('[data-cast]', this.drawn, TIME.spell)
      case 'fill':
        return this.#pop(`[data-flasks="${motion.seat}"]`, view, TIME.fill)
      case 'jump':
        return
    }
  }

  // --- motions ---------------------------------------------------------------------------------------------------

  async #tower(
    ring: Ring,
    { space, floor, to, keep }: Extract<Motion, { kind: 'tower' }>,
    view: TowersView,
  ): Promise<void> {
    const part = partOf(this.drawn, ring, space, floor)
    const [fromX, fromY] = [part.x, part.y]
    const floors = view.spaces[to]?.floors.length ?? 0
    const below = floors - part.floors.length
    const height = floorHeight(ring, to, floors, keep)
    const [toX, ground] = surface(ring, to, 0)
    const goal: At = [toX - fromX, ground - below * height * ring.scale - fromY]
    // the source is uncovered from the first moment: whoever was imprisoned there is free
    const left = view.spaces[space]
    this.carried = [part]
    await this.draw({
      ...this.drawn,
      spaces: this.drawn.spaces.map((one, n) => (n === space && left ? left : one)),
      keep: keep ? -1 : this.drawn.keep,
    })
    const up = 18 * Math.max(0.7, ring.scale)
    await this.#slide(
      part.key,
      [
        [0, 0],
        [0, -up],
      ],
      { duration: TIME.lift, easing: OUT },
    )
    const steps = way(space, to)
    await this.#slide(part.key, this.#hops(ring, [fromX, fromY], space, steps, goal, up), {
      duration: onTheWay(Math.abs(steps)),
      easing: 'linear',
    })
    if (visible(this.drawn, to).length) await this.pause(TIME.open / 4)
    await this.#slide(part.key, [[goal[0], goal[1] - up], goal], { duration: TIME.land, easing: IN })
  }

  async #wizards(
    ring: Ring,
    { wizards, space, to, enters }: Extract<Motion, { kind: 'wizard' }>,
    view: TowersView,
  ): Promise<void> {
    const start = surface(ring, space, this.drawn.spaces[space]?.floors.length ?? 0)
    const target = view.spaces[to]?.floors.length ?? 0
    const end = surface(ring, to, target, enters)
    const one: Carried = { key: 'wizards', floors: [], wizards, keep: false, x: start[0], y: start[1], height: 0 }
    const left = view.spaces[space]
    this.carried = [one]
    await this.draw({
      ...this.drawn,
      spaces: this.drawn.spaces.map((there, n) => (n === space && left ? left : there)),
    })
    const steps = way(space, to)
    const goal: At = [end[0] - start[0], end[1] - start[1]]
    const path = [[0, 0] as At, ...this.#hops(ring, start, space, steps, goal, 22 * ring.scale).slice(1, -1), goal]
    await this.#slide('wizards', path, { duration: onTheWay(Math.abs(steps)) + TIME.land, easing: 'linear' })
    if (enters) await this.#fade('wizards')
  }

  async #fly(ring: Ring, space: number, to: number, view: TowersView): Promise<void> {
    const start = surface(ring, space, this.drawn.spaces[space]?.floors.length ?? 0, true)
    const end = surface(ring, to, view.spaces[to]?.floors.length ?? 0, true)
    this.carried = [{ key: 'keep', floors: [], wizards: [], keep: true, x: start[0], y: start[1], height: 0 }]
    await this.draw({ ...this.drawn, keep: -1 })
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const high = Math.min(0, dy) - 50 * ring.scale
    await this.#slide(
      'keep',
      [
        [0, 0],
        [dx * 0.12, high],
        [dx * 0.88, high],
        [dx, dy],
      ],
      { duration: TIME.fly, easing: IN_OUT },
    )
  }

  async #swap(ring: Ring, { one, other, open }: Extract<Motion, { kind: 'swap' }>, view: TowersView): Promise<void> {
    const top = (space: number) => partOf(this.drawn, ring, space, this.drawn.spaces[space]?.floors.length ?? 1)
    const [a, b] = [
      { ...top(one), key: 'one' },
      { ...top(other), key: 'other' },
    ]
    this.carried = [a, b]
    this.found = [one, other].map((space) => ({ space, wizards: visible(open, space) }))
    await this.draw(open)
    const ups = { one: lift(ring, a), other: lift(ring, b) }
    const rise = (up: number): At[] => [
      [0, 0],
      [0, -up],
    ]
    await Promise.all([
      this.#slide('one', rise(ups.one), { duration: TIME.lift, easing: OUT }),
      this.#slide('other', rise(ups.other), { duration: TIME.lift, easing: OUT }),
    ])
    await this.pause(TIME.open)
    const goal = (from: Carried, to: Carried): At => [to.x - from.x, to.y - from.y]
    const cross = (from: Carried, to: Carried, start: number, end: number, higher: number): At[] => {
      const [dx, dy] = goal(from, to)
      return [
        [0, -start],
        [dx / 2, dy / 2 - Math.max(start, end) - higher],
        [dx, dy - end],
        [dx, dy],
      ]
    }
    await Promise.all([
      this.#slide('one', cross(a, b, ups.one, ups.other, 40), { duration: TIME.swap, easing: IN_OUT }),
      this.#slide('other', cross(b, a, ups.other, ups.one, 0), { duration: TIME.swap, easing: IN_OUT }),
    ])
    this.drawn = view
  }

  async #lift(ring: Ring, { space, floor, open, beneath }: Extract<Motion, { kind: 'lift' }>): Promise<void> {
    const before = this.drawn
    const part = partOf(this.drawn, ring, space, floor)
    this.carried = [part]
    this.found = [{ space, wizards: beneath }]
    await this.draw({ ...open, keep: part.keep ? -1 : open.keep })
    const up = lift(ring, part)
    await this.#slide(
      part.key,
      [
        [0, 0],
        [0, -up],
      ],
      { duration: TIME.lift, easing: OUT },
    )
    await this.pause(TIME.open)
    await this.#slide(
      part.key,
      [
        [0, -up],
        [0, 0],
      ],
      { duration: TIME.lift, easing: IN_OUT },
    )
    this.drawn = before
  }

  async #free(ring: Ring, { wizard, space }: Extract<Motion, { kind: 'free' }>, view: TowersView): Promise<void> {
    const floors = this.drawn.spaces[space]?.floors.length ?? 0
    const [x, y] = surface(ring, space, floors, view.keep === space)
    this.carried = [{ key: 'freed', floors: [], wizards: [wizard], keep: false, x, y, height: 0 }]
    await this.draw(this.drawn)
    await this.#slide(
      'freed',
      [
        [0, 40 * ring.scale],
        [0, -30 * ring.scale],
        [0, 0],
      ],
      { duration: TIME.rise, easing: OUT },
    )
  }

  async #roll(view: TowersView): Promise<void> {
    await this.draw(view)
    const die = this.find('[data-die]')
    if (!die) return
    await this.animate(die, { rotate: ['-1080deg', '0deg'], scale: ['0.6', '1'] }, { duration: TIME.roll, easing: OUT })
  }

  async #pop(selector: string, view: TowersView, duration: number): Promise<void> {
    await this.draw(view)
    // players' plates may stand in the side column, outside of the board
    const thing = this.find(selector) ?? document.querySelector<HTMLElement>(selector)
    if (thing)
      await this.animate(thing, { scale: ['0.7', '1.14', '1'], opacity: [0.3, 1, 1] }, { duration, easing: OUT })
  }

  // --- tools -----------------------------------------------------------------------------------------------------

  /** From space to space in little leaps, `up` above the straight way. */
  #hops(ring: Ring, from: At, space: number, steps: number, goal: At, up: number): At[] {
    const spaces = passed(space, steps)
    const base = surface(ring, space, 0)
    const last = surface(ring, (space + steps + 32) % 16, 0)
    // what is above its ground at the start and at the end
    const [high, low] = [from[1] - base[1], goal[1] + from[1] - last[1]]
    const points: At[] = [[0, -up]]
    spaces.forEach((next, n) => {
      const part = (n + 1) / spaces.length
      const [x, y] = surface(ring, next, 0)
      const before = points.at(-1) ?? [0, 0]
      const point: At = [x - from[0], y - from[1] + high + (low - high) * part - up]
      points.push([(before[0] + point[0]) / 2, Math.min(before[1], point[1]) - up * 0.6], point)
    })
    return points
  }

  async #slide(key: string, points: readonly At[], timing: Timing): Promise<void> {
    const thing = this.root?.querySelector<SVGElement>(`[data-carried="${key}"]`)
    if (!thing) return
    const last = points.at(-1) ?? [0, 0]
    if (reduced()) {
      thing.style.translate = `${last[0]}px ${last[1]}px`
      return this.animate(thing, { opacity: [0.2, 1] }, { duration: FADE })
    }
    await this.animate(thing, { translate: points.map(([x, y]) => `${x}px ${y}px`) }, timing)
    thing.style.translate = `${last[0]}px ${last[1]}px`
  }

  async #fade(key: string): Promise<void> {
    const thing = this.root?.querySelector<SVGElement>(`[data-carried="${key}"]`)
    if (thing) await this.animate(thing, { opacity: [1, 0] }, { duration: TIME.land })
  }
}
