/** What the open question and the view offer, as maps and places: no state, nothing chosen. */
import type { Ask, Option } from '../../wire'
import { clockwise, visible, type Aim } from './facts'
import { cardOf, keyOf, spellOf, spotsOf, type Blocked, type Spot } from './options'
import type { TowersView } from './types'

/** What a card of the hand could move, before it is taken up. */
export type CardAims = readonly (readonly [card: string, aims: readonly Aim[]])[]

/** Where a piece could be put down, and the card that would do it, where none is held. */
export interface Landing {
  readonly to: number
  readonly aim: Aim
  readonly card: string | null
}

function grouped(ask: Ask | null, by: (option: Option) => string | null): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>()
  for (const option of ask?.options ?? []) {
    const key = by(option)
    if (key) groups.set(key, [...(groups.get(key) ?? []), option])
  }
  return groups
}

/** The options that take a card out of the hand, by card. */
export function byCard(ask: Ask | null): ReadonlyMap<string, readonly Option[]> {
  return grouped(ask, cardOf)
}

export function bySpell(ask: Ask | null): ReadonlyMap<string, readonly Option[]> {
  return grouped(ask, spellOf)
}

export function isPlay({ id }: Option): boolean {
  return /^(play|announce):/.test(id)
}

/** What can be touched on the ring, clockwise from Ravenskeep. */
export function spotsFor(
  view: TowersView,
  aims: readonly Aim[],
  reach: CardAims,
  first: number | null,
  piece: string | null,
): readonly Spot[] {
  const spots = new Map<string, Spot>()
  for (const [card, moves] of reach) {
    for (const aim of moves) {
      const key = keyOf(aim)
      for (const spot of spotsOf(view, aim, null)) spots.set(key, { ...spot, aim: null })
      // the places where the cards could take the piece that is held
      if (key === piece && 'to' in aim && !spots.has(`land-${aim.to}`)) {
        const floor = view.spaces[aim.to]?.floors.length ?? 0
        spots.set(`land-${aim.to}`, {
          key: `land-${aim.to}`,
          kind: 'space',
          space: aim.to,
          floor,
          wizard: null,
          aim,
          card,
        })
      }
    }
  }
  for (const aim of aims) {
    for (const spot of spotsOf(view, aim, first)) if (!spots.get(spot.key)?.aim) spots.set(spot.key, spot)
  }
  const order = clockwise(view.keep)
  return [...spots.values()].sort(
    (a, b) => order.indexOf(a.space) - order.indexOf(b.space) || a.floor - b.floor || (a.kind > b.kind ? 1 : -1),
  )
}

/** Ravenskeep, where it may be moved: fingers and mice can drag it, as they do with towers and wizards. */
export function keepOf(view: TowersView, aims: readonly Aim[]): Spot | null {
  if (!aims.some(({ verb }) => verb === 'nudge')) return null
  return {
    key: 'keep',
    kind: 'keep',
    space: view.keep,
    floor: view.spaces[view.keep]?.floors.length ?? 0,
    wizard: null,
    aim: null,
  }
}

/** Where a piece could be put down. */
export function landingsOf(spot: Spot, aims: readonly Aim[], reach: CardAims): readonly Landing[] {
  const all = [
    ...aims.map((aim) => [null, aim] as const),
    ...reach.flatMap(([card, moves]) => moves.map((aim) => [card, aim] as const)),
  ]
  return all.flatMap(([card, aim]): Landing[] => {
    if (aim.verb === 'swap') {
      if (spot.kind !== 'floor' || (aim.one !== spot.space && aim.other !== spot.space)) return []
      return [{ to: aim.one === spot.space ? aim.other : aim.one, aim, card }]
    }
    if (aim.verb === 'nudge') return spot.kind === 'keep' ? [{ to: aim.to, aim, card }] : []
    return 'to' in aim && keyOf(aim) === spot.key && spot.kind !== 'space' ? [{ to: aim.to, aim, card }] : []
  })
}

/** Pieces that what is held, or the roll, cannot move: touched, they say why. */
export function blockedBy(view: TowersView, aims: readonly Aim[], spots: readonly Spot[]): readonly Blocked[] {
  const moves = aims.filter((aim) => aim.verb === 'tower' || aim.verb === 'wizard')
  const known = new Set(spots.map(({ key }) => key))
  const by = (verb: 'tower' | 'wizard') => moves.find((aim) => aim.verb === verb)?.steps
  const sign = (steps: number) => (steps > 0 ? `+${steps}` : String(steps))
  const [towers, wizards] = [by('tower'), by('wizard')]
  const found: Blocked[] = []
  view.spaces.forEach(({ floors }, space) => {
    if (towers) {
      floors.forEach((_, n) => {
        const key = `floor-${space}-${n + 1}`
        if (!known.has(key))
          found.push({
            key,
            kind: 'floor',
            space,
            floor: n + 1,
            wizard: null,
            id: `tower:${space}/${n + 1}${sign(towers)}`,
          })
      })
    }
    if (wizards) {
      for (const wizard of new Set(visible(view, space))) {
        const key = `wizard-${space}-${wizard}`
        if (!known.has(key))
          found.push({
            key,
            kind: 'wizard',
            space,
            floor: floors.length,
            wizard,
            id: `wizard:${space}/${wizard}${sign(wizards)}`,
          })
      }
    }
  })
  return found
}
