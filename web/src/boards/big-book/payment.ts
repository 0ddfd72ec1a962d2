/** The payment that is being put together, counted for the eye. */
import { elements } from '../../art/inks'
import { face } from './card'
import type { Paying } from './types'

export interface Counted {
  readonly price: readonly number[] | null
  readonly missing: readonly number[] | null
  readonly lost: readonly number[]
  readonly paid: number
  readonly all: number
}

/** `price` is null while two of any one element are asked for. */
export function counted({ paid, missing, price }: Paying): Counted {
  const worth = elements.map((element) =>
    paid.reduce((sum, choice) => {
      const as = choice.verb === 'wild' ? choice.element : face(choice.card).element
      return as === element ? sum + face(choice.card).value : sum
    }, 0),
  )
  if (!price || !missing) return { price: null, missing: null, lost: [], paid: 0, all: 2 }
  const all = price.reduce((sum, amount) => sum + amount, 0)
  const left = missing.reduce((sum, amount) => sum + amount, 0)
  return { price, missing, lost: worth.map((value, n) => Math.max(0, value - (price[n] ?? 0))), paid: all - left, all }
}
