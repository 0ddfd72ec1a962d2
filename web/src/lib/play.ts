/** Sitting down. The name that somebody has just typed goes along with it, whether it is kept already or not. */
import type { GameInfo, Level, NewTable, TableInfo } from '../wire'
import { router } from '../router.svelte'
import { api } from './api'
import { myself } from './me.svelte'

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

export async function openTable(wanted: NewTable): Promise<void> {
  const table = await api.open({ ...wanted, name: myself.wanted })
  router.go(`/t/${table.id}`)
}

export function takeSeat(id: string, invitation: string): Promise<TableInfo> {
  return api.sit(id, { invitation, name: myself.wanted })
}

/** At once: me and computer players, no questions asked. */
export async function playNow(game: GameInfo): Promise<void> {
  const level = usualLevel(game)?.id ?? null
  const others = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'computer', level }) as const)
  await openTable({ game: game.id, seats: [{ kind: 'me' }, ...others] })
}
