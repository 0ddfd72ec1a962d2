/** The inks of the pieces. They never follow the theme: paper is paper at night too. */

export const ink = '#17202B'
export const paper = '#F6EBD4'
export const paper2 = '#EADBBB'
export const paper3 = '#D9C49A'
export const aubergine = '#2C2240'
export const plum = '#6E4A86'
export const plumMid = '#7A4F96'
export const lilac = '#8F6BB0'
export const ember = '#E4572A'
export const yellow = '#F5BE3E'
export const red = '#BF3120'
export const blue = '#224C92'
export const green = '#45A07C'
export const skin = '#F3D2AF'
export const skinShade = '#EFC7A6'

export type Suit = 'yellow' | 'red' | 'blue' | 'green'
export const suits: readonly Suit[] = ['yellow', 'red', 'blue', 'green']

export interface TwoInks {
  /** the block that is printed */
  ground: string
  /** what stands on it */
  print: string
}

export const suitInks: Record<Suit, TwoInks> = {
  yellow: { ground: yellow, print: ink },
  red: { ground: red, print: paper },
  blue: { ground: blue, print: paper },
  green: { ground: green, print: ink },
}

export type Seat = 'blue' | 'yellow' | 'red' | 'green' | 'orange' | 'purple'
export const seats: readonly Seat[] = ['blue', 'yellow', 'red', 'green', 'orange', 'purple']

export const seatInks: Record<Seat, TwoInks> = {
  blue: { ground: '#20509A', print: paper },
  yellow: { ground: '#FADB5E', print: ink },
  red: { ground: '#A62818', print: paper },
  green: { ground: '#4FAA8E', print: ink },
  orange: { ground: '#E06A2B', print: ink },
  purple: { ground: '#B583CF', print: ink },
}

export type Element = 'water' | 'earth' | 'fire' | 'air'
export const elements: readonly Element[] = ['water', 'earth', 'fire', 'air']

export const elementInks: Record<Element, TwoInks> = {
  water: { ground: '#2A5DB0', print: paper },
  earth: { ground: '#7DB068', print: ink },
  fire: { ground: '#B5331C', print: paper },
  air: { ground: '#F3E7C3', print: ink },
}

export type Ingredient = 'herb' | 'berry' | 'leaf' | 'mushroom' | 'root'
export const ingredients: readonly Ingredient[] = ['herb', 'berry', 'leaf', 'mushroom', 'root']

export const ingredientInks: Record<Ingredient, string> = {
  herb: '#4F8B3F',
  berry: '#8E2F5E',
  leaf: '#D98A1F',
  mushroom: '#8A5A34',
  root: '#C9A36A',
}
