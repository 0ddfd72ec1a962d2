/** The boards that are drawn, each loaded when its game is played: a folder with the game's id and an `index.ts`. */
import { faces } from '../lib/printed.svelte'
import type { BoardModule } from './contract'

const drawn = import.meta.glob<BoardModule>('./*/index.ts')

/** The game's board, or null where it is played from its options and wording alone. */
export async function board(game: string): Promise<BoardModule | null> {
  const load = drawn[`./${game}/index.ts`]
  if (!load) return null
  const [module] = await Promise.all([load(), faces.load(game)])
  return module
}
