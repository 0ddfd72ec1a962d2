import { afterEach, expect, test, vi } from 'vitest'
import { settings, type Language } from './settings.svelte'
import { bind, bindNumbers, wordsOf } from './words'

const { say, known } = wordsOf('a game', {
  cs: ['you = Vy\ncard = karta\n    .acc = kartu', 'cards = { $count } karet'],
  en: ['you = You\ncard = card\n    .acc = card', 'cards = { $count } cards'],
})

const speak = (language: Language) => vi.spyOn(settings, 'language', 'get').mockReturnValue(language)
afterEach(() => vi.restoreAllMocks())

test('messages of all texts are said in the language that is set', () => {
  speak('en')
  expect([say('you'), say('cards', { count: 3 })]).toEqual(['You', '3 cards'])
  speak('cs')
  expect([say('you'), say('card.acc')]).toEqual(['Vy', 'kartu'])
})

test('in Czech a number is not parted from its noun', () => {
  speak('cs')
  expect(say('cards', { count: 5 })).toBe('5\u00a0karet')
})

test('in Czech a preposition before a number is the one that can be said', () => {
  speak('cs')
  const said = 'z 2, z 5, z 6, v 6, Z 7, k 13, s 17, v 40, z 100, z 1403, z 2026, od 4, 10 s navíc, ze 4'
  expect(bind(said).replaceAll('\u00a0', ' ')).toBe(
    'ze 2, z 5, ze 6, v 6, Ze 7, ke 13, se 17, ve 40, ze 100, z 1403, ze 2026, od 4, 10 s navíc, ze 4',
  )
  expect(bind('1 z 4')).toBe('1\u00a0ze\u00a04')
  speak('en')
  expect(bind('a v 4')).toBe('a v 4')
})

test('what is not written, or lacks a value, is told while the client is written', () => {
  speak('en')
  expect(() => say('nothing')).toThrow('no message nothing of a game in en')
  expect(() => say('card.gen')).toThrow('card.gen')
  expect(() => say('cards')).toThrow('cards of a game')
  expect([known('you'), known('nothing')]).toEqual([true, false])
})

test('what is said twice is told at once', () => {
  expect(() => wordsOf('a game', { cs: ['you = Vy', 'you = Ty'], en: [] })).toThrow('words of a game in cs')
})

test('what the log tells keeps a number with the words around it, in every language', () => {
  speak('en')
  expect(bindNumbers('Ema bid 1, took 0: −10 points.')).toBe('Ema bid\u00a01, took\u00a00: −10\u00a0points.')
  speak('cs')
  expect(bindNumbers('Ema hlásí 2 a hraje v kole 3.')).toBe('Ema hlásí\u00a02\u00a0a\u00a0hraje v\u00a0kole\u00a03.')
})
