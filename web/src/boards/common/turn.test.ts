import { expect, test } from 'vitest'
import type { Ask, SeatInfo } from '../../wire'
import type { BoardProps } from '../contract'
import '../../lib/tableWords'
import { seatNames } from './seats'
import { Turn } from './turn'

const ask: Ask = {
  seat: 0,
  kind: 'bid',
  text: ['bid'],
  why: 'WIZ-11',
  options: [{ id: 'bid:1', text: ['1'], value: null }],
}

class Any extends Turn<string> {
  get told() {
    return {
      view: this.view,
      ask: this.ask,
      answer: this.answeredNext,
      one: this.option('bid:1')?.id,
      other: this.option('bid:2'),
    }
  }
}

function turn(busy: boolean): Any {
  const props = { view: 'after', ask, chosen: 'bid:1' } as unknown as BoardProps<string>
  return new Any(() => props, { drawn: busy ? 'before' : 'after', busy })
}

test('what is asked and what was answered is told once all before it is drawn', () => {
  expect(turn(true).told).toEqual({ view: 'before', ask: null, answer: null, one: undefined, other: undefined })
  expect(turn(false).told).toEqual({ view: 'after', ask, answer: 'bid:1', one: 'bid:1', other: undefined })
})

test('the own seat is called You, for who only watches everybody has a name', () => {
  const seats = [{ name: 'Ema' }, { name: 'Ota' }] as unknown as readonly SeatInfo[]
  expect(seatNames(1, seats)[0]).toBe('Ema')
  expect(seatNames(1, seats)[1]).toMatch(/^(You|Vy)$/)
  expect(seatNames(null, seats)).toEqual(['Ema', 'Ota'])
})
