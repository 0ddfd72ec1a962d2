import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result, SeatInfo, TableInfo } from '../wire'
import { after, count, knows, levelFor, meet, opponents } from './company'

const shelf = new Map<string, string>()
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const seat = (kind: SeatInfo['kind'], level: string | null = null): SeatInfo => ({
  name: '',
  kind,
  level,
  present: true,
  away: false,
  absence: null,
  hat: '',
})
const table = (id: string, ...levels: string[]): TableInfo =>
  ({
    id,
    game: 'wizard',
    seats: [seat('person'), ...levels.map((level) => seat('computer', level))],
    you: [0],
  }) as unknown as TableInfo
const ended = (...winners: number[]): Result => ({ winners, together: false }) as unknown as Result

test('who has never won a game meets novices, then one level more than was beaten', () => {
  expect(levelFor('wizard')).toBe('novice')
  count(table('a', 'novice', 'novice'), ended(1))
  expect(levelFor('wizard')).toBe('novice')
  count(table('b', 'novice', 'novice'), ended(0))
  expect(levelFor('wizard')).toBe('adept')
  count(table('c', 'adept', 'adept'), ended(0))
  expect(levelFor('wizard')).toBe('master')
  expect(levelFor('carodeni')).toBe('novice')
})

test('one loss changes nothing, two in a row make it easier, and nobody is above the archmage', () => {
  const beaten = after('adept', true)
  const once = after('master', false, beaten)
  expect(once.level).toBe('master')
  expect(after('master', false, once)).toEqual({ level: 'adept', lost: 2 })
  expect(after('archmage', true).level).toBe('archmage')
  expect(after('bold', true).level).toBe('archmage')
})

test('a game is counted once, however often its result is looked at', () => {
  count(table('a', 'adept'), ended(0))
  count(table('b', 'master'), ended(1))
  expect(count(table('b', 'master'), ended(1))).toEqual({ level: 'master', lost: 1 })
})

test('friends at the table, a watcher and a game that all play as one say nothing about a level', () => {
  const withFriend = { ...table('a', 'adept'), seats: [seat('person'), seat('person'), seat('computer', 'adept')] }
  expect(opponents(withFriend, ended(0))).toBeNull()
  expect(opponents({ ...table('a', 'adept'), you: [] }, ended(0))).toBeNull()
  expect(opponents(table('a', 'adept'), { ...ended(0), together: true })).toBeNull()
  expect(opponents(table('a', 'novice', 'careful', 'adept'), ended(0))).toBe('master')
  expect(levelFor('big-book')).toBe('together')
})

test('whether the game is known is asked once, and never after a whole game', () => {
  expect(knows('wizard')).toBe(false)
  meet('wizard')
  expect([knows('wizard'), knows('carodeni')]).toEqual([true, false])
  count({ ...table('a', 'adept'), game: 'carodeni' }, ended(0))
  expect(knows('carodeni')).toBe(true)
})

test('what cannot be read is as if nothing were kept', () => {
  shelf.set('slet.company', '{broken')
  expect([levelFor('wizard'), knows('wizard')]).toEqual(['novice', false])
})
