/** What has happened since one's last turn, cut into the steps that are worth a look. Nothing here knows a game's rules. */
import type { Line } from '../wire'
import { beatOf, together, type Beats, type Weight } from './beats'

/** A moment that was shown and belongs to what others, or the game itself, did. */
export interface Past {
  readonly view: unknown
  /** how the table looked just before */
  readonly before: unknown
  readonly lines: readonly Line[]
  /** the act after which the server told it */
  readonly n: number
  /** whose doing it is; null: the game's own */
  readonly seat: number | null
}

/** As the act of what was told while one was away: it cannot be looked at. */
const GONE = -1

/** Small steps and the thing that mattered to which they led. */
export interface Step {
  readonly seat: number | null
  readonly weight: Weight
  readonly lines: readonly Line[]
  /** what came of it, and then how; small steps only where there is nothing else to tell */
  readonly words: readonly Line[]
  /** How it looked; none where the board may not show it any more. */
  readonly moments: readonly Past[]
}

/** Whose doing it is from a line on: a seat, null for the game itself; undefined: as before. */
export function holderBy(line: Line, beats: Beats): number | null | undefined {
  const { whose } = beatOf(line, beats) ?? {}
  if (whose === 'game') return null
  return whose && whose !== 'follows' ? (line.event as { seat?: number }).seat : undefined
}

/** Whether the turn of whoever acted last is over with this line: a turn begins, the game acts, or somebody else does. */
export function endsTurn(line: Line, beats: Beats, mine: readonly number[]): boolean {
  const holder = holderBy(line, beats)
  if (holder === undefined) return false
  return holder === null || beatOf(line, beats)?.whose === 'begins' || !mine.includes(holder)
}

const tagOf = (line: Line | undefined) => (line?.event as { event?: string } | undefined)?.event

/** The lines of the log that others, or the game itself, have brought about since one's last turn, and whose doing it is then. */
export function sinceOwn(
  log: readonly Line[],
  beats: Beats,
  mine: readonly number[],
): { past: readonly Past[]; holder: number | null | undefined } {
  let past: Past[] = []
  let holder: number | null | undefined
  const own = () => typeof holder === 'number' && mine.includes(holder)
  for (const line of log) {
    if (own() && endsTurn(line, beats, mine)) past = []
    const next = holderBy(line, beats)
    if (next !== undefined) holder = next
    if (own()) continue
    // what the game tells of everybody, such as their points, was told together
    const before = past.at(-1)
    if (before && holder === null && before.seat === null && tagOf(before.lines[0]) === tagOf(line))
      past[past.length - 1] = { ...before, lines: [...before.lines, line] }
    // how the table looked then, nobody knows any more
    else past.push({ view: null, before: null, lines: [line], n: GONE, seat: holder ?? null })
  }
  return { past, holder }
}

/**
 * The steps, told by what the log still says. A line that has gone from it has to be remembered (or was taken back): then
 * what was told with it, and all before, may not be looked at again either.
 */
export function steps(past: readonly Past[], log: readonly Line[], beats: Beats): readonly Step[] {
  const told = new Map(log.map((line) => [line.n, line]))
  const still = ({ n, event }: Line) => {
    const line = told.get(n)
    return line && JSON.stringify(line.event) === JSON.stringify(event) ? [line] : []
  }
  const lost = past.findLast(({ lines }) => lines.some((line) => !still(line).length))?.n ?? GONE
  const found: Past[][] = []
  let closed = true
  for (const one of past) {
    const moment = { ...one, lines: one.lines.flatMap(still) }
    if (!moment.lines.length) continue
    const follows = moment.lines.every((line) => beatOf(line, beats)?.whose === 'follows')
    if ((closed && !follows) || found.at(-1)?.[0]?.seat !== moment.seat) found.push([])
    found.at(-1)?.push(moment)
    if (!follows) closed = weightOf(moment.lines, beats) === 'matters'
  }
  const all = joined(found, beats).map((moments) => step(moments, beats, lost))
  // that it is somebody's turn now is seen without being told
  return all.filter(({ lines }) => lines.some((line) => beatOf(line, beats)?.whose !== 'begins'))
}

/** Small steps after what mattered, such as cards that are drawn then, belong to it. */
function joined(all: readonly Past[][], beats: Beats): Past[][] {
  const found: Past[][] = []
  for (const moments of all) {
    const before = found.at(-1)
    const tail = moments.every(({ lines }) => weightOf(lines, beats) === 'small')
    if (before && tail && before[0]?.seat === moments[0]?.seat) before.push(...moments)
    else found.push([...moments])
  }
  return found
}

function step(moments: readonly Past[], beats: Beats, lost: number): Step {
  const lines = moments.flatMap((moment) => moment.lines)
  const weight = weightOf(lines, beats)
  const told = (['matters', 'seen'] as const).flatMap((one) =>
    lines.filter((line) => beatOf(line, beats)?.weight === one),
  )
  return {
    seat: moments[0]?.seat ?? null,
    weight,
    lines,
    words: told.length ? told : lines,
    moments: moments.some(({ n }) => n <= lost) ? [] : moments,
  }
}

function weightOf(lines: readonly Line[], beats: Beats): Weight {
  return together(lines.flatMap((line) => beatOf(line, beats) ?? [])).weight
}
