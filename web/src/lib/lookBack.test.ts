import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line } from '../wire'
import { matters, seen, small, type Beats } from './beats'
import { steps, type Past } from './lookBack'
import { LookingBack } from './lookingBack.svelte'
import { plain } from './sentences'
import { settings } from './settings.svelte'

const beats: Beats = {
  turn: small(10, 'begins'),
  act: small(10, 'acts'),
  walk: small(10),
  find: seen(10),
  solve: matters(10),
  deal: seen(10, 'game'),
  flee: seen(10, 'follows'),
}

const line = (n: number, event: string, seat?: number): Line => ({ n, text: [`${event} ${n}`], event: { event, seat } })
const past = (seat: number | null, n: number, ...lines: Line[]): Past => ({
  seat,
  n,
  lines,
  view: `after ${n}`,
  before: `before ${n}`,
})
const told = (all: readonly Past[]) => all.flatMap(({ lines }) => lines)
const words = (all: readonly { readonly words: readonly Line[] }[]) =>
  all.map((step) => step.words.map(({ text }) => plain(text)).join(', '))

describe('steps', () => {
  const round = [
    past(1, 1, line(1, 'turn', 1)),
    past(1, 1, line(2, 'walk', 1)),
    past(1, 1, line(3, 'solve', 1)),
    past(1, 1, line(4, 'walk', 1)),
    past(2, 2, line(5, 'turn', 2)),
    past(2, 2, line(6, 'find', 2)),
    past(2, 2, line(7, 'solve', 2)),
    past(2, 2, line(8, 'solve', 2)),
    past(2, 2, line(9, 'find', 2)),
  ]

  test('small steps are put together with what mattered, and each player is told for themselves', () => {
    const found = steps(round, told(round), beats)
    expect(words(found)).toEqual(['solve 3', 'solve 7, find 6', 'solve 8', 'find 9'])
    expect(found.map(({ seat }) => seat)).toEqual([1, 2, 2, 2])
    expect(found[0]?.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    expect(found[1]?.moments).toHaveLength(3)
  })

  test('what only follows belongs to what came before', () => {
    const all = [past(1, 1, line(1, 'solve', 1)), past(1, 1, line(2, 'flee', 1)), past(1, 1, line(3, 'find', 1))]
    expect(words(steps(all, told(all), beats))).toEqual(['solve 1, flee 2', 'find 3'])
  })

  test('the words are those of the log as it is now', () => {
    const czech = told(round).map((one) => ({ ...one, text: [`česky ${one.n}`] }))
    expect(words(steps(round, czech, beats))[0]).toBe('česky 3')
  })

  test('what has to be remembered is not told again, nor shown, nor what came before it', () => {
    const log = told(round).filter(({ n }) => n !== 3)
    const found = steps(round, log, beats)
    expect(words(found)[0]).toBe('turn 1, walk 2, walk 4')
    expect(found[0]?.moments).toEqual([])
    expect(found[1]?.moments).toHaveLength(3)
    const later = steps(
      round,
      told(round).filter(({ n }) => n !== 8),
      beats,
    )
    expect(later.every(({ moments }) => !moments.length)).toBe(true)
  })

  test('another line under the same number is not the one that was told', () => {
    const log = told(round).map((one) => (one.n === 3 ? line(3, 'walk', 1) : one))
    expect(words(steps(round, log, beats))[0]).toBe('turn 1, walk 2, walk 4')
  })
})

describe('what is kept to look back at', () => {
  let back: LookingBack
  let log: Line[]
  let n: number

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false })
    settings.speed = 1
    back = new LookingBack(() => 'now')
    back.beats = beats
    log = []
    n = 0
  })

  /** An answer and what was told with it, for seat 0. */
  function happens(others: boolean, all: readonly [event: string, seat?: number][], jumped = false): void {
    n++
    for (const [at, [event, seat]] of all.entries()) {
      const one = line(log.length + 1, event, seat)
      log.push(one)
      const moment = { view: `view ${one.n}`, lines: [one], others, n, begins: at === 0 }
      back.hear(moment, `view ${one.n - 1}`, [0], jumped)
    }
    back.read([...log])
  }

  test('it begins when the own turn is over, and what one did oneself is no news', () => {
    happens(false, [['turn', 0], ['solve', 0]]) // prettier-ignore
    happens(false, [['find', 0], ['turn', 1], ['walk', 1]]) // prettier-ignore
    happens(true, [['solve', 1], ['turn', 0], ['find', 0]]) // prettier-ignore
    expect(words(back.steps)).toEqual(['solve 6', 'find 8'])
    // a first answer in the own turn leaves it as it is
    happens(false, [['solve', 0]])
    expect(words(back.steps)).toEqual(['solve 6', 'find 8'])
    happens(false, [['turn', 1]])
    expect(words(back.steps)).toEqual([])
  })

  test('alone, what the game does is told', () => {
    happens(false, [['act', 0], ['solve', 0], ['deal'], ['find']]) // prettier-ignore
    expect(words(back.steps)).toEqual(['deal 3, find 4'])
    happens(false, [['act', 0]])
    expect(words(back.steps)).toEqual(['deal 3, find 4'])
    happens(false, [['solve', 0], ['deal']]) // prettier-ignore
    expect(words(back.steps)).toEqual(['deal 7'])
  })

  test('it comes by itself only where something worth it went by unseen', () => {
    happens(false, [['turn', 1]])
    happens(true, [['solve', 1], ['turn', 0]]) // prettier-ignore
    expect(back.worth).toBe(false)
    happens(false, [['walk', 0], ['turn', 1]], true) // prettier-ignore
    happens(true, [['walk', 1], ['turn', 0]], true) // prettier-ignore
    expect(back.worth).toBe(false)
    happens(false, [['turn', 1]])
    happens(true, [['solve', 1], ['turn', 0]], true) // prettier-ignore
    expect(back.worth).toBe(true)
    back.begin()
    back.end()
    expect(back.worth).toBe(false)
    // asked in the middle of others' turns, one is not told the same again
    happens(true, [['turn', 2], ['walk', 2]], true) // prettier-ignore
    expect(back.worth).toBe(false)
    happens(true, [['solve', 2]], true)
    expect(back.worth).toBe(true)
  })

  const away = [
    line(1, 'turn', 0),
    line(2, 'solve', 0),
    line(3, 'turn', 1),
    line(4, 'solve', 1),
    line(5, 'turn', 2),
    line(6, 'solve', 2),
  ]

  /** One comes back when the log says this, and had read up to the line `known`. */
  function returns(all: readonly Line[], known: number | null): void {
    back.comeBack(all, [0], known)
    back.read(all)
  }

  test('who comes back is told in words what the log says of the time since the own turn', async () => {
    returns(away, 2)
    expect(words(back.steps)).toEqual(['solve 4', 'solve 6'])
    expect(back.steps.map(({ seat }) => seat)).toEqual([1, 2])
    expect(back.worth).toBe(true)
    back.playback.board = null
    back.begin()
    await Promise.resolve()
    expect(back.at).toBe(0)
    expect(back.view).toBeNull() // nobody knows how the table looked then
    back.end()
    expect(back.worth).toBe(false)
  })

  test('what the game tells of everybody is one step', () => {
    const points = [line(3, 'deal'), line(4, 'deal'), line(5, 'turn', 1), line(6, 'solve', 1), line(7, 'deal')]
    returns([...away.slice(0, 2), ...points], 2)
    expect(words(back.steps)).toEqual(['deal 3, deal 4', 'solve 6', 'deal 7'])
  })

  test('who comes back begins with what was not read here, and is not stopped where nothing is new', () => {
    returns(away, 4)
    back.begin()
    expect(back.at).toBe(1)
    back.end()
    returns(away, 6)
    expect([back.worth, back.steps.length]).toEqual([false, 2])
    returns(away, null) // never seen on this device
    expect([back.worth, back.steps.length]).toEqual([false, 2])
    settings.speed = 0
    returns(away, 2)
    expect(back.worth).toBe(false)
  })

  test('what others do after one has come back belongs to it, and the own turn ends it', () => {
    returns(away.slice(0, 4), 2)
    log = away.slice(0, 4)
    n = 4
    happens(true, [['turn', 2], ['solve', 2], ['turn', 0]]) // prettier-ignore
    expect(words(back.steps)).toEqual(['solve 4', 'solve 6'])
    happens(false, [['walk', 0]])
    happens(false, [['turn', 1], ['find', 1]]) // prettier-ignore
    expect(words(back.steps)).toEqual(['find 10'])
  })

  test('who wants all at once by the settings is not stopped', () => {
    settings.speed = 0
    happens(false, [['turn', 1]])
    happens(true, [['solve', 1], ['turn', 0]], true) // prettier-ignore
    expect(back.worth).toBe(false)
    expect(back.steps).toHaveLength(1)
  })

  test('steps go forth and back and end where they end', async () => {
    happens(false, [['turn', 1]])
    happens(true, [['solve', 1], ['solve', 1]]) // prettier-ignore
    back.playback.board = null
    back.begin()
    await Promise.resolve()
    expect(back.at).toBe(0)
    back.go(7)
    expect(back.at).toBe(1)
    back.go(-1)
    expect(back.at).toBe(0)
    expect(back.view).toBe('view 2')
    back.end()
    expect(back.at).toBeNull()
    expect(back.view).toBeNull()
  })
})
