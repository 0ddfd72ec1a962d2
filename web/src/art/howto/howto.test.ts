import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { games } from '../../games'
import { howToArt } from '.'

const texts = import.meta.glob<string>('../../../../src/slet/games/*/text/howto.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function named(game: string, prefix: string): string[] {
  const [, text = ''] = Object.entries(texts).find(([path]) => path.includes(`/${game.replaceAll('-', '_')}/`)) ?? []
  const ids = new FluentResource(text).body.map(({ id }) => id).filter((id) => id.startsWith(prefix))
  return ids.map((id) => id.slice(prefix.length))
}

describe.each(games)('how to play %s', (game) => {
  test('each thing that is told is drawn, and nothing else', async () => {
    const { steps, signs, begin = {}, details = {} } = await howToArt(game)
    expect(named(game, 'step-')).not.toEqual([])
    expect(Object.keys(steps)).toEqual(named(game, 'step-'))
    expect(Object.keys(signs)).toEqual(named(game, 'sign-'))
    expect(Object.keys(begin)).toEqual(named(game, 'begin-'))
    expect(Object.keys(details)).toEqual(named(game, 'detail-'))
  })

  test('every drawing can be drawn, and no figure in it is broken', async () => {
    const { steps, signs, begin, details } = await howToArt(game)
    const drawings = Object.values({ ...signs, ...begin, ...details })
    for (const draw of [...Object.values(steps), ...drawings.map((drawing) => drawing.draw)]) {
      const drawn = draw()
      expect(drawn.length).toBeGreaterThan(100)
      expect(drawn).not.toMatch(/NaN|undefined/)
    }
  })

  test('no word is lettered in a scene', async () => {
    const { steps } = await howToArt(game)
    const lettered = Object.values(steps).flatMap((draw) => [...draw().matchAll(/<text[^>]*>([^<]*)</g)])
    expect(lettered.map(([, text = '']) => text).filter((text) => /\p{L}/u.test(text))).toEqual([])
  })
})
