/** Walking through a finished game: the moment that is wanted is on the board, and one step forward is played there. */
import { untrack } from 'svelte'
import { board } from '../boards'
import type { BoardModule } from '../boards/contract'
import type { Line, Moment } from '../wire'
import { viewThen } from './frames'
import { Playback, type Moment as Shown } from './playback.svelte'
import { linesOf, type Replay } from './replay.svelte'
import { settings } from './settings.svelte'

/** What is seen of the game. */
export interface Now extends Shown {
  /** the moment that was reached last */
  readonly moment: Moment
  /** whose eyes; null: a spectator's, or everybody's */
  readonly seat: number | null
  /** everybody's view, where the board itself can show them all; it then stays as it stands */
  readonly open: readonly unknown[] | null
  readonly log: readonly Line[]
  readonly fresh: readonly Line[]
}

/** Between two answers that are shown by themselves, in ms at usual speed. */
const BREATH = 500

/** To be made while a component begins: it lives as long as that. */
export class Walk {
  now = $state.raw<Now | null>(null)
  drawn = $state.raw<BoardModule | null>(null)
  /** whether it is known if there is a board */
  looked = $state(false)
  playing = $state(false)
  readonly playback = new Playback<Now>((shown) => (this.now = shown))
  readonly #replay: () => Replay
  #reached: { replay: Replay; n: number } | null = null

  /** `replay` and `n` tell what is wanted; `go` is called with the next moment while it plays by itself. */
  constructor(replay: () => Replay, n: () => number, go: (n: number) => void) {
    this.#replay = replay
    $effect(() => void replay().want(n()))
    $effect(() => {
      void settings.list
      const wanted = replay().at(n())
      if (wanted && this.looked) untrack(() => this.#show(wanted))
    })
    $effect(() => () => this.playback.close())
    $effect(() => {
      if (this.looked && (settings.list || !this.drawn)) this.playback.board = null
    })
    const game = $derived(replay().about?.game)
    $effect(() => {
      if (game) void this.#find(game)
    })
    $effect(() => {
      const { moment } = this.now ?? {}
      if (!this.playing || !moment || this.playback.busy || moment.n !== n()) return
      if (n() >= replay().total) {
        this.playing = false
        return
      }
      const timer = setTimeout(() => go(n() + 1), BREATH / (settings.speed || 4))
      return () => clearTimeout(timer)
    })
  }

  async #find(game: string): Promise<void> {
    try {
      this.drawn = await board(game)
      this.playback.beats = this.drawn?.beats ?? null
    } finally {
      this.looked = true
    }
  }

  // One step forward is played, every other way is a jump.
  #show(next: Moment): void {
    const replay = this.#replay()
    const one = this.#reached?.replay === replay && next.n === this.#reached.n + 1
    this.playback.hurry()
    if (one && this.now) this.playback.push(this.#way(next, this.now))
    else this.playback.startWith(this.#whole(next))
    this.#reached = { replay, n: next.n }
  }

  #whole(next: Moment): Now {
    const replay = this.#replay()
    const { eyes } = replay
    const all = eyes === 'all' && next.views && this.drawn?.open && !settings.list ? next.views : null
    // Other boards are seen, with everything open, from where the next answer comes.
    const seat = typeof eyes === 'number' ? eyes : all ? 0 : eyes === 'all' ? (next.ask?.seat ?? null) : null
    const view = all?.[0] ?? next.view
    return { moment: next, view, open: all, seat, lines: [], log: replay.log(next.n), fresh: linesOf(next) }
  }

  /** The moments on the way, seen with the eyes of the one before. */
  #way(next: Moment, before: Now): Now[] {
    const end = this.#whole(next)
    const earlier = this.#replay().log(next.n - 1)
    const told: Line[] = []
    const passing = next.frames.map((frame): Now => {
      told.push(...frame.lines)
      const open = end.open && end.open.map((view, at) => viewThen(view, frame.views?.[at] ?? {}))
      const view = open?.[0] ?? viewThen(next.view, frame)
      return { ...before, view, open, lines: frame.lines, log: [...earlier, ...told], fresh: [...told] }
    })
    return [...passing, end]
  }
}
