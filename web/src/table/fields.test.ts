import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import cs from '../../text/fields.cs.ftl?raw'
import en from '../../text/fields.en.ftl?raw'
import { fieldWord, thingWord } from './lexicon'

const types = import.meta.glob<string>('../boards/*/types.ts', { query: '?raw', import: 'default', eager: true })

/** What a view may hold: the fields of its structs, and the words that are written out in their types. */
function inViews(): { fields: string[]; things: string[] } {
  // what comes before what is printed, the options and events is the view and all that it is made of
  const views = Object.values(types).map(
    (text) => text.split(/export (?:interface Printed|namespace Options)/)[0] ?? '',
  )
  const lines = views.flatMap((text) => [...text.matchAll(/^ +readonly (\w+)\??: (.*);$/gm)])
  const written = lines.flatMap(([, , type = '']) => [...type.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word))
  return { fields: lines.map(([, field = '']) => field), things: written }
}

const { fields, things } = inViews()
const wanted = [...new Set([...fields.map(fieldWord), ...things.map(thingWord)])].sort()

describe('the list names whatever a view may hold', () => {
  test('all five games are looked at', () => {
    expect(Object.keys(types)).toHaveLength(5)
    expect(fields).toContain('must_leave')
    expect(things).toContain('new-apprentice')
  })

  test.each([
    ['cs', cs],
    ['en', en],
  ])('in %s', (_, text) => {
    const named = new Set(new FluentResource(text).body.map(({ id }) => id))
    expect(wanted.filter((id) => !named.has(id))).toEqual([])
  })

  test('both languages name the same things', () => {
    const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort()
    expect(ids(cs)).toEqual(ids(en))
  })

  test('no field is named that no view has', () => {
    const known = new Set(wanted)
    const named = new FluentResource(en).body.map(({ id }) => id).filter((id) => id.startsWith('field-'))
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })
})
