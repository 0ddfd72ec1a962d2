import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import cs from '../../../text/wandering-towers.cs.ftl?raw'
import en from '../../../text/wandering-towers.en.ftl?raw'
import gameEn from '../../../../src/slet/games/wandering_towers/text/en.ftl?raw'
import { settings } from '../../lib/settings.svelte'
import { position } from './fixtures'
import { caption, outlookOf, spaceInWords } from './words'

const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function ids(text: string): string[] {
  return new FluentResource(text).body.map(({ id }) => id).sort()
}

describe('the words of the board', () => {
  test("are the same messages in both languages, each once, none of them the game's own", () => {
    expect(ids(cs)).toEqual(ids(en))
    const all = [...ids(en), ...ids(gameEn)]
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })

  test('whatever is said is written', () => {
    const known = new Set([...ids(en), ...ids(gameEn)])
    const said = Object.entries(sources).flatMap(([path, source]) =>
      path.endsWith('.test.ts') ? [] : [...source.matchAll(/\bsay\('([\w-]+)/g)].map(([, id = '']) => id),
    )
    expect(said.filter((id) => !known.has(id))).toEqual([])
  })

  test('cards say how often one may roll', () => {
    expect(caption('tower-three-dice')).toBe('tower: roll, up to 2 repeats')
    expect(caption('wizard-two-dice')).toBe('wizard: roll, once more if you like')
    expect(caption('either-die')).toBe('tower or wizard: roll')
    expect(caption('either-4-2')).toBe('tower 4 or wizard 2')
  })

  test('a move says what would come of it, as the server foresees it', () => {
    const view = position({ 3: '3 red red' })
    const outlook = view.outlook.map((one, space) =>
      space === 3 ? { caught: ['red', 'red'], fills: 0, flight: 4 } : one,
    )
    const move = { verb: 'tower', space: 1, floor: 1, steps: 2, to: 3 } as const
    expect(outlookOf({ ...view, outlook }, move)).toEqual(['Traps 2 wizards: 2× red', 'Fills a potion'])
    const entry = { verb: 'wizard', space: 15, wizard: 'blue', steps: 1, to: 0 } as const
    expect(outlookOf(view, entry)).toEqual(['Enters Ravenskeep', 'It then flies to 4'])
  })

  test('a space is told in words, hidden wizards are not', () => {
    const view = position({ 5: '1 red 2 blue' }, { keep: 9 })
    expect(spaceInWords(view, 5)).toBe('Space 5: 2 towers, crest on floor 1. On top: blue.')
    expect(spaceInWords(view, 4)).toBe('Space 4: bare ground with a crest. Ravenskeep would fly here next.')
    expect(settings.language).toBe('en')
  })
})
