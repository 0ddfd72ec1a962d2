/** The payment that is being put together, counted for the eye. */
import type { Paying } from './types'

export interface Counted {
  readonly price: readonly number[] | null
  readonly missing: readonly number[] | null
  readonly lost: readonly number[]
  readonly paid: number
  readonly all: number
}

/** `price` is null while two of any one element are asked for. */
export function counted({ missing, price, lost }: Paying): Counted {
  if (!price || !missing) return { price: null, missing: null, lost: [], paid: 0, all: 2 }
  const all = price.reduce((sum, amount) => sum + amount, 0)
  const left = missing.reduce((sum, amount) => sum + amount, 0)
  return { price, missing, lost, paid: all - left, all }
}
