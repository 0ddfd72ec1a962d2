import { expect, test, vi } from 'vitest'
import { distance, steer } from './keys'

vi.stubGlobal('Element', class {})

function press(key: string, leads = true, more: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn()
  const letGo = vi.fn()
  const go = vi.fn(() => leads)
  steer({ key, preventDefault, target: null, defaultPrevented: false, ...more } as unknown as KeyboardEvent, letGo, go)
  return { letGo: letGo.mock.calls.length, went: go.mock.calls, kept: preventDefault.mock.calls.length }
}

test('escape lets go, arrows go, and nothing else does either', () => {
  expect(press('Escape')).toEqual({ letGo: 1, went: [], kept: 0 })
  expect(press('ArrowUp')).toEqual({ letGo: 0, went: [['ArrowUp']], kept: 1 })
  expect(press('a')).toEqual({ letGo: 0, went: [], kept: 0 })
})

test('an arrow that leads nowhere is left to the page', () => {
  expect(press('ArrowLeft', false).kept).toBe(0)
})

test('shortcuts of the browser are none of the board', () => {
  expect(press('ArrowLeft', true, { altKey: true }).went).toEqual([])
  expect(press('Escape', true, { defaultPrevented: true }).letGo).toBe(0)
})

test('what lies behind cannot be reached, what lies aside is farther', () => {
  const here = { x: 0, y: 0 }
  expect(distance(here, { x: -50, y: 0 }, 'ArrowRight')).toBe(Infinity)
  expect(distance(here, { x: 50, y: 20 }, 'ArrowRight')).toBeGreaterThan(distance(here, { x: 50, y: 0 }, 'ArrowRight'))
})
