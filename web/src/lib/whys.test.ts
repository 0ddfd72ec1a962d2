import { expect, test } from 'vitest'
import type { Refused } from '../wire'
import { Whys } from './whys'

function refusal(text: string, key = 'why-not'): Refused {
  return { is: 'refused', key, text, clause: 'WIZ-19' }
}

function asking(): { whys: Whys; sent: string[] } {
  const sent: string[] = []
  return { whys: new Whys((option) => sent.push(option) > 0), sent }
}

test('answers belong to the questions in their order', async () => {
  const { whys } = asking()
  const [red, blue] = [whys.ask('play:red-1'), whys.ask('play:blue-2')]
  expect([whys.hear(refusal('red')), whys.hear(refusal('blue'))]).toEqual([true, true])
  expect([(await red)?.text, (await blue)?.text]).toEqual(['red', 'blue'])
})

test('the same is asked once until the table has changed', () => {
  const { whys, sent } = asking()
  void whys.ask('play:red-1')
  void whys.ask('play:red-1')
  expect(sent).toEqual(['play:red-1'])
  whys.forget()
  void whys.ask('play:red-1')
  expect(sent).toHaveLength(2)
})

test('what nobody asked here is news for the player', () => {
  const { whys } = asking()
  expect(whys.hear(refusal('not yours', 'not-your-seat'))).toBe(false)
})

test('another refusal ends the question and is still shown', async () => {
  const { whys } = asking()
  const asked = whys.ask('play:red-1')
  expect(whys.hear(refusal('it is allowed', 'it-is-allowed'))).toBe(false)
  expect(await asked).toBeNull()
})

test('when the table has changed, nobody waits any longer', async () => {
  const { whys } = asking()
  const asked = whys.ask('play:red-1')
  whys.forget()
  expect(await asked).toBeNull()
})

test('without a connection there is no answer', async () => {
  expect(await new Whys(() => false).ask('play:red-1')).toBeNull()
})
