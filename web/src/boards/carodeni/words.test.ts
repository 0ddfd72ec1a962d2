import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (language: string) =>
  readFileSync(new URL(`../../../text/carodeni.${language}.ftl`, import.meta.url), 'utf8')
const keys = (text: string) => [...text.matchAll(/^([a-z][a-z-]*) = /gm)].map(([, key]) => key)
const given = (text: string) => [...new Set([...text.matchAll(/\$([a-z_]+)/g)].map(([, name]) => name))].sort()

describe('the words of the board', () => {
  it('are the same in both languages', () => {
    expect(keys(read('cs'))).toEqual(keys(read('en')))
    expect(given(read('cs'))).toEqual(given(read('en')))
  })
})
