import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import cs from '../../../text/big-book.cs.ftl?raw'
import en from '../../../text/big-book.en.ftl?raw'

const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort()

test('both languages have the same messages', () => {
  expect(ids(cs)).toEqual(ids(en))
})

test('every message that is said is written', () => {
  const sources = import.meta.glob<string>('./*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
  const games = import.meta.glob<string>('../../../../src/slet/games/big_book/text/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const known = new Set([...ids(en), ...Object.values(games).flatMap(ids)])
  const said = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bsay\('([a-z-]+)'/g)].map(([, id]) => id ?? ''),
  )
  expect(said.filter((id) => !known.has(id))).toEqual([])
  expect(said.length).toBeGreaterThan(60)
})

test('every message that is written is said', () => {
  const sources = import.meta.glob<string>('./*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
  const all = Object.values(sources).join('\n')
  const unused = ids(en).filter((id) => !all.includes(`'${id}'`) && !id.startsWith('leaf-'))
  expect(unused).toEqual([])
})
