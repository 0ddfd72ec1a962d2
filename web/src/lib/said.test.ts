import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import en from '../../text/en.ftl?raw'
import tableCs from '../../text/table.cs.ftl?raw'
import tableEn from '../../text/table.en.ftl?raw'

const texts = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** Parts of which every message is said by a whole name that stands in a source. */
const SAID_BY_NAME = ['table', 'learn', 'statistics']

function ids(text: string): string[] {
  return new FluentResource(text).body.map(({ id }) => id).sort()
}

/** The names of messages in a source: `say('…')`, also `a ? 'x' : 'y'` and lists of names handed on. */
function named(source: string): string[] {
  return [...source.matchAll(/['"`]([a-z]+(?:-[a-z]+)*)['"`]/g)].map(([, id = '']) => id)
}

describe('what the table says', () => {
  test('both languages know the same messages', () => {
    const czech = Object.keys(texts).filter((path) => /\bcs\.ftl$/.test(path))
    expect(czech.length * 2).toBe(Object.keys(texts).length)
    for (const path of czech) {
      expect([path, ids(texts[path]!)]).toEqual([path, ids(texts[path.replace('cs.ftl', 'en.ftl')]!)])
    }
  })

  test('nothing is said twice', () => {
    const all = [...ids(en), ...ids(tableEn)]
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })

  test.each([
    ['cs', tableCs],
    ['en', tableEn],
  ])('every line of %s can be read', (language, text) => {
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([])
    expect(text.match(/^[a-z][\w-]*(?= =)/gm)).toHaveLength(ids(text).length)
  })

  test('whatever a component says is written', () => {
    const known = new Set(Object.values(texts).flatMap(ids))
    const shell = Object.entries(sources).filter(([path]) => !/\/(boards|art)\/|test\.ts$/.test(path))
    const missing = shell.flatMap(([path, source]) =>
      [...source.matchAll(/\bsay\('([\w-]+)'/g)].flatMap(([, id = '']) => (known.has(id) ? [] : [`${path}: ${id}`])),
    )
    expect(missing).toEqual([])
  })

  test('nothing is written that no component says', () => {
    const used = new Set(
      Object.entries(sources).flatMap(([path, source]) => (path.endsWith('.test.ts') ? [] : named(source))),
    )
    expect(
      SAID_BY_NAME.flatMap((part) => ids(texts[`../../text/${part}.en.ftl`]!)).filter((id) => !used.has(id)),
    ).toEqual([])
  })
})
