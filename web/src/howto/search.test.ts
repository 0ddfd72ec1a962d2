import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import cs from '../../text/howto.cs.ftl?raw'
import en from '../../text/howto.en.ftl?raw'
import type { Rule } from '../wire'
import { chapters, fits, folded, pieces, references, wordsIn } from './search'

const rule = (id: string, chapter: string, text: string): Rule => ({
  id,
  chapter,
  parts: [{ text, ruling: false }],
  taught: [],
})
const RULES = [
  rule('WIZ-01', 'Karty', 'Nejvyšší číslo je 13.'),
  rule('WIZ-06', 'Trumfy', 'Otočí se jedna karta.'),
  rule('WIZ-07', 'Trumfy', 'Žádný trumf po šaškovi.'),
]

test('accents and capitals do not matter, and places stay the same', () => {
  expect(folded('Žluťoučký KŮŇ')).toBe('zlutoucky kun')
  expect(folded('İß🙂x')).toHaveLength('İß🙂x'.length)
})

test('a clause is found by all the words in any order, and by its number', () => {
  const found = (wanted: string) => RULES.filter((one) => fits(one, wordsIn(wanted))).map(({ id }) => id)
  expect(found('saskovi zadny')).toEqual(['WIZ-07'])
  expect(found('wiz-06')).toEqual(['WIZ-06'])
  expect(found('trumf karta')).toEqual([])
  expect(found('  ')).toHaveLength(3)
})

test('what was looked for is marked where it stands, with its accents', () => {
  expect(pieces('Žádný trumf, žádné body', wordsIn('zadn'))).toEqual([
    { text: 'Žádn', hit: true },
    { text: 'ý trumf, ', hit: false },
    { text: 'žádn', hit: true },
    { text: 'é body', hit: false },
  ])
  expect(pieces('abc', [])).toEqual([{ text: 'abc', hit: false }])
})

test('a chapter keeps its number when others have nothing to say', () => {
  expect(chapters(RULES, wordsIn('otoci')).map(({ number, title }) => [number, title])).toEqual([[2, 'Trumfy']])
  expect(chapters(RULES).map(({ rules }) => rules.length)).toEqual([1, 2])
})

test('clauses that a text names can be followed', () => {
  expect(references('in teams see WT-88 (also WT-107).')).toEqual(['in teams see ', 'WT-88', ' (also ', 'WT-107', ').'])
})

test('both languages know the same messages', () => {
  const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id)
  expect(ids(cs)).toEqual(ids(en))
  expect(cs.match(/^[a-z][\w-]*(?= =)/gm)).toHaveLength(ids(cs).length)
})
