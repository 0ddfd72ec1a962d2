import { expect, test } from 'vitest'
import type { Line } from '../wire'
import { changed } from './log'

const line = (n: number, text = `line ${n}`): Line => ({ n, text: [text], event: {} })

test('a first update brings the whole log', () => {
  expect(changed([line(0), line(7)], { cut: 0, gone: [], lines: [line(0), line(1)] })).toEqual([line(0), line(1)])
})

test('new lines come after the old ones', () => {
  expect(changed([line(0)], { cut: 1, gone: [], lines: [line(1)] })).toEqual([line(0), line(1)])
})

test('a take-back drops the lines from the cut on', () => {
  expect(changed([line(0), line(1), line(2)], { cut: 1, gone: [], lines: [] })).toEqual([line(0)])
})

test('a line that was hidden comes into its place, one that is gone leaves it', () => {
  const log = [line(0), line(2), line(3)]
  expect(changed(log, { cut: 4, gone: [2], lines: [line(1)] })).toEqual([line(0), line(1), line(3)])
})

test('a line told anew replaces the old one', () => {
  expect(changed([line(0), line(1)], { cut: 2, gone: [], lines: [line(1, 'open now')] })).toEqual([
    line(0),
    line(1, 'open now'),
  ])
})
