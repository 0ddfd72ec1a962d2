/**
 * What happens at the table, as it looks. Cards fly as ghosts between the places where things really lie on the screen,
 * in the side column too, so that no layout has to be told twice.
 */
import { IN_OUT, OUT } from '../common/pace'
import { reduced, Stage as AnyStage } from '../common/stage.svelte'
import { flights, type Flight, type Spot } from './flights'
import { TIME } from './pace'
import { loose } from './picture'
import type { BigBookView, GameEvent } from './types'

/** Of many cards no more than these are seen on their way. */
const SEEN = 8

const SWELL = [{ scale: '1' }, { scale: '1.12' }, { scale: '1' }]
const STRIKE = [{ scale: '1' }, { scale: '1.14' }, { scale: '1.14' }, { scale: '1' }]
const BREAK = [{ scale: '1' }, { scale: '1.12', rotate: '2deg' }, { scale: '1', rotate: '-2deg' }, { scale: '1' }]
const FALL = [
  { translate: '0 -70px', opacity: 0 },
  { translate: '0 0', opacity: 1 },
]
const RISE = [...FALL].reverse()
const TURN = [{ scale: '0.04 1' }, { scale: '1 1' }]
const SINK = [{ opacity: 1 }, { opacity: 0.25, translate: '0 10px' }, { opacity: 1 }]

export class Stage extends AnyStage<BigBookView, GameEvent> {
  protected async way(view: BigBookView, news: readonly GameEvent[]): Promise<void> {
    const before = this.drawn
    for (const event of news) await this.#leave(event, before, view)
    await this.#fly(flights(before, view, news), view)
    for (const event of news) await this.#arrive(event, before, view)
  }

