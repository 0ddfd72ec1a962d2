import { expect, test } from 'vitest'
import { face, numbered } from './card'
import { aView } from './fixture'
import { laptop } from './layout'
import { counted } from './payment'
import { at, offers, thing, thingOf, wish } from './things'
import { spaces } from './track'
import type { OptionValue } from './types'
import { amounts, cardName, heading } from './words'

const option = (id: string, value: OptionValue) => ({ id, text: [id], value })

test('every option is found at the thing it is about', () => {
  expect(thingOf({ verb: 'card', card: 'fire-1', place: 'support', seat: 2 }, 0)).toBe('support-2/fire-1')
  expect(thingOf({ verb: 'card', card: 'fire-1', place: 'hand', seat: 1 }, 1)).toBe('hand-1/fire-1')
  expect(thingOf({ verb: 'banish', place: 'hand', seat: 1 }, 1)).toBe('hand-1/madness')
  expect(thingOf({ verb: 'cast', spell: 'growth', times: 2 }, 3)).toBe('spell-3/growth')
  expect(thingOf({ verb: 'break', curse: 'multi-3' }, 0)).toBe('curse/multi-3')
  expect(thingOf({ verb: 'done' }, 0)).toBeNull()
})

test('the multiples of a spell are offered together, and ends belong to no thing', () => {
  const found = offers(
    [
      option('cast:growth/1', { verb: 'cast', spell: 'growth', times: 1 }),
      option('cast:growth/2', { verb: 'cast', spell: 'growth', times: 2 }),
      option('done', { verb: 'done' }),
    ],
    0,
  )
  expect(found.get(at.spell(0, 'growth'))).toHaveLength(2)
  expect(found.get('')).toHaveLength(1)
})

test('a thing can be taken apart, and tells what one would have wished', () => {
  expect(thing('support-2/fire-1')).toEqual({ kind: 'support', seat: 2, name: 'fire-1' })
  expect(wish('curse/fire-1', true, null)).toBe('break:fire-1')
  expect(wish('support-2/fire-1', false, null)).toBe('card:fire-1/support-2')
  expect(wish('hand-0/fire-1', true, null)).toBeNull()
  expect(wish('hand-0/madness', true, null)).toBe('banish:hand')
  expect(wish('ability', true, 'viktor')).toBe('ability:viktor')
})

test('cards are taken apart and told from their twins', () => {
  expect(face('air-3')).toEqual({ element: 'air', value: 3 })
  expect(face('madness')).toEqual({ element: null, value: 0 })
  expect(numbered(['air-1', 'air-1', 'madness']).map(({ id }) => id)).toEqual(['air-1#0', 'air-1#1', 'madness#0'])
})

test('a payment counts what is paid, missing and lost', () => {
  const two = { verb: 'card', card: 'fire-2', place: 'hand', seat: 0 } as const
  expect(
    counted({ seat: 0, paid: [two], missing: [0, 0, 2, 0], price: [0, 0, 4, 0], lost: [0, 0, 0, 0], stay: false }),
  ).toMatchObject({ paid: 2, all: 4, lost: [0, 0, 0, 0] })
  expect(
    counted({ seat: 0, paid: [two, two], missing: [0, 0, 0, 0], price: [0, 0, 3, 0], lost: [0, 0, 1, 0], stay: false })
      .lost,
  ).toEqual([0, 0, 1, 0])
  expect(counted({ seat: 0, paid: [], missing: null, price: null, lost: [], stay: false })).toMatchObject({
    price: null,
    all: 2,
  })
})

test('spaces follow each other, the invocation is last, curses lie inside theirs', () => {
  for (const [width, look] of [
    [796, 'full'],
    [630, 'words'],
    [366, 'bare'],
  ] as const) {
    const { spaces: all, places, card } = spaces(width, 172, look)
    const order = [1, 2, 3, 4, 5, 0].map((n) => all[n]?.x ?? NaN)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    for (const [n, space] of [2, 3, 3, 4, 5].entries()) {
      const [x, spot] = [places[n]?.x ?? NaN, all[space]]
      expect(x).toBeGreaterThanOrEqual(spot?.x ?? NaN)
      expect(x + card).toBeLessThanOrEqual((spot?.x ?? 0) + (spot?.width ?? 0))
    }
  }
})

test('on every screen the dock is on the board and the hand has room', () => {
  for (const [width, height] of [
    [1108, 844],
    [948, 664],
    [820, 1080],
    [2228, 1384],
    [1024, 668],
  ] as const) {
    const at = laptop(width, height)
    expect(at.dockY).toBeLessThan(at.height - 130)
    expect(at.handW).toBeGreaterThan(200)
    expect(at.x + at.w).toBeLessThanOrEqual(at.width - 90)
    expect(at.width * at.scale).toBeCloseTo(width)
  }
})

test('cards and prices have names', () => {
  expect(cardName('madness')).not.toBe('')
  expect(amounts([0, 0, 2, 1])).toMatch(/2.*1/)
  expect(heading(aView())).toMatch(/1/)
})
