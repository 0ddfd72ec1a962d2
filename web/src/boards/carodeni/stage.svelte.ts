/**
 * What happens at the table, as it looks. A thing flies as a copy of its picture, from where it really lies to where it
 * goes, so that no layout has to be told twice; places carry their names in `data-at`.
 */
import { IN_OUT, OUT } from '../common/pace'
import { Stage as AnyStage } from '../common/stage.svelte'
import { flights, leaving, marks, type Flight, type Who } from './motions'
import { TIME } from './pace'
import type { CarodeniView, GameEvent } from './types'

/** places that are on the board for one's own things only */
const OWN = /^(pile$|hand:|tool-own:|tame:)/

export class Stage extends AnyStage<CarodeniView, GameEvent> {
  /** whose eyes: their places are on the board, everybody else's are at their name */
  eyes: number | null = null
  /** what is to be done once those that fly have arrived: the copies go, and what they were copied from is seen again */
  #landing: (() => void)[] = []

  protected async way(view: CarodeniView, news: readonly GameEvent[]): Promise<void> {
    const flying = news.flatMap((event) => flights(event, this.drawn, view))
    const going = news.flatMap((event) => leaving(event, this.drawn))
    const unseen: Flight[] = []
    const fly = async (flight: Flight) => (await this.#fly(flight)) || unseen.push(flight)
    try {
      await Promise.all([...flying.map(fly), ...going.map((place) => this.#fade(place))])
      await this.draw(view)
    } finally {
      for (const land of this.#landing.splice(0)) land()
    }
    await this.#arrive(news, unseen)
  }

  /** What is seen when the view is drawn to which this led. What flew from out of sight is marked where it lies now. */
  async #arrive(news: readonly GameEvent[], unseen: readonly Flight[]): Promise<void> {
    if (news.some(({ event }) => event === 'token')) await this.#turnUp()
    const played = unseen.find(({ to }) => to === 'active')
    if (played) await this.#layDown(played.who)
    const marked = new Map<HTMLElement, number>()
    for (const { to, who } of unseen) if (to !== 'active') mark(marked, this.#place(to, who), TIME.burst)
    for (const { at, who, time } of news.flatMap(marks))
      mark(marked, who === undefined ? this.#thing(at) : this.#place(at, who), time)
    await Promise.all([...marked].map(([thing, time]) => this.#pop(thing, time)))
  }

  async #turnUp(): Promise<void> {
    const token = this.#thing('token')
    if (token)
      await this.animate(token, { scale: ['0.1 1', '1 1'], opacity: [0.4, 1] }, { duration: TIME.fill, easing: OUT })
    await this.pause(TIME.token - TIME.fill)
  }

  /** A card out of another's hand, which nobody has before their eyes: it comes from their name. */
  async #layDown(who: Who): Promise<void> {
    const [card, hand] = [this.#thing('active'), this.#place('hand', who)]
    if (!card || !hand) return
    const [x, y] = between(card.getBoundingClientRect(), hand.getBoundingClientRect())
    const frames = { translate: [`${x}px ${y}px`, '0 0'], scale: ['0.3', '1'], opacity: [0.4, 1, 1] }
    await this.animate(card, frames, { duration: TIME.fly, easing: OUT })
  }

  async #fade(place: string): Promise<void> {
    const thing = this.#thing(place)
    if (thing) await this.animate(thing, { opacity: [1, 0] }, { duration: TIME.renew, fill: 'forwards' })
  }

  async #pop(thing: HTMLElement, duration: number): Promise<void> {
    await this.animate(thing, { scale: ['0.8', '1.05', '1'], opacity: [0.2, 1, 1] }, { duration, easing: OUT })
  }

  /** A copy of the picture in an arc from one place to the other; false where it is not in sight. */
  async #fly({ from, to, who, time }: Flight): Promise<boolean> {
    const thing = who !== this.eyes && OWN.test(from) ? null : this.#thing(from)
    const target = this.#place(to, who)
    if (!thing || !target) return false
    const picture = thing.querySelector('img') ?? thing
    const box = picture.getBoundingClientRect()
    const end = target.getBoundingClientRect()
    const copy = copyOf(picture, box)
    thing.style.visibility = 'hidden'
    this.#landing.push(() => {
      copy.remove()
      thing.style.visibility = ''
    })
    const [x, y] = between(box, end)
    const size = Math.max(0.25, Math.min(1.2, Math.min(end.width, end.height * 0.8) / Math.max(box.width, 1)))
    const arc = Math.min(46, Math.hypot(x, y) * 0.14)
    const frames: Keyframe[] = [
      { translate: '0 0', scale: '1' },
      { translate: `${x / 2}px ${y / 2 - arc}px`, scale: '1.06', offset: 0.5 },
      { translate: `${x}px ${y}px`, scale: String(size) },
    ]
    await this.animate(copy, frames, { duration: time, easing: IN_OUT, fill: 'forwards' })
    return true
  }

  /** Where somebody's thing goes: on the own mat, or to their name. */
  #place(place: string, who: Who): HTMLElement | null {
    return this.#thing(who === this.eyes || place === 'active' ? place : `seat:${who}`)
  }

  /** The visible one of all things with that name; others are named in the side column, outside the board. */
  #thing(place: string): HTMLElement | null {
    const all = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)
    return [...all].find((thing) => thing.getClientRects().length > 0) ?? null
  }
}

function mark(marked: Map<HTMLElement, number>, thing: HTMLElement | null, time: number): void {
  if (thing) marked.set(thing, time)
}

/** From the middle of one to the middle of the other. */
function between(from: DOMRect, to: DOMRect): readonly [number, number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2]
}

/** A picture over everything else, where it is. */
function copyOf(picture: HTMLElement, box: DOMRect): HTMLElement {
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
  return copy
}