  /** What is seen while things still lie as before. */
  async #leave(event: GameEvent, before: BigBookView, view: BigBookView): Promise<void> {
    switch (event.event) {
      case 'moved':
        return this.#move(view)
      case 'opened':
        return this.#page('.right', 0, -90, '0 50%')
      case 'broke':
        return this.#curse(event.curse, before, BREAK, TIME.break)
      case 'curse-returned':
        return this.#curse(event.curse, before, RISE, TIME.lay)
      case 'lost-spell':
        return this.#show(`spells-${event.seat}`, event.spell, RISE, TIME.lay)
      case 'library-lost':
        return this.#show(`library-${before.library.indexOf(event.spell)}`, event.spell, RISE, TIME.lay)
    }
  }

  /** What is seen once things lie as they do afterwards. */
  async #arrive(event: GameEvent, before: BigBookView, view: BigBookView): Promise<void> {
    switch (event.event) {
      case 'starts':
      case 'chose-magician':
      case 'turn':
      case 'frightened':
        return this.#show(`seat-${event.seat}`, '', SWELL, TIME.seat)
      case 'chosen':
        return this.#show(`seat-${event.other}`, '', SWELL, TIME.seat)
      case 'opened':
        return this.#page('.left', 90, 0, '100% 50%')
      case 'defeated':
        return this.#show('monster', '', SINK, TIME.judge)
      case 'escaped':
        return this.#show('monster', '', BREAK, TIME.judge)
      case 'curse-laid':
        return this.#show(`curse-${event.place}`, '', FALL, TIME.lay)
      case 'set-off':
        return this.#curse(event.curse, view, STRIKE, TIME.strike)
      case 'token-placed':
        return this.#curse(event.curse, view, SWELL, TIME.cast)
      case 'curse-neutralised':
        return this.#curse(event.curse, view, TURN, TIME.turn)
      case 'turned-up':
        return this.#turnUp(before, view)
      case 'cast':
      case 'used-up':
        return this.#show(`spells-${event.seat}`, event.spell, SWELL, TIME.cast)
      case 'refreshed':
        return this.#show(`spells-${event.owner}`, event.spell, SWELL, TIME.cast)
      case 'neutralised':
        return this.#show(`spells-${event.seat}`, event.spell, TURN, TIME.turn)
      case 'uncovered':
        return this.#show(`library-${view.library.indexOf(event.spell)}`, event.spell, TURN, TIME.turn)
      case 'ability':
        return this.#show(`ability-${event.seat}`, '', SWELL, TIME.cast)
    }
  }

  /** Cards leave where they lie, and are there when they arrive. */
  async #fly(all: readonly Flight[], view: BigBookView): Promise<void> {
    const seen = all.slice(0, SEEN)
    const starts = seen.map(({ card, from }, n) => this.#thing(from, card, twins(seen, n))?.getBoundingClientRect())
    await this.draw(view)
    const ways = seen.map((flight, n) => this.#carry(flight, starts[n], twins(seen, n), n * TIME.apart))
    await Promise.all(ways)
  }

  async #carry({ card, to }: Flight, from: DOMRect | undefined, twin: number, delay: number): Promise<void> {
    const vanish = to === 'gone'
    const target = vanish ? null : this.#thing(to, card, twin)
    const end = vanish && from ? new DOMRect(from.x, from.y - 46, from.width, from.height) : target
    if (!end) return
    // what is being carried does not lie there yet
    const laid = target?.matches('[data-card], [data-support]') ? target : null
    const timing = { duration: TIME.card, delay, easing: OUT, fill: 'both' } as const
    if (reduced() || !from) {
      if (laid) await this.animate(laid, { opacity: [0, 1] }, timing)
      return
    }
    const hidden = laid ? this.animate(laid, { opacity: [0, 0] }, { ...timing, fill: 'backwards' }) : null
    const width = Math.min(90, Math.max(34, from.width))
    const ghost = loose(card, width)
    document.body.append(ghost)
    await this.animate(
      ghost,
      path(from, end instanceof DOMRect ? end : end.getBoundingClientRect(), width, vanish),
      timing,
    )
    ghost.remove()
    await hidden
  }

  /** The ribbon glides to its space. */
  async #move(view: BigBookView): Promise<void> {
    const from = this.find('[data-marker]')?.getBoundingClientRect()
    await this.draw(view)
    const ribbon = this.find('[data-marker]')
    if (!from || !ribbon) return
    const shift = `translateX(${from.x - ribbon.getBoundingClientRect().x}px)`
    await this.animate(ribbon, { transform: [shift, 'none'] }, { duration: TIME.marker, easing: IN_OUT })
  }

  /** The leaf folds over the spine: one half of its way. */
  async #page(side: string, from: number, to: number, edge: string): Promise<void> {
    const page = this.find(`[data-book] ${side}`) ?? this.find('[data-book]')
    if (!page) return
    const at = (angle: number) => ({ transform: `perspective(1200px) rotateY(${angle}deg)`, transformOrigin: edge })
    await this.animate(page, [at(from), at(to)], { duration: TIME.page / 2, easing: IN_OUT })
  }

  /** Spells or curses that lay face down are turned up. */
  async #turnUp(before: BigBookView, view: BigBookView): Promise<void> {
    const curses = view.curses.flatMap((laid, place) =>
      laid && !laid.down && before.curses[place]?.down ? [this.#show(`curse-${place}`, '', TURN, TIME.turn)] : [],
    )
    const spells = view.players.flatMap((player, seat) => {
      const down = new Set(before.players[seat]?.spells.filter((known) => known.down).map(({ spell }) => spell))
      const up = player.spells.filter((known) => !known.down && down.has(known.spell))
      return up.map(({ spell }) => this.#show(`spells-${seat}`, spell, TURN, TIME.turn))
    })
    await Promise.all([...curses, ...spells])
  }

  async #curse(curse: string, view: BigBookView, frames: Keyframe[], duration: number): Promise<void> {
    await this.#show(`curse-${view.curses.findIndex((laid) => laid?.curse === curse)}`, '', frames, duration)
  }

  async #show(spot: Spot, name: string, frames: Keyframe[], duration: number): Promise<void> {
    const shown = this.#thing(spot, name)
    if (shown) await this.animate(shown, frames, { duration, easing: IN_OUT })
  }

  /** What is seen of a place on the screen now: on the board, or in the side column. Of equal cards the last ones. */
  #thing(spot: Spot, card: string, twin = 0): HTMLElement | null {
    const [kind = '', n = ''] = spot.split(/-(.*)/)
    const own = n === String(this.drawn.seat)
    const seat = [`[data-seat="${n}"]`, `[data-shelf="${n}"]`]
    const places: Record<string, string[]> = {
      hand: [`[data-hand="${n}"] [data-card="${card}"]`, `[data-hand="${n}"]`, ...seat],
      support: [`[data-support="${n}/${card}"]`, `[data-slot="${n}"]`, `[data-shelf="${n}"]`],
      discard: [`[data-discard="${n}"]`, ...seat],
      deck: [`[data-deck="${n}"]`, `[data-discard="${n}"]`, ...seat],
      spells: own ? [`[data-spell="${card}"]`, '.row .spells', ...seat] : seat,
      ability: own ? ['[data-at="ability"]', ...seat] : seat,
      seat,
      supply: [`[data-supply="${card}"]`, '[data-book]'],
      library: [`[data-library="${n}"]`, '[data-book]'],
      curse: [`[data-place="${n}"]`],
      monster: ['[data-book] .left', '[data-book]'],
      stack: ['[data-stack]'],
      plate: ['.reading .paid', '.reading', '.row .middle'],
    }
    for (const selector of places[kind] ?? []) {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetWidth > 0)
      const found = seen.at(-1 - twin) ?? seen[0]
      if (found) return found
    }
    return null
  }
}

/** How many of the cards that fly before this one are equal and come from, or go to, the same place. */
function twins(all: readonly Flight[], n: number): number {
  const one = all[n]
  return all.slice(0, n).filter(({ card, from, to }) => card === one?.card && from === one.from && to === one.to).length
}

/** In an arc, as large as it is seen where it comes from, and as small as where it goes to. */
function path(from: DOMRect, to: DOMRect, width: number, vanish: boolean): Keyframe[] {
  const x = (box: DOMRect) => box.left + box.width / 2 - width / 2
  const y = (box: DOMRect) => box.top + box.height / 2 - width * 0.7
  const end = Math.min(1, Math.max(0.35, Math.min(to.width, 60) / width))
  const arc = Math.min(40, Math.hypot(x(from) - x(to), y(from) - y(to)) * 0.12)
  return [
    { translate: `${x(from)}px ${y(from)}px`, scale: '1', opacity: 1 },
    { translate: `${(x(from) + x(to)) / 2}px ${(y(from) + y(to)) / 2 - arc}px`, opacity: 1, offset: 0.5 },
    { translate: `${x(to)}px ${y(to)}px`, scale: String(vanish ? 0.8 : end), opacity: vanish ? 0 : 0.9 },
  ]
}
