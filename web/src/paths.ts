/** Addresses of our own pages, in one place. */
import type { Game } from './games'

export const paths = {
  home: '/',
  games: '/games',
  watch: '/watch',
  rules: '/rules',
  /** sits down at once with computer players */
  play: (game: Game) => `/play/${game}`,
  /** sets a table for friends */
  friends: (game: Game) => `/new/${game}`,
} as const
