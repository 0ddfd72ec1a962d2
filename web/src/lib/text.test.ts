import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import cs from '../../text/cs.ftl?raw'
import en from '../../text/en.ftl?raw'

const texts = { cs, en }

function messages(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value) found.set(id, JSON.stringify(value))
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, JSON.stringify(pattern))
  }
  return found
}

function variables(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name = '']) => name))].sort()
}

describe('what the shell says', () => {
  test.each(['cs', 'en'] as const)('every line of %s can be read', (language) => {
    expect(new FluentBundle(language).addResource(new FluentResource(texts[language]))).toEqual([])
    // a line that is no message would be dropped in silence
    const heads = texts[language].match(/^[a-z][\w-]*(?= =)/gm) ?? []
    expect(heads).toHaveLength(new FluentResource(texts[language]).body.length)
  })

  test('both languages say the same things with the same values', () => {
    const [czech, english] = [messages(cs), messages(en)]
    expect([...czech.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [id, pattern] of czech) expect([id, variables(pattern)]).toEqual([id, variables(english.get(id)!)])
  })

  test('in Czech no one-letter word is left at the end of a line', () => {
    const lines = cs.split('\n').filter((line) => line && !line.startsWith('#'))
    expect(lines.filter((line) => /(?<!\p{L})[ksvzouai] (?=\S)/iu.test(line))).toEqual([])
  })
})
