import { describe, expect, it } from 'vitest'
import '../../lib/printed.fixture'
import { goalPoints, goalRows } from './goals'
import { someArea, someView } from './tables'

const names = (view: Parameters<typeof goalRows>[0]) => goalRows(view).map(({ name }) => name)

describe('the goals as they lie', () => {
  it('keep their places when one is taken: easy before hard', () => {
    const open = someView({
      goals: ['G09-easy', 'G05-easy', 'G02-hard'],
      areas: [someArea({ progress: [0, 1, 2] }), someArea()],
    })
    const taken = someView({
      goals: ['G09-easy', 'G02-hard'],
      areas: [someArea({ goals: ['G05-easy'] }), someArea()],
    })
    expect(names(open)).toEqual(['G05-easy', 'G09-easy', 'G02-hard'])
    expect(names(taken)).toEqual(names(open))
    expect(goalRows(taken)[0]?.takenBy).toBe(0)
  })

  it('lie in the order in which Ostara reads them, those taken behind', () => {
    const view = someView({
      seats: 1,
      goals: ['G09-hard', 'G02-hard'],
      areas: [someArea({ progress: [1, 2] })],
      ostara: someArea({ goals: ['G01-hard'], progress: [0, 1] }),
    })
    expect(names(view)).toEqual(['G09-hard', 'G02-hard', 'G01-hard'])
    expect(goalRows(view)[1]?.have).toEqual([2, 1])
  })
})

describe('what a potion brings besides its own points', () => {
  it('are the goals that brewing it meets, for whoever it waits for', () => {
    const brings = (potion: string, goals: readonly string[]) => ({
      potion,
      ways: [],
      pairs: 0,
      goals,
      brewers: [],
    })
    const view = someView({
      goals: ['G09-easy', 'G02-hard'],
      areas: [
        someArea({ prospects: [brings('P01', []), brings('P16', ['G09-easy', 'G02-hard'])] as never }),
        someArea({ prospects: [brings('P01', ['G02-hard'])] as never }),
      ],
    })
    const [both, hard] = [goalPoints(view, 0, 'P16'), goalPoints(view, 1, 'P01')]
    expect(goalPoints(view, 0, 'P01')).toBe(0)
    expect(hard).toBeGreaterThan(0)
    expect(both).toBeGreaterThan(hard)
    expect(goalPoints(view, 1, 'P16')).toBe(0)
  })
})
