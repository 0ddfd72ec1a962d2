/** Addresses of our own pages, in one place. */
import type { Game } from './games'

export const paths = {
  home: '/',
  games: '/games',
  statistics: '/games/statistics',
  watch: '/watch',
  rules: '/rules',
  learn: '/learn',
  puzzles: '/puzzles',
  puzzle: (game: Game, number: number) => `/puzzles/${game}/${number}`,
  /** the lessons of a game */
  lessons: (game: Game) => `/learn/${game}`,
  lesson: (game: Game, number: number) => `/learn/${game}/${number}`,
  /** sits down at once with computer players */
  play: (game: Game) => `/play/${game}`,
  /** sets a table for friends */
  friends: (game: Game) => `/new/${game}`,
} as const
