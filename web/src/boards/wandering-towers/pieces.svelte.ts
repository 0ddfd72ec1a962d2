/**
 * How the pieces on the ring move. Whatever is on its way is taken off the track and drawn in `carried`, above everything
 * else; who stands beneath a tower in the air is known from what is told, and shown only so long.
 */
import { FADE, IN, IN_OUT, OUT } from '../common/pace'
import { reduced, Stage, type Timing } from '../common/stage.svelte'
import { visible } from './facts'
import { floorHeight, surface, way, type At, type Ring } from './geometry'
import { onTheWay, TIME } from './pace'
import { keepOn, lift, missing, opened, partOf, without, withoutKeep, wizardsOn, type Carried } from './parts'
import { between, crossing, flight, HERE, leaps, raised } from './paths'
import type { Events, GameEvent, TowersView } from './types'

/** What everybody sees for a moment: who stands beneath what was lifted. */
export interface Found {
  readonly space: number
  readonly wizards: readonly string[]
}

export abstract class Pieces extends Stage<TowersView, GameEvent> {
  carried = $state.raw<readonly Carried[]>([])
  found = $state.raw<readonly Found[]>([])
  ring: Ring | null = null

  /** Everything stands where it belongs. */
  protected putDown(): void {
    this.carried = []
    this.found = []
  }

  protected async place(ring: Ring, { tower, wizards }: Events.Placed, view: TowersView): Promise<void> {
    const space = view.spaces.findIndex(({ floors }) => floors.some((floor) => floor.tower === tower))
    await this.#take(wizardsOn(view, ring, space, wizards, 'placed'), this.drawn)
    await this.#all(() => [raised(HERE, 60 * ring.scale), HERE], { duration: TIME.place, easing: IN })
  }

  protected async tower(ring: Ring, event: Events.MovedTower, view: TowersView): Promise<void> {
    const { space, floor, to, keep, freed } = event
    const part = partOf(this.drawn, ring, space, floor)
    if (!part.floors.length) return
    const floors = view.spaces[to]?.floors.length ?? 0
    const height = floorHeight(ring, to, floors, keep)
    const [x, ground] = surface(ring, to, 0)
    const goal = between(part, { x, y: ground - (floors - part.floors.length) * height * ring.scale })
    const up = 18 * Math.max(0.7, ring.scale)
    const caught = visible(this.drawn, to).length > 0
    // from the first moment whoever was imprisoned there is free
    await this.#take([part], opened(this.drawn, space, floor, freed))
    await this.#slide(part, [HERE, raised(HERE, up)], { duration: TIME.lift, easing: OUT })
    const path = leaps(ring, space, to, [part.x, part.y], goal, up)
    await this.#slide(part, path, { duration: onTheWay(Math.abs(way(space, to))), easing: 'linear' })
    if (caught) await this.pause(TIME.open / 4)
    await this.#slide(part, [raised(goal, up), goal], { duration: TIME.land, easing: IN })
  }

  /** Whoever leaves the space goes along: the wizard that is moved, and those who ride. */
  protected async walk(ring: Ring, { space, to }: Events.MovedWizard, view: TowersView): Promise<void> {
    const wizards = missing(visible(this.drawn, space), visible(view, space))
    const ends = wizardsOn(view, ring, to, wizards, 'walks')
    await this.#take(wizardsOn(this.drawn, ring, space, wizards, 'walks'), without(this.drawn, space, wizards))
    const path = (one: Carried, n: number): At[] => {
      const goal = between(one, ends[n] ?? one)
      return [HERE, ...leaps(ring, space, to, [one.x, one.y], goal, 22 * ring.scale).slice(1, -1), goal]
    }
    await this.#all(path, { duration: onTheWay(Math.abs(way(space, to))) + TIME.land, easing: 'linear' })
  }

  /** Through the gate; then the chip at the wall says how many are inside. */
  protected async enter(ring: Ring, { wizards }: Events.Entered, view: TowersView): Promise<void> {
    const { keep } = this.drawn
    const gate = keepOn(this.drawn, ring, keep)
    await this.#take(wizardsOn(this.drawn, ring, keep, wizards, 'enters'), without(this.drawn, keep, wizards))
    const timing: Timing = { duration: TIME.enter, easing: IN, fill: 'forwards' }
    const goesIn = (one: Carried) => {
      const [x, y] = raised(between(one, gate), 20 * ring.scale)
      const thing = this.#thing(one)
      return thing && this.animate(thing, { translate: ['0px 0px', `${x}px ${y}px`], opacity: [1, 1, 0] }, timing)
    }
    await Promise.all(this.carried.map(goesIn))
    this.putDown()
    await this.draw(view)
    const chips = [...new Set(wizards)].map((wizard) => this.find(`[data-inside="${wizard}"]`))
    await Promise.all(chips.map((chip) => this.pop(chip, TIME.pop)))
  }

  protected async fly(ring: Ring, { space, to }: Events.Flew | Events.Nudged, view: TowersView): Promise<void> {
    const keep = keepOn(this.drawn, ring, space)
    await this.#take([keep], withoutKeep(this.drawn))
    const path = flight(between(keep, keepOn(view, ring, to)), 50 * ring.scale)
    await this.#slide(keep, path, { duration: TIME.fly, easing: IN_OUT })
  }

