import { describe, expect, test } from 'vitest'
import { match } from './router.svelte'

describe('paths', () => {
  test('a plain path is matched whole', () => {
    expect(match('/', '/')).toEqual({})
    expect(match('/games', '/games/')).toEqual({})
    expect(match('/games', '/games/7')).toBeUndefined()
  })

  test('a name takes one segment, decoded', () => {
    expect(match('/new/:game', '/new/big-book')).toEqual({ game: 'big-book' })
    expect(match('/t/:table/move/:n', '/t/a%20b/move/12')).toEqual({ table: 'a b', n: '12' })
    expect(match('/new/:game', '/new')).toBeUndefined()
  })

  test('an address that cannot be decoded is no page of ours', () => {
    expect(match('/t/:table', '/t/%E0%A4%A')).toBeUndefined()
  })
})
