import { expect, test } from 'vitest'
import { describe, type Reader } from './describe'

const reader: Reader = {
  names: ['Ema', 'Pavel', 'Jeník'],
  label: (path) => path.slice(path.lastIndexOf('.') + 1).replaceAll('_', ' '),
  isSeat: (path) => ['dealer', 'tricks.seat', 'trick.seat', 'dungeon', 'seat'].includes(path),
  thing: (name) => name.replaceAll('-', ' '),
  yes: 'yes',
  no: 'no',
  nothing: '–',
}

test('numbers of seats are told by name', () => {
  expect(describe({ dealer: 1, round: 1 }, reader)).toEqual([
    { is: 'fact', label: 'dealer', text: 'Pavel' },
    { is: 'fact', label: 'round', text: '1' },
  ])
})

test('what everybody has stands in one table', () => {
  expect(describe({ bids: [1, null, 2], taken: [0, 0, 1] }, reader)).toEqual([
    {
      is: 'grid',
      label: '',
      columns: ['Ema', 'Pavel', 'Jeník'],
      rows: [
        { label: 'bids', cells: ['1', '–', '2'] },
        { label: 'taken', cells: ['0', '0', '1'] },
      ],
    },
  ])
})

test('equal pieces are counted, even when there are as many as players', () => {
  expect(describe({ hand: ['red-7', 'blue-1', 'red-7'] }, reader)).toEqual([
    {
      is: 'pieces',
      label: 'hand',
      items: [
        { text: 'red 7', count: 2, name: 'red-7' },
        { text: 'blue 1', count: 1, name: 'blue-1' },
      ],
    },
  ])
})

test('rows of equal things become a table without the columns in which there is nothing', () => {
  const view = { tricks: [{ seat: 2, card: 'red-7', n: 3, note: null }] }
  expect(describe(view, reader)).toEqual([
    {
      is: 'grid',
      label: 'tricks',
      columns: ['seat', 'card', 'n'],
      rows: [{ label: '', cells: ['Jeník', 'red 7', '3'] }],
    },
  ])
})

test('things of two words stand in a row', () => {
  expect(describe({ trick: [{ seat: 2, card: 'red-7' }] }, reader)).toEqual([
    { is: 'pieces', label: 'trick', items: [{ text: 'Jeník red 7', count: 1 }] },
  ])
})

test('the places of a long row are counted from 0', () => {
  const view = { spaces: Array.from({ length: 9 }, () => ({ crest: true, floors: [] })) }
  const [spaces] = describe(view, reader)
  expect(spaces).toMatchObject({ is: 'grid', columns: ['crest'] })
  expect(spaces?.is === 'grid' && spaces.rows.at(-1)).toEqual({ label: '8', cells: ['yes'] })
})

test('players are the columns of their own table', () => {
  const view = { players: [{ full: 1 }, { full: 0 }, { full: 2 }] }
  expect(describe(view, reader)).toEqual([
    {
      is: 'grid',
      label: 'players',
      columns: ['Ema', 'Pavel', 'Jeník'],
      rows: [{ label: 'full', cells: ['1', '0', '2'] }],
    },
  ])
})

test('the own hand comes first', () => {
  expect(describe({ round: 1, hand: ['red-7'] }, reader).map(({ label }) => label)).toEqual(['hand', 'round'])
})

test('what is not there is left out, what is empty is said', () => {
  expect(describe({ card: null, discard: [] }, reader)).toEqual([{ is: 'fact', label: 'discard', text: '–' }])
})

test('a lone player has no table of seats', () => {
  expect(describe({ stock: [3] }, { ...reader, names: ['Ema'] })).toEqual([{ is: 'fact', label: 'stock', text: '3' }])
})
