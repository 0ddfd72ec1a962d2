/** The words of somebody's games and their company; fetched with their pages. */
import cs from '../../text/company.cs.ftl?raw'
import en from '../../text/company.en.ftl?raw'
import { wordsOf } from '../lib/words'
import type { Clock, RatingTold } from '../wire'

export const { say } = wordsOf('company', { cs: [cs], en: [en] })

/** How much time is left, in words: whole days where there are some, else hours, else minutes. */
export function timeLeft(seconds: number): string {
  const { unit, count } = rounded(seconds)
  return say(`left-${unit}`, { count })
}

/** How much time there is to think: "2 days for each move"; empty where there is no limit. */
export function pace({ kind, days, minutes, increment }: Clock): string {
  if (kind === 'days') return say('pace-days', { count: days ?? 1 })
  return kind === 'live' ? say('pace-live', { minutes: minutes ?? 0, seconds: increment ?? 0 }) : say('pace-none')
}

/** "1520 ± 90" */
export const ratingIn = ({ points, margin }: RatingTold): string => `${points} ± ${margin}`

const HOUR = 3_600
const DAY = 24 * HOUR

/** To the nearest whole number, in the largest unit of which there is about one. */
export function rounded(seconds: number): { unit: 'days' | 'hours' | 'minutes' | 'none'; count: number } {
  if (seconds >= DAY - HOUR / 2) return { unit: 'days', count: Math.round(seconds / DAY) }
  if (seconds >= HOUR - 30) return { unit: 'hours', count: Math.round(seconds / HOUR) }
  if (seconds > 0) return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) }
  return { unit: 'none', count: 0 }
}
