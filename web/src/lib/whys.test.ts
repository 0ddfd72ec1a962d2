import { expect, test } from 'vitest'
import type { Refused } from '../wire'
import { Whys } from './whys'

function refusal(option: string | null, key = 'why-not'): Refused {
  return { is: 'refused', key, text: `why not ${option}`, clause: 'WIZ-19', option }
}

function asking(): { whys: Whys; sent: string[] } {
  const sent: string[] = []
  return { whys: new Whys((option) => sent.push(option) > 0), sent }
}

test('answers find their questions in any order', async () => {
  const { whys } = asking()
  const [red, blue] = [whys.ask('play:red-1'), whys.ask('play:blue-2')]
  expect([whys.hear(refusal('play:blue-2')), whys.hear(refusal('play:red-1'))]).toEqual([true, true])
  expect([(await red)?.option, (await blue)?.option]).toEqual(['play:red-1', 'play:blue-2'])
})

test('a refusal of something else leaves the question open', async () => {
  const { whys } = asking()
  const red = whys.ask('play:red-1')
  expect(whys.hear(refusal(null, 'stale-move'))).toBe(false)
  whys.hear(refusal('play:red-1'))
  expect((await red)?.option).toBe('play:red-1')
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
  expect(whys.hear(refusal(null, 'not-your-seat'))).toBe(false)
})

test('another refusal ends the question and is still shown', async () => {
  const { whys } = asking()
  const asked = whys.ask('play:red-1')
  expect(whys.hear(refusal('play:red-1', 'it-is-allowed'))).toBe(false)
  expect(await asked).toBeNull()
})

test('when the table has changed, nobody waits any longer, and what comes too late is no news', async () => {
  const { whys } = asking()
  const asked = whys.ask('play:red-1')
  whys.forget()
  expect(await asked).toBeNull()
  expect(whys.hear(refusal('play:red-1'))).toBe(true)
  expect(whys.hear(refusal('play:red-1', 'not-your-turn-now'))).toBe(true)
})

test('without a connection there is no answer', async () => {
  expect(await new Whys(() => false).ask('play:red-1')).toBeNull()
})
