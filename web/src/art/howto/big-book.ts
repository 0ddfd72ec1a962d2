/** The Big Book of Madness: a turn in six pictures. */
import { candle } from '../book/candle'
import { anyCard, elementCard, madnessCard } from '../book/cards'
import { curseBroken, curseCard, token, type CurseKind } from '../book/curse'
import { monsters } from '../book/monsters'
import { spellCard } from '../book/spell'
import { dogEar, ribbon, spread } from '../book/spread'
import { elements, ink, type Element } from '../inks'
import { block } from '../kit'
import { elementTile } from '../pieces/element'
import { hat, type Hat } from '../pieces/hat'
import { figure, path, placed, type Markup } from '../svg'
import { arrow, CARD, fan, glory, loose, table, type Drawing } from './stage'

const spell = (used = false) => spellCard('fire', 1, 'draw', { used })

function curse(kind: CurseKind, x: number, y: number, width: number): Markup {
  return placed(curseCard(kind, true), { x: x - width / 2, y, scale: width / 200 })
}

function marker(): Markup {
  const spaces = [1, 2, 3]
  return (
    table('#17363F', '#20474F', 5) +
    path('M100 8V178M202 8V178', { stroke: '#2F5B66', width: 3, dash: '2 8', round: true }) +
    spaces.map((n) => (n === 2 ? '' : figure(n, -50 + n * 101, 34, 28, '#8FA3B0', 'middle'))).join('') +
    glory(151, 122, 54, 84, '#2C5E68') +
    curse('fire', 151, 66, 92) +
    curse('water', 252, 72, 80) +
    placed(ribbon(2, 74, 30), { x: 127, y: -10 }) +
    arrow([46, 78], [96, 78], 18)
  )
}

function act(): Markup {
  return (
    table('#332748', '#413358', 6) +
    glory(216, 94, 66, 128, '#4A3A66') +
    loose(elementCard('fire', 1), 58, 98, 84, -8) +
    arrow([108, 92], [156, 92]) +
    loose(spell(), 220, 92, 106, 3)
  )
}

function breaking(): Markup {
  return (
    table('#5A3F5E', '#674B6B', 7) +
    loose(elementCard('water', 2), 46, 92, 70, -9) +
    loose(elementCard('water', 2), 84, 98, 70, 5) +
    arrow([122, 82], [150, 82]) +
    placed(curseBroken(), { x: 150, y: 34, scale: 0.46 }) +
    loose(anyCard(2), 264, 118, 62, 7)
  )
}

function person(name: Hat, x: number, y: number): Markup {
  return placed(hat(name, '#F6EBD4', '#2B4152'), { x, y, scale: 0.5 })
}

function support(): Markup {
  const shelf = path(block({ x: 66, y: 134, width: 168, height: 18 }, 5, 4, 0.8), { fill: '#5A4636', stroke: ink, width: 3 }) // prettier-ignore
  return (
    table('#23475A', '#2C5469', 4) +
    loose(elementCard('earth', 2), 102, 84, 66, -3) +
    loose(elementCard('air', 1), 152, 82, 66, 2) +
    loose(elementCard('fire', 1), 200, 84, 66, -2) +
    shelf +
    person('cone', 8, 120) +
    person('bowler', 242, 120)
  )
}

function recover(): Markup {
  const drawn: readonly (readonly [Element, number])[] = [['water', 1], ['fire', 2], ['earth', 1]] // prettier-ignore
  const hand = drawn.map(([element, value]) => elementCard(element, value))
  hand.push(madnessCard(), elementCard('air', 1), elementCard('water', 1))
  return table('#1F4438', '#295243', 6) + fan(hand, 150, 92, 74, 40)
}

function page(): Markup {
  return (
    table('#17303A', '#1F3F4B', 5) +
    placed(
      spread(260, 160) +
        placed(monsters['shadow-imp']?.() ?? '', { x: 24, y: 26, scale: 0.5 }) +
        placed(elementTile('water'), { x: 152, y: 44, scale: 0.28 }) +
        placed(elementTile('fire'), { x: 184, y: 44, scale: 0.28 }) +
        placed(elementTile('air'), { x: 216, y: 44, scale: 0.28 }) +
        path('M154 88H236M154 102H222', { stroke: '#C9B78E', width: 5, round: true }) +
        placed(dogEar(), { x: 252, y: 147, scale: 0.72 }),
      { x: 20, y: 12 },
    )
  )
}

export const steps = { marker, act, break: breaking, support, recover, page }

function four(): Markup {
  return elements
    .map((element, at) => placed(elementTile(element), { x: (at % 2) * 52, y: Math.floor(at / 2) * 52, scale: 0.48 }))
    .join('')
}

const CURSE = [0, 0, 200, 220] as const

export const signs: Readonly<Record<string, Drawing>> = {
  element: { draw: four, box: [-2, -2, 104, 104] },
  card: { draw: () => elementCard('earth', 2), box: CARD },
  madness: { draw: () => madnessCard(), box: CARD },
  curse: { draw: () => curseCard('fire', true), box: CURSE },
  multi: { draw: () => curseCard('multi', true), box: CURSE },
  token: { draw: () => token('water'), box: [-14, -14, 128, 128] },
  spell: { draw: () => spell(), box: CARD },
  used: { draw: () => spell(true), box: CARD },
  ribbon: { draw: () => ribbon(2), box: [-14, -2, 80, 84] },
  candle: { draw: () => candle(14, 20), box: [-90, 60, 270, 304] },
}
