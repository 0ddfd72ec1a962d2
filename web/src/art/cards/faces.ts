/** Which drawing a card's name stands for. Names are those of the records: `red-7`, `wizard-1`, `jester-2`, `back`. */
import { suits, type Suit } from '../inks'
import type { Markup } from '../svg'
import { back } from './back'
import { jester, shadedJester } from './jester'
import { face, shadedFace, shadedSmallFace, smallFace } from './suits'
import { shadedWizard, wizard } from './wizard'

export interface Look {
  /** under 96 px: number and mark only */
  small?: boolean
  /** in hand, but not playable now */
  shade?: boolean
}

interface Drawing {
  name: string
  draw: () => Markup
}

function isSuit(word: string): word is Suit {
  return (suits as readonly string[]).includes(word)
}

/** The drawing's name on the sheet and how it is made. All wizards look alike, and so do the jesters. */
export function drawingOf(card: string, { small = false, shade = false }: Look = {}): Drawing {
  if (card === 'back') return { name: 'card-back', draw: back }
  const [kind = '', number = ''] = card.split('-')
  if (kind === 'wizard' || kind === 'jester') {
    const light = kind === 'wizard' ? wizard : jester
    const dim = kind === 'wizard' ? shadedWizard : shadedJester
    return shade ? { name: `card-${kind}-shade`, draw: dim } : { name: `card-${kind}`, draw: () => light() }
  }
  const rank = Number(number)
  if (!isSuit(kind) || !Number.isInteger(rank) || rank < 1 || rank > 13) throw new Error(`no card ${card}`)
  const draw = small ? (shade ? shadedSmallFace : smallFace) : shade ? shadedFace : face
  return {
    name: `card-${card}${small ? '-small' : ''}${shade ? '-shade' : ''}`,
    draw: () => draw(kind, rank),
  }
}
