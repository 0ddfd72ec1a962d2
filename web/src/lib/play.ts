/** Sitting down at once: me and computer players, no questions asked. */
import type { GameInfo, Level, NewTable } from '../wire'
import { router } from '../router.svelte'
import { api } from './api'

const USUAL_SEATS = 4

/** Four at the table where the game allows it, else as many as come nearest. */
export function usualSeats(game: GameInfo): number {
  const near = [...game.seats].sort((a, b) => Math.abs(a - USUAL_SEATS) - Math.abs(b - USUAL_SEATS) || a - b)
  return near[0] ?? USUAL_SEATS
}

/** Levels come the strongest first; the middle one is good company for a first game. */
export function usualLevel(game: GameInfo): Level | undefined {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]
}

export async function playNow(game: GameInfo): Promise<void> {
  const level = usualLevel(game)?.id ?? null
  const others = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'computer', level }) as const)
  const wanted: NewTable = { game: game.id, seats: [{ kind: 'me' }, ...others] }
  const table = await api.open(wanted)
  router.go(`/t/${table.id}`)
}
