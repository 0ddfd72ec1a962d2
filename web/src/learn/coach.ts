/** What the owl says in somebody's first games, out of what it could: it fades by itself (as `slet.learn.coach` does). */
import type { Coached, Said } from '../wire'

/** What was heard of one game on this device. */
export interface Heard {
  /** games of this kind that were played to their end */
  readonly games: number
  /** how often each remark was said */
  readonly said: Readonly<Record<string, number>>
  /** how many were said since the last of these games */
  readonly lately: number
  /** what was said last, where and when */
  readonly last: { readonly table: string; readonly turn: number; readonly n: number; readonly key: string } | null
}

/** How much is said in the first, the second and the third game of a kind. */
export const BUDGET: readonly number[] = [12, 6, 3]

export const NOTHING: Heard = { games: 0, said: {}, lately: 0, last: null }

/** What is said at this question; null: nothing. Who wants the owl for ever hears as much as in the third game. */
export function choose(found: Coached, heard: Heard, table: string, always = false): Said | null {
  const { last } = heard
  const here = last?.table === table ? last : null
  // the page was loaded anew, or speaks another language now
  if (here?.n === found.n) return found.remarks.find(({ key }) => key === here.key) ?? null
  const budget = BUDGET[always ? Math.min(heard.games, BUDGET.length - 1) : heard.games] ?? 0
  if (here?.turn === found.turn || heard.lately >= budget) return null
  return found.remarks.find(({ key }) => !(key in heard.said)) ?? null
}

/** What was heard, after this was said too. */
export function after(heard: Heard, one: Said, { n, turn }: Coached, table: string): Heard {
  if (heard.last?.table === table && heard.last.n === n) return heard
  const said = { ...heard.said, [one.key]: (heard.said[one.key] ?? 0) + 1 }
  return { ...heard, said, lately: heard.lately + 1, last: { table, turn, n, key: one.key } }
}

/** What was heard, where the last of it was understood: it need not be said again. */
export function understood(heard: Heard): Heard {
  return { ...heard, last: heard.last && { ...heard.last, key: '' } }
}

/** What was heard, after one more game. */
export function played({ games, said }: Heard): Heard {
  return { games: games + 1, said, lately: 0, last: null }
}
