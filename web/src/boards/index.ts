/** The boards that are drawn, each loaded when its game is played: a folder with the game's id and an `index.ts`. */
import type { BoardModule } from './contract'

const drawn = import.meta.glob<BoardModule>('./*/index.ts')

/** The game's board, or null where it is played from its options and wording alone. */
export async function board(game: string): Promise<BoardModule | null> {
  const load = drawn[`./${game}/index.ts`]
  return load ? await load() : null
}
