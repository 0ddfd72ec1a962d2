/** One back for all games: moon and stars in the ember ring, on ink. The app's icon is the same medal. */
import { ember, ink, paper } from '../inks'
import { ripples, star } from '../kit'
import { moon, sevenStar } from '../marks'
import { circle, path, placed, rect, type Markup } from '../svg'
import { printed } from './shell'

/** The medal, centred on (0, 0), 64 units in radius. */
export function medal(): Markup {
  return (
    circle(0, 0, 62, ink) +
    path(star([0, 0], 64, 57, 28), ember) +
    circle(0, 0, 50, ink) +
    placed(moon(paper, ink), { x: -34, y: -38, scale: 0.76, turn: 8 }) +
    placed(sevenStar(paper, ink, false), { x: 12, y: -24, scale: 0.22 }) +
    placed(sevenStar(paper, ink, false), { x: 18, y: 10, scale: 0.13 })
  )
}

export function back(): Markup {
  const air = ripples([100, 140], 20, 210, 13, 3.2, { seed: 9, length: 34, gap: 0.5 })
  return (
    printed(41, ink, path(air, { fill: '#5D6E80', opacity: 0.75 })) +
    placed(medal(), { x: 100, y: 140 }) +
    rect(18, 18, 164, 244, 6, { stroke: paper, width: 2.4 })
  )
}
