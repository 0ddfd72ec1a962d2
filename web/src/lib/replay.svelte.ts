/** A finished game to leaf through: its moments as one pair of eyes saw them, fetched in pieces as they are needed. */
import type { Line, Moment, Moments, SeatInfo } from '../wire'
import { api, reason, type Eyes } from './api'

const PIECE = 50

/** What was told on the way to a moment. */
export function linesOf(moment: Moment): Line[] {
  return moment.frames.flatMap(({ lines }) => lines)
}

/** Those who sat there, when nothing but their names and hats matters any more. */
export function onlyNamed(names: readonly string[], hats: readonly string[] = []): SeatInfo[] {
  const here = { kind: 'person', level: null, present: true, away: false, absence: null } as const
  return names.map((name, at) => ({ ...here, name, hat: hats[at] ?? '' }))
}

export class Replay {
  total = $state(0)
  about = $state.raw<Moments | null>(null)
  trouble = $state('')
  #moments = $state.raw<ReadonlyMap<number, Moment>>(new Map())
  #asked = new Set<number>()

  constructor(
    readonly id: string,
    readonly eyes: Eyes,
  ) {}

  at(n: number): Moment | null {
    return this.#moments.get(n) ?? null
  }

  /** What was told up to a moment, as far back as it is here without a gap. */
  log(n: number): Line[] {
    const lines: Line[][] = []
    for (let at = n; ; at--) {
      const moment = this.#moments.get(at)
      if (!moment) break
      lines.unshift(linesOf(moment))
    }
    return lines.flat()
  }

  /** Fetches what is needed to stand at a moment, with what came just before and comes just after. */
  async want(n: number): Promise<void> {
    const piece = Math.floor(n / PIECE)
    await this.#fetch(piece)
    if (n % PIECE > PIECE / 2) void this.#fetch(piece + 1)
    if (piece > 0) void this.#fetch(piece - 1)
  }

  async #fetch(piece: number): Promise<void> {
    if (this.#asked.has(piece) || (this.about && piece * PIECE > this.total)) return
    this.#asked.add(piece)
    try {
      const got = await api.moments(this.id, this.eyes, piece * PIECE, PIECE)
      const next = new Map(this.#moments)
      for (const moment of got.moments) next.set(moment.n, moment)
      this.#moments = next
      this.about = got
      this.total = got.total
      this.trouble = ''
    } catch (error) {
      this.#asked.delete(piece)
      this.trouble = reason(error)
    }
  }
}
