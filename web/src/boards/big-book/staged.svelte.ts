/** What the board shows at this moment, for the side column: the team's hands must not run ahead of the table. */
import type { BigBookView } from './types'

class Staged {
  view = $state.raw<BigBookView | null>(null)
}

export const staged = new Staged()
