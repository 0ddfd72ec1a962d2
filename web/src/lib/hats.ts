/** Who wears what at a table: people what they have chosen, all others what nobody else has on. */
import { getContext, setContext } from 'svelte'
import { hats, type Hat } from '../art/pieces/hat'
import type { SeatInfo } from '../wire'

const KEY = Symbol('hats')

const usual = (seat: number): Hat => hats[seat % hats.length] ?? 'bent'

/** By seat. Two people may have chosen the same: their names tell them apart. */
export function hatsOf(seats: readonly Pick<SeatInfo, 'hat'>[]): readonly Hat[] {
  const worn = seats.map(({ hat }) => hats.find((one) => one === hat) ?? null)
  const taken = new Set<Hat | null>(worn)
  // first everybody keeps their usual one who can, so that one choice moves as few others as may be
  for (const anything of [false, true]) {
    for (const [seat, hat] of worn.entries()) {
      if (hat) continue
      const found = anything ? (hats.find((one) => !taken.has(one)) ?? usual(seat)) : usual(seat)
      if (!anything && taken.has(found)) continue
      worn[seat] = found
      taken.add(found)
    }
  }
  return worn.map((hat, seat) => hat ?? usual(seat))
}

/** From now on everything within this component knows who wears what here. */
export function dress(seats: () => readonly SeatInfo[]): void {
  setContext(KEY, (seat: number) => hatsOf(seats())[seat] ?? usual(seat))
}

/** The hat of a seat; where nobody sits, as in lessons, one after the other. To be called while a component is made. */
export const hatsHere = (): ((seat: number) => Hat) => getContext<((seat: number) => Hat) | undefined>(KEY) ?? usual
