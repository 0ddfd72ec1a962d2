/**
 * The boards that were seen last, as one's own seat was shown them: to be read where there is no server. They stay in this
 * browser, and go when its person does.
 */
import { keep, kept } from '../lib/kept'
import type { Line, TableInfo, Update } from '../wire'

export interface SeenBoard {
  readonly info: TableInfo
  readonly update: Update
  /** ms since 1970 */
  readonly at: number
  /** the last line of the log that was shown; who went in the middle of it has heard of more */
  readonly shown: number | null
}

const KEY = 'slet.seen'
const MOST = 5
/** Lines of the log. */
const LINES = 40

export function seenBoards(): readonly SeenBoard[] {
  try {
    return JSON.parse(kept(KEY) ?? '[]') as SeenBoard[]
  } catch {
    return []
  }
}

export const seenBoard = (table: string): SeenBoard | undefined => seenBoards().find(({ info }) => info.id === table)

/** Keeps how a board stands: nothing that could be answered, which only the server knows. */
export function keepSeen(info: TableInfo, update: Update, log: readonly Line[], shown: number | null): void {
  const others = seenBoards().filter((seen) => seen.info.id !== info.id)
  // an invitation is for those who are there
  const told: TableInfo = { ...info, invitation: null, link: null }
  const whole: Update = {
    ...update,
    frames: [],
    ask: null,
    undo: 'no',
    log: { whole: true, gone: [], lines: log.slice(-LINES) },
  }
  keep(KEY, JSON.stringify([{ info: told, update: whole, at: Date.now(), shown }, ...others].slice(0, MOST)))
}

/** Nobody who comes after is shown what somebody else saw. */
export function forgetSeen(): void {
  keep(KEY, '[]')
}
