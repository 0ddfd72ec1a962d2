/** Sitting down. The name that somebody has just typed goes along with it, whether it is kept already or not. */
import { base } from '../base'
import type { GameInfo, NewTable, TableInfo } from '../wire'
import { router } from '../router.svelte'
import { api } from './api'
import { myself } from './me.svelte'

const USUAL_SEATS = 4
/** computer players whom one meets at once */
export const OTHERS = USUAL_SEATS - 1

/** Four at the table where the game allows it, else as many as come nearest. */
export function usualSeats(game: GameInfo): number {
  const near = [...game.seats].sort((a, b) => Math.abs(a - USUAL_SEATS) - Math.abs(b - USUAL_SEATS) || a - b)
  return near[0] ?? USUAL_SEATS
}

export async function openTable(wanted: NewTable): Promise<void> {
  const table = await api.open({ ...wanted, name: myself.wanted })
  router.go(`${base}/t/${table.id}`)
}

export function takeSeat(id: string, invitation: string): Promise<TableInfo> {
  return api.sit(id, { invitation, name: myself.wanted })
}

/** The way to the game that follows on one: where it waits for people to sit down, whoever was there is invited. */
export function nextGame(next: TableInfo): string {
  const invited = next.status === 'gathering' && !next.you.length && next.invitation
  return `${base}/t/${next.id}${invited ? `?i=${next.invitation}` : ''}`
}

/** At once: me and computer players, no questions asked; nobody else is meant to look on. */
export async function playNow(game: GameInfo, level: string = game.usual_level): Promise<void> {
  await playAlone(game, usualSeats(game), level)
}

/** One person and computer players on all other seats. */
export async function playAlone(
  game: GameInfo,
  seats: number,
  level: string,
  settings: NewTable['settings'] = {},
): Promise<void> {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'computer', level }) as const)
  await openTable({ game: game.id, seats: [{ kind: 'me' }, ...others], settings, watchable: false })
}
