/** Everything of Čarodění that is shown as an image: address by name, each drawn once. */
import { ingredientToken } from '../pieces/ingredients'
import type { Ingredient, Suit } from '../inks'
import { clanCard } from './clan'
import { image } from './image'
import { band, type Theme } from './lands'
import { potionCard, potionStrip, type PotionFace } from './potion'
import { signs, type Location } from './signs'
import { burst, potionSign, smallIngredient, witchSign } from './small'
import { animalTile, toolTile, type Animal, type Tool } from './tools'
import { witchCard, type WitchFace } from './witch'

const CARD = [0, 0, 200, 280] as const
const STRIP = [0, 0, 200, 112] as const
/** a little air, because rims are drawn across the edge of the box */
const SIGN = [-8, -8, 116, 116] as const
const TOKEN = [-2, -2, 104, 104] as const

export const potionImage = (name: string, face: PotionFace, small: boolean) =>
  image(`potion-${name}-${small}`, CARD, () => potionCard(face, small))
export const potionStripImage = (name: string, face: PotionFace) =>
  image(`potion-strip-${name}`, STRIP, () => potionStrip(face))
export const witchImage = (name: string, face: WitchFace, small: boolean) =>
  image(`witch-${name}-${small}`, CARD, () => witchCard(face, small))
export const clanImage = (reached: number, points: readonly number[]) =>
  image(`clan-${reached}`, CARD, () => clanCard(reached, points))
export const ingredientImage = (name: Ingredient, small = false) =>
  image(`ingredient-${name}-${small}`, TOKEN, () => (small ? smallIngredient(name) : ingredientToken(name)))
export const toolImage = (name: Tool | 'any') => image(`tool-${name}`, TOKEN, () => toolTile(name))
export const animalImage = (name: Animal | 'any') => image(`animal-${name}`, TOKEN, () => animalTile(name))
export const witchSignImage = (colour: Suit | null) => image(`hat-${colour}`, SIGN, () => witchSign(colour))
export const potionSignImage = (colour: Suit | null | 'any') => image(`flask-${colour}`, SIGN, () => potionSign(colour))
export const burstImage = (points: number) => image(`burst-${points}`, TOKEN, () => burst(50, 50, 48, points))
export const signImage = (location: Location, mark: string, carved: string) =>
  image(`sign-${location}-${mark}-${carved}`, TOKEN, () => signs[location](mark, carved))
export const bandImage = (location: Location, theme: Theme, width: number, height: number, field: number) =>
  image(`band-${location}-${theme}-${width}-${height}-${field}`, [0, 0, width, height], () =>
    band(location, theme, { width, height, field, seed: { mountains: 4, forest: 5, lake: 6 }[location] }),
  )
