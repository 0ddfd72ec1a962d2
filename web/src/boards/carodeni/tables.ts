/** Views for tests: an empty table of three with what a test says about it. */
import type { AreaView, CarodeniView } from './types'

export function someArea(given: Partial<AreaView> = {}): AreaView {
  return {
    hand: [],
    pile: [],
    potions: [],
    tools: [],
    animals: [],
    stock: [0, 0, 0, 0, 0],
    clan_potions: [],
    clan_witches: [],
    clan_tools: [],
    clan_animals: [],
    goals: [],
    score: { potions: 0, witches: 0, tools: 0, goals: 0, ingredients: 0, animals: 0 },
    total: 0,
    progress: [],
    prospects: [],
    ...given,
  }
}

export function someView(given: Partial<CarodeniView>): CarodeniView {
  return {
    seat: 0,
    seats: 2,
    step: 'turn',
    animals: false,
    difficulty: null,
    ostara_fills_gaps: true,
    first: 0,
    turn: 0,
    round: 3,
    last_round: null,
    cause: null,
    active: null,
    points: [0, 0, 0],
    to_take: 0,
    brewing: null,
    pairs: [],
    spots: ['herb', 'berry', 'leaf', 'mushroom', 'root', 'herb', 'berry', 'leaf', 'mushroom'],
    potions: ['P01', 'P02', 'P03'],
    witches: ['W01', 'W02', 'W03'],
    bag: 40,
    potion_deck: 30,
    witch_deck: 30,
    potion_back: 'book',
    witch_back: 'cat',
    potion_box: 5,
    witch_box: 5,
    goals: [],
    areas: [someArea(), someArea()],
    ostara: null,
    stage: null,
    column: 0,
    turned: [],
    openings: [],
    ...given,
  }
}
