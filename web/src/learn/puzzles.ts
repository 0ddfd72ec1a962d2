/** What the pages of puzzles know of them. */
import { base } from '../base'
import type { PuzzleCard } from '../wire'

/** How hard they are, by name. */
export const LEVELS = ['puzzle-easy', 'puzzle-medium', 'puzzle-hard'] as const

/** Where a puzzle is. */
export const addressOf = ({ game, number }: { game: string; number: number }): string =>
  `${base}/puzzles/${game}/${number}`

/** What to try after it: of the same game, from there on, then of the others; null: all are done. */
export function following(all: readonly PuzzleCard[], game: string, number: number): PuzzleCard | null {
  const at = all.findIndex((one) => one.game === game && one.number === number)
  const turned = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter(isOpen)
  return turned.find((one) => one.game === game) ?? turned[0] ?? null
}

export function isOpen({ state }: PuzzleCard): boolean {
  return state === 'new' || state === 'tried'
}
