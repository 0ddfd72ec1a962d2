/**
 * Which option each place on the board stands for. What is offered comes from the question alone; here it only gets the
 * place where it is drawn.
 */
import type { Option } from '../../wire'
import type { CarodeniView, OptionValue } from './types'

/** `spot:4`, `potion:P09`, `tool:P09`, `witch:W24`, `animal:W24`, `hand:W24`, `brew:P09`, `tame:cat` */
export type Place = string

export const LOCATIONS = ['mountains', 'forest', 'lake'] as const
export const ROOM = 3

export function offers(options: readonly Option[], view: CarodeniView): ReadonlyMap<Place, Option> {
  const found = new Map<Place, Option>()
  for (const option of options) {
    for (const place of placesOf(option.value as OptionValue, view)) if (!found.has(place)) found.set(place, option)
  }
  for (const option of options) {
    for (const place of alike(option.value as OptionValue, view)) if (!found.has(place)) found.set(place, option)
  }
  return found
}

/** Where the thing lies that an option's id names: `ingredient:forest/2/leaf` is the fifth spot. */
export function placeOf(id: string): Place {
  const [verb = '', rest = ''] = id.split(':')
  if (verb === 'play') return `hand:${rest}`
  if (verb !== 'ingredient') return id
  const [location = '', spot = '1'] = rest.split('/')
  return `spot:${row(location) * ROOM + Number(spot) - 1}`
}

function row(location: string): number {
  return LOCATIONS.indexOf(location as (typeof LOCATIONS)[number])
}

function placesOf(value: OptionValue, view: CarodeniView): Place[] {
  switch (value.verb) {
    case 'ingredient':
      return [`spot:${row(value.location) * ROOM + value.spot - 1}`]
    case 'potion':
      return [`potion:${value.potion}`]
    case 'tool':
      return [`tool:${value.potion}`]
    case 'witch':
      return [`witch:${value.witch}`]
    case 'animal':
      return [`animal:${value.witch}`]
    case 'play':
      return [`hand:${value.card}`]
    case 'brew':
      return [`brew:${value.potion}`]
    case 'tame':
      return [`tame:${value.animal}`]
    case 'renew-witches':
      return view.witches.flatMap((name) => (name ? [`witch:${name}`] : []))
    case 'renew-potions':
      return view.potions.flatMap((name) => (name ? [`potion:${name}`] : []))
    case 'renew-ingredients':
      return [0, 1, 2].map((at) => `spot:${row(value.location) * ROOM + at}`)
    default:
      return []
  }
}

/** Of equal ingredients in a row only one is offered: touching another of them means the same. */
function alike(value: OptionValue, view: CarodeniView): Place[] {
  if (value.verb !== 'ingredient') return []
  const first = row(value.location) * ROOM
  return [0, 1, 2].filter((at) => view.spots[first + at] === value.ingredient).map((at) => `spot:${first + at}`)
}
