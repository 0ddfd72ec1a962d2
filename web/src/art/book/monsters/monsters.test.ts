import { expect, test } from 'vitest'
import pages from '../../../../../src/slet/games/big_book/data/pages.toml?raw'
import { monsters } from './index'

test('every monster of the book is drawn, and none besides', () => {
  const named = [...pages.matchAll(/^id = "([a-z-]+)"\n(?:row.*\n)?kind = "(\w+)"/gm)]
  const wanted = named.filter(([, , kind]) => kind !== 'last').map(([, id]) => id)
  expect(wanted).toHaveLength(16)
  expect(Object.keys(monsters).sort()).toEqual(wanted.sort())
})

test('a monster is drawn the same every time', () => {
  for (const draw of Object.values(monsters))
    expect(draw().replaceAll(/clip-\d+/g, '')).toBe(draw().replaceAll(/clip-\d+/g, ''))
})
