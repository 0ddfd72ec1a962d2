/** Addresses of our own pages, in one place. */
import { base } from './base'
import type { Game } from './games'

export const paths = {
  home: `${base}/`,
  games: `${base}/games`,
  statistics: `${base}/games/statistics`,
  notices: `${base}/notices`,
  /** tables that wait for players */
  company: `${base}/company`,
  newEvening: `${base}/evenings/new`,
  profile: `${base}/me`,
  watch: `${base}/watch`,
  rules: `${base}/rules`,
  learn: `${base}/learn`,
  puzzles: `${base}/puzzles`,
  puzzle: (game: Game, number: number) => `${base}/puzzles/${game}/${number}`,
  /** the lessons of a game */
  lessons: (game: Game) => `${base}/learn/${game}`,
  lesson: (game: Game, number: number) => `${base}/learn/${game}/${number}`,
  /** sets a table for friends */
  friends: (game: Game) => `${base}/new/${game}`,
} as const
