import { expect, test } from 'vitest'
import type { Coached, Said } from '../wire'
import { after, choose, NOTHING, played, understood, type Heard } from './coach'

const said = (key: string, kind: Said['kind'] = 'first'): Said => ({ key, kind, text: `${key}.`, at: null })
const found = (n: number, ...remarks: Said[]): Coached => ({ is: 'coached', n, turn: n, remarks })

/** All that is said at one table after the other question, where everything could be said each time. */
function told(heard: Heard, questions: Coached[], always = false): string[] {
  const keys: string[] = []
  for (const question of questions) {
    const one = choose(question, heard, 'here', always)
    if (!one) continue
    keys.push(one.key)
    heard = after(heard, one, question, 'here')
  }
  return keys
}

const many = Array.from({ length: 30 }, (_, n) => said(`r${n}`))
const questions = Array.from({ length: 30 }, (_, n) => found(n + 1, ...many))

test('Nothing is said twice, not even a danger.', () => {
  const again = Array.from({ length: 5 }, (_, n) => found(n + 1, said('danger', 'danger'), said('jester')))
  expect(told(NOTHING, again)).toEqual(['danger', 'jester'])
})

test('One thing is said a turn; at the same question again, it is the same one.', () => {
  const [first, second] = [said('jester'), said('wizard')]
  const question = found(4, first, second)
  const heard = after(NOTHING, first, question, 'here')
  expect(choose({ ...found(5, second), turn: 4 }, heard, 'here')).toBe(null)
  expect(choose(found(6, second), heard, 'here')).toBe(second)
  expect(choose(question, heard, 'here')).toBe(first)
  expect(after(heard, first, question, 'here')).toBe(heard)
  expect(choose(question, understood(heard), 'here')).toBe(null)
  expect(choose(question, heard, 'elsewhere')).toBe(second)
})

test('Less is said in each game, and nothing after the third, unless one wants it for ever.', () => {
  const numbers = [0, 1, 2, 3, 4].map((games) => told({ ...NOTHING, games }, questions).length)
  expect(numbers).toEqual([12, 6, 3, 0, 0])
  expect(told({ ...NOTHING, games: 7 }, questions, true)).toHaveLength(3)
})

test('After a game there is something to say again, but never the same.', () => {
  const [one] = many
  const heard = one ? after({ ...NOTHING, lately: 11 }, one, found(1, ...many), 'here') : NOTHING
  expect(told(heard, questions.slice(1))).toEqual([])
  expect(told(played(heard), questions)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6'])
})
