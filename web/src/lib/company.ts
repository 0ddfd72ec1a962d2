/**
 * Which computer players suit somebody, by how their last games went; and of which games they were asked whether they
 * know them. Kept on this device.
 */
import type { Result, TableInfo } from '../wire'
import { keep, kept } from './kept'

/** The levels of computer players, the weakest first. */
export const LADDER = ['novice', 'adept', 'master', 'archmage'] as const
export type Level = (typeof LADDER)[number]
/** Who helps where all play as one. */
const USUAL: Level = 'adept'
/** Masters with a way of their own. */
const STYLES = ['careful', 'bold']
/** After so many games lost in a row something easier is offered. */
export const LOSSES = 2
/** So many tables are remembered as counted. */
const COUNTED = 40
/** Who played in games in which all play as one would only be a worse help. */
const TOGETHER = ['big-book']

export interface Company {
  /** the level that suits */
  level: Level
  /** games lost in a row */
  lost: number
}

interface Kept {
  games: Record<string, Company>
  /** tables whose end is in there already */
  counted: string[]
  /** games of which somebody was asked whether they know them */
  met: string[]
}

const KEY = 'slet.company'

function read(): Kept {
  try {
    const found = JSON.parse(kept(KEY) ?? '{}') as Partial<Kept>
    return { games: found.games ?? {}, counted: found.counted ?? [], met: found.met ?? [] }
  } catch {
    return { games: {}, counted: [], met: [] }
  }
}

/** The level of that name, or the nearest to it. */
function rung(level: string): Level {
  return LADDER.find((each) => each === level) ?? (STYLES.includes(level) ? 'master' : 'novice')
}

export function levelUp(level: string): Level | undefined {
  return LADDER[LADDER.indexOf(rung(level)) + 1]
}

export function levelDown(level: string): Level | undefined {
  return LADDER[LADDER.indexOf(rung(level)) - 1]
}

/** What suits after a game against that level: more after a win, less after two losses, else the same again. */
export function after(level: string, won: boolean, before?: Company): Company {
  if (won) return { level: levelUp(level) ?? rung(level), lost: 0 }
  const lost = (before?.lost ?? 0) + 1
  if (lost >= LOSSES) return { level: levelDown(level) ?? rung(level), lost }
  return { level: before?.level ?? rung(level), lost }
}

/** Whom somebody meets who wants to play at once; `together` where they are a help. */
export function levelFor(game: string): Level | 'together' {
  if (TOGETHER.includes(game)) return 'together'
  return read().games[game]?.level ?? LADDER[0]
}

/** The level as the server knows it. */
export function asLevel(level: Level | 'together'): Level {
  return level === 'together' ? USUAL : level
}

/** The strongest computer player whom one person played against; none where others sit there, or all play as one. */
export function opponents({ seats, you }: TableInfo, { together }: Result): Level | null {
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (together || you.length !== 1 || people !== 1) return null
  const levels = seats.flatMap(({ kind, level }) => (kind === 'computer' && level ? [rung(level)] : []))
  return levels.reduce<Level | null>(
    (best, each) => (best === null || LADDER.indexOf(each) > LADDER.indexOf(best) ? each : best),
    null,
  )
}

/** How a game ended is remembered, once; told is what suits now. */
export function count(info: TableInfo, result: Result): Company | null {
  const all = read()
  const level = opponents(info, result)
  if (!level) return null
  const before = all.games[info.game]
  if (before && all.counted.includes(info.id)) return before
  const won = info.you.some((seat) => result.winners.includes(seat))
  const now = after(level, won, before)
  keep(
    KEY,
    JSON.stringify({
      ...all,
      games: { ...all.games, [info.game]: now },
      counted: [...all.counted, info.id].slice(-COUNTED),
    }),
  )
  return now
}

/** Whether somebody has been asked already, or has played it to its end. */
export function knows(game: string): boolean {
  const { met, games } = read()
  return met.includes(game) || game in games
}

export function meet(game: string): void {
  const all = read()
  if (!all.met.includes(game)) keep(KEY, JSON.stringify({ ...all, met: [...all.met, game] }))
}
