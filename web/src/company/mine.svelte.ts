/** My games, as the server knows them: asked for again and again while somebody looks. */
import { api, reason } from '../lib/api'
import type { GoingGame, MyGames } from '../wire'

/** Between two looks, in ms. */
const OFTEN = 5_000
/** Finished games that are asked for at first, and all of them as far as the server tells. */
export const FEW = 8
const ALL = 500

export class Mine {
  told = $state.raw<MyGames | null>(null)
  trouble = $state('')
  /** whether all finished games are wanted */
  all = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** Asks, and goes on asking as long as the page is seen. */
  begin(): () => void {
    document.addEventListener('visibilitychange', this.#seen)
    void this.look()
    return () => {
      this.#closed = true
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', this.#seen)
    }
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const told = await api.myGames(this.all ? ALL : FEW)
      if (this.#closed) return
      this.told = told
      this.trouble = ''
    } catch (error) {
      // what was told before stays: it is better than nothing
      if (!this.#closed) this.trouble = reason(error)
    }
    if (!this.#closed && !document.hidden) this.#timer = setTimeout(() => void this.look(), OFTEN)
  }

  #seen = (): void => {
    if (!document.hidden) void this.look()
  }
}

/** More than so many are folded by game. */
const UNFOLDED = 6

export interface Fold {
  readonly game: string
  readonly name: string
  readonly games: readonly GoingGame[]
}

/** The first six as they come; the rest by game, in the order in which the games come. */
export function folded(going: readonly GoingGame[]): { open: readonly GoingGame[]; folds: readonly Fold[] } {
  // one fold that would hold a single game is no help
  if (going.length <= UNFOLDED + 1) return { open: going, folds: [] }
  const rest = going.slice(UNFOLDED)
  const folds = [...new Set(rest.map(({ game }) => game))].map((game) => {
    const games = rest.filter((one) => one.game === game)
    return { game, name: games[0]?.game_name ?? game, games }
  })
  return { open: going.slice(0, UNFOLDED), folds }
}
