import { expect, test } from 'vitest'
import type { Line } from '../wire'
import { added, changed } from './log'

const line = (n: number, text = `line ${n}`): Line => ({ n, text: [text], event: {} })

test('a first update brings the whole log', () => {
  expect(changed([line(0), line(7)], { whole: true, gone: [], lines: [line(0), line(1)] })).toEqual([line(0), line(1)])
})

test('new lines come after the old ones', () => {
  expect(added([line(0)], [line(1)])).toEqual([line(0), line(1)])
})

test('a log that does not change stays the same', () => {
  const log = [line(0), line(1)]
  expect(changed(log, { whole: false, gone: [], lines: [] })).toBe(log)
})

test('a line that was hidden comes into its place, one that is gone leaves it', () => {
  const log = [line(0), line(2), line(3)]
  expect(changed(log, { whole: false, gone: [2], lines: [line(1)] })).toEqual([line(0), line(1), line(3)])
})

test('a line told anew replaces the old one', () => {
  expect(added([line(0), line(1)], [line(1, 'open now')])).toEqual([line(0), line(1, 'open now')])
})
