/** Positions written down for tests, as in the tests of the rules: from the ground up, towers as numbers, `?` hidden. */
import { SPACES } from './geometry'
import type { Floor, Space, TowersView } from './types'

const colours = ['blue', 'yellow', 'red', 'green']

function space(words: string, at: number): Space {
  let ground: string[] | null = []
  const floors: Floor[] = []
  for (const word of words.split(' ').filter(Boolean)) {
    const last = floors.at(-1)
    if (/^\d+$/.test(word)) {
      // a tower above hides who stands there
      if (last) floors[floors.length - 1] = { ...last, wizards: null }
      else ground = null
      floors.push({ tower: Number(word), crest: Number(word) % 2 === 1, wizards: [] })
    } else if (word === '?') ground = null
    else if (last) floors[floors.length - 1] = { ...last, wizards: [...(last.wizards ?? []), word] }
    else ground = [...(ground ?? []), word]
  }
  return { crest: at % 4 === 0, ground, floors }
}

export function position(
  track: Readonly<Record<number, string>>,
  {
    keep = 0,
    inside = {},
    ...rest
  }: Partial<Omit<TowersView, 'spaces'>> & { inside?: Readonly<Record<string, number>> } = {},
): TowersView {
  return {
    seat: 0,
    seats: 4,
    mode: 'base',
    teams: false,
    assisted: false,
    spells: ['advance-wizard', 'advance-tower'],
    start_seat: 0,
    spaces: Array.from({ length: SPACES }, (_, n) => space(track[n] ?? '', n)),
    keep,
    next_keep: 4,
    players: colours.map((wizard) => ({
      wizard,
      inside: inside[wizard] ?? 0,
      outside: 4 - (inside[wizard] ?? 0),
      empty: 4,
      full: 1,
      spent: 0,
      cards: 3,
    })),
    hand: ['tower-3', 'wizard-1', 'either-4-2'],
    pile: 60,
    discard: [],
    turn: 5,
    active: 0,
    played: 0,
    card: null,
    thing: null,
    rolled: null,
    rolls_left: 0,
    moving: null,
    right: null,
    claim: null,
    last_round: false,
    cards_left: null,
    reach: [],
    outlook: Array.from({ length: SPACES }, () => ({ caught: [], fills: null, flight: 4 })),
    tokens: [],
    ...rest,
  }
}

/** A space in the same words. */
export function told(view: TowersView, at: number): string {
  const there = view.spaces[at]
  const words = there?.ground === null ? ['?'] : [...(there?.ground ?? [])]
  for (const { tower, wizards } of there?.floors ?? []) words.push(String(tower), ...(wizards ?? []))
  return words.join(' ')
}
