import { describe, expect, test } from 'vitest'
import { difference, movedTower, movedWizards, opened } from './difference'
import { event, position, told } from './fixtures'

const start = position({ 1: '1 blue', 2: '2 red yellow', 5: '3 blue 4', 8: 'green' }, { keep: 0 })

describe('what happened between two views', () => {
  test('nothing where nothing changed, and nothing before the first view', () => {
    expect(difference(start, { ...start })).toEqual([])
    expect(difference(null, start)).toEqual([])
  })

  test('a tower takes along all above it; the log says who is free and who is caught', () => {
    const after = position({ 1: '1 blue', 2: '2 red yellow', 8: '? 3 4' }, { keep: 0 })
    const steps = difference(start, after, [
      event('moved-tower', {
        seat: 0,
        space: 5,
        floor: 1,
        towers: 2,
        to: 8,
        keep: false,
        freed: [],
        caught: ['green'],
      }),
    ])
    expect(steps.map(({ motion }) => motion)).toEqual([{ kind: 'tower', space: 5, floor: 1, to: 8, keep: false }])
    expect(steps.at(-1)?.view).toBe(after)
  })

  test('the same is told from the two views where no news came', () => {
    const after = position({ 1: '1 blue', 2: '2 red yellow', 8: '? 3 4' }, { keep: 0 })
    expect(difference(start, after).map(({ motion }) => motion)).toEqual([
      { kind: 'tower', space: 5, floor: 1, to: 8, keep: false },
    ])
  })

  test('a wizard enters Ravenskeep, which then flies on', () => {
    const after = position({ 1: '1', 2: '2 red yellow', 5: '3 blue 4', 8: 'green' }, { keep: 4, inside: { blue: 1 } })
    const news = [
      event('moved-wizard', { seat: 0, wizard: 'blue', space: 1, to: 0 }),
      event('entered', { wizards: ['blue'] }),
      event('flew', { space: 0, to: 4 }),
    ]
    const steps = difference(start, after, news)
    expect(steps.map(({ motion }) => motion.kind)).toEqual(['wizard', 'fly'])
    expect(steps[0]?.motion).toMatchObject({ wizards: ['blue'], enters: true })
    expect(steps[0]?.view.keep).toBe(0)
    expect(difference(start, after).map(({ motion }) => motion.kind)).toEqual(['wizard', 'fly'])
  })

  test('riders go with the wizard that a card moves, but for one who was left behind', () => {
    const before = position({ 3: 'blue red green' }, { keep: 0 })
    const after = position({ 3: 'green', 5: 'blue red' }, { keep: 0 })
    const news = [
      event('rode', { seat: 2, wizard: 'red' }),
      event('rode', { seat: 3, wizard: 'green' }),
      event('left-behind', { wizard: 'green' }),
      event('moved-wizard', { seat: 0, wizard: 'blue', space: 3, to: 5 }),
    ]
    const [step] = difference(before, after, news)
    expect(step?.motion).toMatchObject({ kind: 'wizard', wizards: ['blue', 'red'], space: 3, to: 5 })
  })

  test('what a lifted tower shows is seen by all, although both views are alike', () => {
    const [step] = difference(start, { ...start }, [
      event('lifted', { seat: 1, space: 5, floor: 2, beneath: ['blue'] }),
    ])
    expect(step?.motion).toMatchObject({ kind: 'lift', space: 5, floor: 2, beneath: ['blue'] })
    if (step?.motion.kind !== 'lift') throw new Error('no lift')
    expect(told(step.motion.open, 5)).toBe('? 3 blue')
    expect(told(step.view, 5)).toBe(told(start, 5))
  })

  test('two towers change places; who stands beneath them is shown on the way', () => {
    const after = position({ 1: '2 red yellow', 2: '1 blue', 5: '3 blue 4', 8: 'green' }, { keep: 0 })
    const [step] = difference(start, after, [
      event('swapped', { seat: 0, one: 1, beneath_one: ['green'], other: 2, beneath_other: [] }),
    ])
    if (step?.motion.kind !== 'swap') throw new Error('no swap')
    expect([told(step.motion.open, 1), told(step.motion.open, 2)]).toEqual(['green', ''])
  })

  test('cards, rolls, spells and potions are motions of their own, in order', () => {
    const after = { ...start, card: 'tower-two-dice', rolled: 3 }
    const news = [
      event('cast', { seat: 0, spell: 'advance-tower' }),
      event('played', { seat: 0, card: 'tower-two-dice', thing: null }),
      event('rolled', { seat: 0, pips: 3 }),
      event('filled', { seat: 0, partner: 2 }),
    ]
    const motions = difference(start, after, news).map(({ motion }) => motion)
    expect(motions.map(({ kind }) => kind)).toEqual(['spell', 'card', 'roll', 'fill'])
    expect(motions[3]).toEqual({ kind: 'fill', seat: 2 })
  })

  test('news that do not fit what was seen are not believed', () => {
    const after = position({ 4: '1 blue', 2: '2 red yellow', 5: '3 blue 4', 8: 'green' }, { keep: 0 })
    const steps = difference(start, after, [
      event('moved-tower', { seat: 0, space: 9, floor: 1, towers: 1, to: 12, keep: false, freed: [], caught: [] }),
    ])
    expect(steps.map(({ motion }) => motion)).toEqual([{ kind: 'tower', space: 1, floor: 1, to: 4, keep: false }])
  })

  test('a move taken back is no motion', () => {
    expect(difference({ ...start, turn: 4 }, { ...start, turn: 3 }).map(({ motion }) => motion.kind)).toEqual(['jump'])
  })
})

describe('views in between', () => {
  test('whoever a tower lands on is hidden, unless the table shows prisoners', () => {
    expect(told(movedTower(start, 1, 1, 8, [])!, 8)).toBe('? 1 blue')
    expect(told(movedTower({ ...start, assisted: true }, 1, 1, 8, [])!, 8)).toBe('green 1 blue')
  })

  test('nothing moves from where nothing is', () => {
    expect(movedTower(start, 9, 1, 10, [])).toBeNull()
    expect(movedWizards(start, ['purple'], 2, 3)).toBeNull()
  })

  test('who is set free stands on what is uncovered', () => {
    expect(told(opened(start, 5, 1, ['red', 'red']), 5)).toBe('red red')
  })
})
