/** The label of each game, and the wide cut of it that shows the face whole. */
import type { Game } from '../../games'
import type { Markup } from '../svg'
import { bookLabel } from './book'
import { carodeniLabel } from './carodeni'
import { towersLabel } from './towers'
import { witchesLabel } from './witches'
import { wizardLabel } from './wizard'

export const labels: Record<Game, () => Markup> = {
  wizard: wizardLabel,
  'wandering-towers': towersLabel,
  'the-witches': witchesLabel,
  carodeni: carodeniLabel,
  'big-book': bookLabel,
}

/** 212 × 114 out of the label, from x 14; chosen by hand. */
const cutFrom: Record<Game, number> = {
  wizard: 92,
  'wandering-towers': 14,
  'the-witches': 131,
  carodeni: 100,
  'big-book': 76,
}

export const WHOLE = '0 0 240 300'

export function wideCut(game: Game): string {
  return `14 ${cutFrom[game]} 212 114`
}
