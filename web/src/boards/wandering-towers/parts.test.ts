import { describe, expect, test } from 'vitest'
import { position, told } from './fixtures'
import { ringIn } from './geometry'
import { missing, opened, without, wizardsOn } from './parts'

const start = position({ 1: '1 blue', 2: '2 red yellow red', 5: '3 blue 4', 8: 'green' }, { keep: 5 })
const ring = ringIn(1000, 600)

describe('the table while something is in the air', () => {
  test('a floor takes along all above it, Ravenskeep too; who is beneath stands in the open', () => {
    const open = opened(start, 5, 1, ['red', 'red'])
    expect(told(open, 5)).toBe('red red')
    expect(open.keep).not.toBe(5)
    expect(told(opened(start, 5, 2, ['blue']), 5)).toBe('? 3 blue')
    expect(opened(start, 1, 1, []).keep).toBe(5)
  })

  test('wizards leave those who are alike where they are', () => {
    expect(told(without(start, 2, ['red']), 2)).toBe('? 2 yellow red')
    expect(told(without(start, 8, ['green']), 8)).toBe('')
    expect(told(start, 8)).toBe('green')
  })

  test('who has left is counted, not only named', () => {
    expect(missing(['red', 'blue', 'red'], ['red'])).toEqual(['blue', 'red'])
    expect(missing(['red'], ['red', 'blue'])).toEqual([])
  })
})

describe('wizards that are carried', () => {
  test('each starts where it stands, two of a colour at two places', () => {
    const reds = wizardsOn(start, ring, 2, ['red', 'red'], 'walks')
    expect(reds.map(({ key }) => key)).toEqual(['walks-0', 'walks-1'])
    expect(new Set(reds.map(({ x }) => x)).size).toBe(2)
  })

  test('who is not there is left out', () => {
    expect(wizardsOn(start, ring, 8, ['purple'], 'walks')).toEqual([])
    expect(wizardsOn(start, ring, 99, ['green'], 'walks')).toEqual([])
  })
})
