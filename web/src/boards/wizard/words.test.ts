import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import cs from '../../../text/wizard.cs.ftl?raw'
import en from '../../../text/wizard.en.ftl?raw'
import gameEn from '../../../../src/slet/games/wizard/text/en.ftl?raw'

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')

describe('the words of the board', () => {
  it('are the same in both languages', () => {
    expect(ids(cs)).toEqual(ids(en))
  })

  it('never hide a word of the game', () => {
    expect(ids(en).filter((id) => ids(gameEn).includes(id))).toEqual([])
  })

  it('are all there and all used', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
      .join('\n')
    const known = new Set([...ids(en), ...ids(gameEn)])
    const said = [...sources.matchAll(/\bsay\('([\w-]+)/g)].map((found) => found[1] ?? '')
    expect(said.filter((id) => !known.has(id))).toEqual([])
    expect(ids(en).filter((id) => !sources.includes(`'${id}'`))).toEqual([])
  })
})
