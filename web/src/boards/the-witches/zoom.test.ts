import { describe, expect, it } from 'vitest'
import { MAP, spotOf } from './places'
import { middle, scaleFor, whole, within } from './zoom'

const PHONE = { width: 390, height: 340 }
const TABLET = { width: 1000, height: 500 }

describe('the window on the map', () => {
  it('looks at one place from near', () => {
    expect(scaleFor([spotOf('skund')], PHONE)).toBeCloseTo(0.765)
  })

  it('steps back until all places that count are in sight', () => {
    const spots = [spotOf('badass'), spotOf('town-2')]
    const scale = scaleFor(spots, PHONE)
    expect(scale).toBeLessThan(0.765)
    const centre = middle(spots)
    for (const { x } of spots) expect(Math.abs(x - centre.x) * scale).toBeLessThan(PHONE.width / 2)
  })

  it('does not step back so far that no finger hits a space', () => {
    expect(scaleFor([spotOf('skund'), spotOf('castle-2')], PHONE)).toBeCloseTo(0.5)
  })

  it('shows the whole map where there is room for it', () => {
    expect(scaleFor([spotOf('skund')], TABLET)).toBeCloseTo(whole(TABLET))
  })

  it('zooms neither out of the map nor endlessly into it', () => {
    expect(within(0.01, PHONE)).toBeCloseTo(PHONE.width / MAP.width)
    expect(within(9, PHONE)).toBeCloseTo(1.6)
    expect(within(0.9, PHONE)).toBeCloseTo(0.9)
  })
})