  /** Ravenskeep would fly, and finds nowhere to go. */
  protected async stay(ring: Ring, { space }: Events.Stayed): Promise<void> {
    await this.#take([keepOn(this.drawn, ring, space)], withoutKeep(this.drawn))
    await this.#hop(14 * ring.scale)
  }

  protected async swap(ring: Ring, event: Events.Swapped): Promise<void> {
    const { one, other, beneath_one, beneath_other } = event
    const top = (space: number) => this.drawn.spaces[space]?.floors.length ?? 1
    const a = { ...partOf(this.drawn, ring, one, top(one)), key: 'one' }
    const b = { ...partOf(this.drawn, ring, other, top(other)), key: 'other' }
    const [upA, upB] = [lift(ring, a), lift(ring, b)]
    this.found = [
      { space: one, wizards: beneath_one },
      { space: other, wizards: beneath_other },
    ]
    await this.#take([a, b], opened(opened(this.drawn, one, top(one), beneath_one), other, top(other), beneath_other))
    const ups = (part: Carried) => [HERE, raised(HERE, part === a ? upA : upB)]
    await this.#all(ups, { duration: TIME.lift, easing: OUT })
    await this.pause(TIME.open)
    const cross = (part: Carried) =>
      part === a ? crossing(between(a, b), upA, upB, 40) : crossing(between(b, a), upB, upA, 0)
    await this.#all(cross, { duration: TIME.swap, easing: IN_OUT })
  }

  protected async lift(ring: Ring, { space, floor, beneath }: Events.Lifted): Promise<void> {
    const part = { ...partOf(this.drawn, ring, space, floor), key: 'lifted' }
    if (!part.floors.length) return
    const high = raised(HERE, lift(ring, part))
    this.found = [{ space, wizards: beneath }]
    await this.#take([part], opened(this.drawn, space, floor, beneath))
    await this.#slide(part, [HERE, high], { duration: TIME.lift, easing: OUT })
    await this.pause(TIME.open)
    await this.#slide(part, [high, HERE], { duration: TIME.lift, easing: IN_OUT })
  }

  protected async free(ring: Ring, { wizard, space }: Events.Freed, view: TowersView): Promise<void> {
    await this.#take(wizardsOn(view, ring, space, [wizard], 'freed'), this.drawn)
    const path = [raised(HERE, -40 * ring.scale), raised(HERE, 30 * ring.scale), HERE]
    await this.#all(() => path, { duration: TIME.rise, easing: OUT })
  }

  /** Somebody rides along with the wizard that is about to move, or cannot after all. */
  protected async ride(ring: Ring, wizard: string, high: number): Promise<void> {
    const space = this.drawn.moving?.space
    if (space === undefined) return
    await this.#take(wizardsOn(this.drawn, ring, space, [wizard], 'rides'), without(this.drawn, space, [wizard]))
    await this.#hop(high * ring.scale)
  }

  /** A potion from the space where wizards were caught to where it is kept, which may be beside the board. */
  protected async fill(ring: Ring, space: number, wizard: string, kept: Element | null): Promise<void> {
    const picture = this.find('[data-ring]')?.getBoundingClientRect()
    const box = kept?.getBoundingClientRect()
    if (!picture || !box) return
    const [x, y] = surface(ring, space, this.drawn.spaces[space]?.floors.length ?? 0)
    const potion: Carried = { key: 'potion', floors: [], wizards: [], keep: false, x, y, height: 0, potion: wizard }
    const goal = { x: box.left + box.width / 2 - picture.left, y: box.top + box.height - picture.top }
    await this.#take([potion], this.drawn)
    await this.#slide(potion, [HERE, raised(HERE, 44 * ring.scale), between(potion, goal)], {
      duration: TIME.potion,
      easing: IN_OUT,
    })
  }

  protected async pop(thing: Element | null, duration: number): Promise<void> {
    if (!thing) return
    await this.animate(thing, { scale: ['0.7', '1.14', '1'], opacity: [0.3, 1, 1] }, { duration, easing: OUT })
  }

  // --- tools -----------------------------------------------------------------------------------------------------

  /** Pieces leave the track, which is drawn without them. */
  async #take(pieces: readonly Carried[], rest: TowersView): Promise<void> {
    this.carried = pieces
    await this.draw(rest)
  }

  async #hop(high: number): Promise<void> {
    await this.#all(() => [HERE, raised(HERE, high), HERE], { duration: TIME.hop, easing: OUT })
  }

  async #all(path: (one: Carried, n: number) => readonly At[], timing: Timing): Promise<void> {
    await Promise.all(this.carried.map((one, n) => this.#slide(one, path(one, n), timing)))
  }

  async #slide(one: Carried, points: readonly At[], timing: Timing): Promise<void> {
    const thing = this.#thing(one)
    if (!thing) return
    const [x, y] = points.at(-1) ?? HERE
    if (!reduced()) await this.animate(thing, { translate: points.map((at) => `${at[0]}px ${at[1]}px`) }, timing)
    thing.style.translate = `${x}px ${y}px`
    if (reduced()) await this.animate(thing, { opacity: [0.2, 1] }, { duration: FADE })
  }

  #thing({ key }: Carried): HTMLElement | null {
    return this.find(`[data-carried="${key}"]`)
  }
}
