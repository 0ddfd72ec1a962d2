import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line } from '../wire'
import { matters, small, type Beats } from './beats'
import { BUDGET, Playback, reading, type Moment, type Performer } from './playback.svelte'
import { settings } from './settings.svelte'

const line = (n: number): Line => ({ n, text: [`line ${n}`], event: {} })
const moment = (name: string, ...told: number[]): Moment => ({ view: name, lines: told.map(line) })

/** A board on which everything takes until it is told to be over. */
class Board implements Performer {
  readonly done: string[] = []
  readonly rates: number[] = []
  moving: (() => void) | null = null

  perform(view: unknown, _lines: readonly Line[], rate: number): Promise<void> {
    this.rates.push(rate)
    return new Promise((over) => {
      this.moving = () => {
        this.moving = null
        this.done.push(`moved to ${String(view)}`)
        over()
      }
    })
  }

  fade(view: unknown): Promise<void> {
    this.done.push(`faded to ${String(view)}`)
    return Promise.resolve()
  }

  jump(view: unknown): void {
    this.done.push(`jumped to ${String(view)}`)
    this.finish()
  }

  finish(): void {
    this.moving?.()
  }

  rest(): void {
    this.done.push('rests')
  }
}

let shown: string[]
let board: Board
let playback: Playback<Moment>

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  vi.useFakeTimers()
  settings.speed = 1
  shown = []
  board = new Board()
  playback = new Playback((one) => shown.push(String(one.view)))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const soon = () => vi.advanceTimersByTimeAsync(0)

test('what was taken back fades, for no way leads there', async () => {
  playback.board = board
  playback.push([{ ...moment('before'), elsewhere: true }])
  await soon()
  expect(board.done).toEqual(['faded to before', 'rests'])
  expect(shown).toEqual(['before'])
})

test('what was told is shown beside the board only once the board has shown it', async () => {
  playback.board = board
  playback.push([moment('a', 1), moment('b', 2), moment('end')])
  await soon()
  expect(shown).toEqual([])
  board.moving?.()
  await soon()
  expect(shown).toEqual(['a'])
  board.moving?.()
  await soon()
  expect(shown).toEqual(['a', 'b', 'end'])
  expect(board.done).toEqual(['moved to a', 'moved to b', 'jumped to end', 'rests'])
  expect(playback.busy).toBe(false)
})

