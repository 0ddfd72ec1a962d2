import { expect, test, vi } from 'vitest'
import { carriedOn, gripOf } from './drag'

class Thing {
  setPointerCapture = vi.fn()
}
vi.stubGlobal('Element', Thing)

function at(x: number, y: number, pointerId = 1, currentTarget: Thing | null = null): PointerEvent {
  return { pointerId, clientX: x, clientY: y, currentTarget } as unknown as PointerEvent
}

test('a shaking finger carries nothing, once carried it follows every px', () => {
  const held = gripOf(at(100, 100))
  expect(carriedOn(held, at(105, 105))).toBeNull()
  const far = carriedOn(held, at(110, 100))
  expect(far).toMatchObject({ dx: 10, dy: 0, moving: true })
  expect(far && carriedOn(far, at(101, 100))).toMatchObject({ x: 100, dx: 1, moving: true })
})

test('another finger does not carry it', () => {
  expect(carriedOn(gripOf(at(0, 0)), at(50, 0, 2))).toBeNull()
})

test('the pointer belongs to the thing it was set down on, whatever it is heard of over', () => {
  const [thing, neighbour] = [new Thing(), new Thing()]
  const far = carriedOn({ ...gripOf(at(0, 0, 1, thing)), card: 'red-7' }, at(50, 0, 1, neighbour))
  expect(far).toMatchObject({ card: 'red-7', moving: true })
  expect(thing.setPointerCapture.mock.calls).toEqual([[1]])
  expect(neighbour.setPointerCapture).not.toHaveBeenCalled()
})
