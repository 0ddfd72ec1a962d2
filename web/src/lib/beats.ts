/**
 * How long things take to be seen, and how much they matter. Each board tells it for its events as data; from it follow the
 * pace at which others' turns are shown (`fit`) and what is worth a place in the look back (`lookBack.ts`).
 */
import type { Line } from '../wire'

/** Small steps go by first when time is short; what matters goes by last and has a place of its own in the look back. */
export type Weight = 'small' | 'seen' | 'matters'

export interface Beat {
  /** in ms at usual speed */
  readonly time: number
  readonly weight: Weight
  /**
   * Whose doing it is from here on: a turn begins, a seat acts (where no turn is told), or the game itself does. What only
   * follows from what was told before belongs to it.
   */
  readonly whose?: 'begins' | 'acts' | 'game' | 'follows'
}

/** A beat for every event of a game. */
export type Beats<News extends { readonly event: string } = { readonly event: string }> = Readonly<
  Record<News['event'], Beat>
>

export const small = (time: number, whose?: Beat['whose']): Beat => beat('small', time, whose)
export const seen = (time: number, whose?: Beat['whose']): Beat => beat('seen', time, whose)
export const matters = (time: number, whose?: Beat['whose']): Beat => beat('matters', time, whose)

function beat(weight: Weight, time: number, whose?: Beat['whose']): Beat {
  return whose ? { time, weight, whose } : { time, weight }
}

const WEIGHTS = ['small', 'seen', 'matters'] as const satisfies readonly Weight[]
/** Where a small step goes by at a rate x, the others go by at x to this power. */
const POWER: Readonly<Record<Weight, number>> = { small: 1, seen: 0.6, matters: 0.35 }
/** Small steps at this rate are not seen at all; where even that is too slow, rather a little more time than was given. */
const FASTEST = 100

/** What is told together is seen one after the other, and matters as much as the weightiest of it. */
export function together(beats: readonly Beat[]): Beat {
  const time = beats.reduce((sum, one) => sum + one.time, 0)
  const weight = WEIGHTS.findLast((one) => beats.some((beat) => beat.weight === one)) ?? 'small'
  return { time, weight }
}

export function beatOf({ event }: Line, beats: Beats): Beat | undefined {
  return beats[(event as { event?: string }).event ?? '']
}

/** How fast a thing of each weight goes by so that all fit into so much time; 1, the usual speed, where they fit anyway. */
export function fit(all: readonly Beat[], room: number): Readonly<Record<Weight, number>> {
  const rates = (x: number) => ({ small: x, seen: x ** POWER.seen, matters: x ** POWER.matters })
  const takes = (x: number) => {
    const rate = rates(x)
    return all.reduce((sum, { time, weight }) => sum + time / rate[weight], 0)
  }
  if (takes(1) <= room) return rates(1)
  let [slow, fast] = [1, FASTEST]
  for (let n = 0; n < 20; n++) {
    const middle = (slow + fast) / 2
    if (takes(middle) > room) slow = middle
    else fast = middle
  }
  return rates(fast)
}
