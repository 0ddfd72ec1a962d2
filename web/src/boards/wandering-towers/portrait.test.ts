import { expect, test } from 'vitest'
import { position } from './fixtures'
import { portrait } from './portrait'

test('a seat is shown as the wizard that it has on the ring', () => {
  const view = position({})
  expect([0, 1, 2, 3].map((seat) => portrait(view, seat)?.name)).toEqual([
    'pawn-blue',
    'pawn-yellow',
    'pawn-red',
    'pawn-green',
  ])
  expect(portrait({ ...view, mode: 'coop' }, 3)?.name).toBe('pawn-blue')
})
