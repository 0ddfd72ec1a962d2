/** The hat that somebody wears: the one they chose, else the usual one. */
import { hats, type Hat } from '../art/pieces/hat'

export const hatOf = (chosen: string | undefined): Hat => hats.find((hat) => hat === chosen) ?? 'bent'
