/** Wizard: a round in five pictures. The cards of the third and fourth are one true trick, red being trump. */
import { drawingOf } from '../cards/faces'
import { paper, suitInks, suits, yellow } from '../inks'
import { block } from '../kit'
import { suitMarks } from '../marks'
import { hat, type Hat } from '../pieces/hat'
import { match, type MatchState } from '../pieces/match'
import { figure, path, placed, type Markup } from '../svg'
import { CARD, cross, fan, glory, loose, table, tick, type Drawing } from './stage'

const face = (card: string, shade = false): Markup => drawingOf(card, { shade }).draw()
const ground = (seed: number): Markup => table('#17363F', '#20474F', seed)

function player(name: Hat, x: number, y: number, size: number): Markup {
  return placed(hat(name, '#F6EBD4', '#2B4152'), { x: x - size / 2, y: y - size / 2, scale: size / 100 })
}

function matches(states: readonly MatchState[], x: number, y: number, scale: number): Markup {
  const left = x - ((states.length - 1) * 15 + 16) * 0.5 * scale
  return states.map((state, i) => placed(match(state), { x: left + i * 15 * scale, y, scale })).join('')
}

function deal(): Markup {
  return (
    ground(4) +
    fan([face('yellow-4'), face('blue-9'), face('jester-1')], 94, 108, 76, 46) +
    loose(face('back'), 222, 90, 74, 6) +
    loose(face('back'), 219, 88, 74, 2) +
    loose(face('red-7'), 240, 104, 74, 10)
  )
}

function bid(): Markup {
  const seats: readonly (readonly [Hat, number, number])[] = [['cone', 58, 1], ['bent', 150, 2], ['bowler', 242, 0]] // prettier-ignore
  return (
    ground(7) +
    seats
      .map(
        ([name, x, tricks]) =>
          path(block({ x: x - 24, y: 16, width: 48, height: 44 }, 10, x), paper) +
          path(`M${x - 8} 58L${x + 8} 58L${x} 72Z`, paper) +
          figure(tricks, x + 0.5, 51, 40, '#17202B', 'middle') +
          player(name, x, 104, 56) +
          matches(
            Array.from({ length: tricks }, () => 'waiting' as const),
            x,
            134,
            0.84,
          ),
      )
      .join('')
  )
}

function follow(): Markup {
  return (
    ground(5) +
    loose(face('blue-5'), 208, 62, 66, -6) +
    loose(face('blue-12'), 256, 66, 66, 5) +
    loose(face('red-9', true), 40, 142, 66, -9) +
    loose(face('green-2', true), 84, 136, 66, -3) +
    loose(face('wizard-1'), 176, 142, 66, 8) +
    loose(face('blue-3'), 130, 104, 66, 2)
  )
}

function trick(): Markup {
  return (
    ground(8) +
    glory(222, 92, 44, 96, '#2C5E68') +
    loose(face('blue-12'), 62, 96, 78, -8) +
    loose(face('red-2'), 140, 94, 78, 3) +
    loose(face('wizard-1'), 224, 90, 84, 7)
  )
}

function score(): Markup {
  const row = (name: Hat, y: number, states: readonly MatchState[], points: string, right: boolean) =>
    player(name, 62, y, 62) +
    matches(states, 140, y - 32, 1.16) +
    figure(points, 272, y + 15, 44, right ? yellow : paper, 'end') +
    (right ? tick(86, y + 22) : cross(86, y + 22))
  return (
    ground(6) + row('bent', 50, ['lit', 'lit'], '+40', true) + row('cone', 136, ['lit', 'burnt'], '\u221210', false)
  )
}

export const steps = { deal, bid, follow, trick, score }

const card = (name: string): Drawing => ({ draw: () => face(name), box: CARD })
const stick = (state: MatchState): Drawing => ({ draw: () => match(state), box: [-18, -4, 52, 60] })

function colours(): Markup {
  return suits
    .map((suit, i) => {
      const { ground: cloth, print } = suitInks[suit]
      const [x, y] = [(i % 2) * 52, Math.floor(i / 2) * 52]
      return (
        path(block({ x, y, width: 48, height: 48 }, 8, i + 3, 0.6), cloth) +
        placed(suitMarks[suit](print, cloth, false), { x: x + 8, y: y + 8, scale: 0.32 })
      )
    })
    .join('')
}

export const signs: Readonly<Record<string, Drawing>> = {
  colour: { draw: colours, box: [0, 0, 100, 100] },
  wizard: card('wizard-1'),
  jester: card('jester-1'),
  trump: {
    draw: () => loose(face('back'), 96, 140, 190, -8) + loose(face('red-7'), 136, 150, 190, 6),
    box: [-20, 0, 280, 300],
  },
  waiting: stick('waiting'),
  lit: stick('lit'),
  burnt: stick('burnt'),
}