test('nothing is shown until it is known who shows it', async () => {
  playback.push([moment('a', 1), moment('end')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown).toEqual([])
  playback.board = board
  await soon()
  board.moving?.()
  await soon()
  expect(shown).toEqual(['a', 'end'])
})

test('without a board each moment stands as long as it takes to read', async () => {
  playback.board = null
  playback.push([moment('a', 1), moment('b', 2), moment('end')])
  await vi.advanceTimersByTimeAsync(reading([line(1)]) - 1)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(reading([line(2)]))
  expect(shown).toEqual(['a', 'b', 'end'])
})

test('between two answers there is a breath, within one there is none', async () => {
  playback.board = board
  playback.push([moment('a', 1), moment('end')])
  playback.push([moment('b', 2), moment('other end')])
  await soon()
  board.moving?.()
  await soon()
  expect(shown).toEqual(['a', 'end'])
  expect(board.moving).toBeNull()
  await vi.advanceTimersByTimeAsync(400)
  expect(board.moving).not.toBeNull()
})

test('skipping shows all that waits at once, in order', async () => {
  playback.board = board
  playback.push([moment('a', 1), moment('b', 2), moment('end')])
  playback.push([moment('c', 3), moment('other end')])
  await soon()
  expect(playback.behind).toBe(2)
  playback.skip()
  await soon()
  expect(shown).toEqual(['a', 'b', 'end', 'c', 'other end'])
  expect(playback.behind).toBe(0)
  playback.push([moment('d', 4)])
  await soon()
  expect(board.moving).not.toBeNull()
})

test('a hurried moment arrives, and the next one is shown as usual', async () => {
  playback.board = board
  playback.push([moment('a', 1), moment('b', 2), moment('end')])
  await soon()
  playback.hurry()
  await soon()
  expect(shown).toEqual(['a'])
  expect(board.moving).not.toBeNull()
})

test('who comes back sees how things stand, and nothing of before comes after it', async () => {
  playback.board = board
  playback.push([moment('a', 1), moment('b', 2), moment('end')])
  await soon()
  playback.startWith(moment('now'))
  await soon()
  expect(shown).toEqual(['now'])
  expect(board.done.at(-1)).toBe('rests')
  playback.push([moment('c', 3), moment('then')])
  await soon()
  board.moving?.()
  await soon()
  expect(shown).toEqual(['now', 'c', 'then'])
})

test('at once means without the board', async () => {
  playback.board = board
  settings.speed = 0
  playback.push([moment('a', 1), moment('end')])
  await soon()
  expect(board.done).toEqual(['jumped to a', 'jumped to end', 'rests'])
})

describe('others’ turns', () => {
  const TIMES: Beats = { walk: small(800), solve: matters(1_600) }
  const told = (n: number, event: string): Moment => ({
    view: n,
    lines: [{ n, text: [], event: { event } }],
    others: true,
  })
  /** So many walks with something that matters after every third. */
  const round = (count: number, more = false): Moment[] =>
    Array.from({ length: count }, (_, n) => ({ ...told(n, n % 4 === 3 ? 'solve' : 'walk'), more }))

  /** Plays all on a board that takes exactly as long as it says; how long it took. */
  async function played(all: readonly (readonly Moment[])[]): Promise<number> {
    const began = performance.now()
    playback.beats = TIMES
    playback.board = {
      perform: (_view, [line], rate) =>
        new Promise((done) => setTimeout(done, (TIMES[(line?.event as { event: string }).event]?.time ?? 0) / rate)),
      fade: () => Promise.resolve(),
      jump: () => undefined,
      finish: () => undefined,
      rest: () => undefined,
    }
    for (const moments of all) playback.push(moments)
    while (playback.busy) await vi.advanceTimersByTimeAsync(10)
    return performance.now() - began
  }

  test('a few of them are shown at the usual speed', async () => {
    expect(await played([round(4)])).toBeCloseTo(3 * 800 + 1_600, -2)
  })

  test('a whole round is shown within the time for it, at half speed within twice of it', async () => {
    expect(await played([round(30), round(30), round(30)])).toBeLessThanOrEqual(BUDGET + 100)
    settings.speed = 0.5
    expect(await played([round(30), round(30), round(30)])).toBeLessThanOrEqual(2 * BUDGET + 200)
  })

  test('while more is being thought about, some of the time is kept for it', async () => {
    const took = await played([round(40, true)])
    expect(took).toBeGreaterThan(BUDGET * 0.4)
    expect(took).toBeLessThan(BUDGET * 0.6)
  })

  test('what was thought about for long shares the time with what came before', async () => {
    const before = await played([round(30, true)])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(before + (await played([round(30)]))).toBeLessThanOrEqual(BUDGET + 100)
    expect(await played([round(30)])).toBeCloseTo(BUDGET, -2)
  })

  test('with reduced motion they are simply there; what one does oneself is seen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(await played([round(8)])).toBeLessThan(20)
    expect(await played([[{ ...told(9, 'solve'), others: false }]])).toBeGreaterThan(1_000)
  })

  test('it is known whether there is something to skip, to the last of it', async () => {
    playback.board = board
    playback.push([{ ...told(1, 'walk'), others: false }])
    await soon()
    expect(playback.following).toBe(false)
    playback.push([told(2, 'walk')])
    expect(playback.following).toBe(true)
    board.moving?.()
    await vi.advanceTimersByTimeAsync(400)
    expect(playback.behind).toBe(0)
    expect(playback.following).toBe(true)
    board.moving?.()
    await soon()
    expect(playback.following).toBe(false)
  })

  test('while it is held nothing goes on', async () => {
    playback.board = board
    playback.held = true
    playback.push([told(1, 'walk')])
    await soon()
    expect(board.moving).toBeNull()
    playback.held = false
    await soon()
    expect(board.moving).not.toBeNull()
  })
})

test('an answer of which nothing is told can be seen all the same', async () => {
  playback.board = board
  playback.push([moment('end')])
  await soon()
  expect(shown).toEqual([])
  board.moving?.()
  await soon()
  expect(shown).toEqual(['end'])
})

test('where no board shows it, it needs no time', async () => {
  playback.board = null
  playback.push([moment('end')])
  await soon()
  expect(shown).toEqual(['end'])
})
