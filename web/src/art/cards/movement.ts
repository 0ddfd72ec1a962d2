/** Movement cards of Wandering Towers: wizard on aubergine, tower on stone, either split by a slanting line. */
import { aubergine, ink, paper, type TwoInks } from '../inks'
import { rays } from '../kit'
import { marks } from '../marks'
import { die, type DieFace } from '../pieces/die'
import { clipped, figure, path, placed, type Markup } from '../svg'
import { printed, printedBlock, sheetOfPaper } from './shell'

export type Mover = 'tower' | 'wizard'

const inks: Record<Mover, TwoInks & { air: string }> = {
  tower: { ground: '#D9C8A0', print: ink, air: '#C4B083' },
  wizard: { ground: aubergine, print: paper, air: '#463862' },
}

function sign(mover: Mover): Markup {
  const { print, ground } = inks[mover]
  return mover === 'tower' ? marks.tower(print, ground) : marks.pawn(print, ground)
}

function single(mover: Mover, index: Markup): Markup {
  const { ground, air } = inks[mover]
  const glory = path(rays([100, 182], 72, 130, 30, 2.4, { seed: 4 }), air)
  return printed(61, ground, glory + placed(sign(mover), { x: 44, y: 124, scale: 1.18 })) + index
}

/** Moves one kind of piece by that many spaces. */
export function stepsCard(mover: Mover, steps: number): Markup {
  return single(mover, figure(steps, 24, 92, 96, inks[mover].print))
}

/** As many dice as rolls are allowed; the words stand under the card. */
export function diceCard(mover: Mover, rolls: 1 | 2 | 3): Markup {
  const faces: readonly DieFace[] = [5, 3, 1]
  const dice = faces.slice(0, rolls).map((face, i) => placed(die(face), { x: 20 + i * 56, y: 22, scale: 0.66 }))
  return single(mover, dice.join(''))
}

/** A tower so far, or a wizard so far: the tower above the line. */
export function eitherCard(tower: number, wizard: number): Markup {
  const shape = printedBlock(61)
  const [upper, lower] = ['M0 0H200V122L0 166Z', 'M200 122V280H0V166Z']
  const air = (mover: Mover, x: number, y: number, start: number, end: number) =>
    path(rays([x, y], 56, 150, 18, 2.4, { seed: 2, start: start * Math.PI, end: end * Math.PI }), inks[mover].air)
  const halves =
    path(upper, inks.tower.ground) +
    clipped(upper, air('tower', 142, 60, 0.3, 1.2)) +
    path(lower, inks.wizard.ground) +
    clipped(lower, air('wizard', 64, 212, -0.6, 0.3)) +
    path('M-4 163L204 117V123L-4 169Z', paper)
  return (
    sheetOfPaper() +
    clipped(shape, halves) +
    figure(tower, 24, 92, 96, ink) +
    placed(sign('tower'), { x: 104, y: 22, scale: 0.78 }) +
    figure(wizard, 178, 256, 96, paper, 'end') +
    placed(sign('wizard'), { x: 22, y: 168, scale: 0.84 })
  )
}
