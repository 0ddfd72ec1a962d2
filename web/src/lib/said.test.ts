import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import cs from '../../text/cs.ftl?raw'
import en from '../../text/en.ftl?raw'
import learnCs from '../../text/learn.cs.ftl?raw'
import learnEn from '../../text/learn.en.ftl?raw'
import statisticsCs from '../../text/statistics.cs.ftl?raw'
import statisticsEn from '../../text/statistics.en.ftl?raw'
import tableCs from '../../text/table.cs.ftl?raw'
import tableEn from '../../text/table.en.ftl?raw'

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function ids(text: string): string[] {
  return new FluentResource(text).body.map(({ id }) => id).sort()
}

/** The names of messages in a source: `say('…')`, also `a ? 'x' : 'y'` and lists of names handed on. */
function named(source: string): string[] {
  return [...source.matchAll(/['"`]([a-z]+(?:-[a-z]+)*)['"`]/g)].map(([, id = '']) => id)
}

describe('what the table says', () => {
  test('both languages know the same messages', () => {
    expect(ids(tableCs)).toEqual(ids(tableEn))
    expect(ids(learnCs)).toEqual(ids(learnEn))
    expect(ids(statisticsCs)).toEqual(ids(statisticsEn))
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
    const known = new Set([...ids(cs), ...ids(tableCs), ...ids(learnCs), ...ids(statisticsCs)])
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
    expect([...ids(tableEn), ...ids(learnEn), ...ids(statisticsEn)].filter((id) => !used.has(id))).toEqual([])
  })
})
