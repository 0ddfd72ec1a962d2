import { describe, expect, test } from 'vitest'
import { suits } from '../inks'
import { drawingOf } from './faces'

const deck = suits.flatMap((suit) => Array.from({ length: 13 }, (_, i) => `${suit}-${i + 1}`))

describe('card faces', () => {
  test('each of the 52 has a name and a picture of its own', () => {
    const drawings = deck.map((card) => drawingOf(card))
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(52)
    expect(new Set(drawings.map(({ draw }) => draw())).size).toBe(52)
  })

  test('small and shaded faces are drawings apart', () => {
    const looks = [{}, { small: true }, { shade: true }, { small: true, shade: true }]
    expect(new Set(looks.map((look) => drawingOf('red-7', look).name)).size).toBe(4)
  })

  test('all wizards look alike, and wizards and jesters keep their full face', () => {
    expect(drawingOf('wizard-1').name).toBe(drawingOf('wizard-4', { small: true }).name)
    expect(drawingOf('jester-2').name).toBe('card-jester')
  })

  test('a small face shows its rank and nothing that only a picture could say', () => {
    expect(drawingOf('blue-12', { small: true }).draw()).toContain('>12</text>')
    expect(drawingOf('blue-12', { small: true }).draw().length).toBeLessThan(drawingOf('blue-12').draw().length / 2)
  })

  test.each(['red-0', 'red-14', 'pink-3', 'red', '', 'red-1.5'])('%s is no card', (card) => {
    expect(() => drawingOf(card)).toThrow(`no card ${card}`)
  })
})
