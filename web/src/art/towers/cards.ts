/** Movement cards by the names they have in the game: `tower-3`, `wizard-two-dice`, `either-4-2`, `either-die`. */
import { back } from '../cards/back'
import { diceCard, eitherCard, stepsCard, type Mover } from '../cards/movement'
import type { Markup } from '../svg'

export interface Movement {
  /** how far a tower goes; 0: the die tells; null: none */
  readonly tower: number | null
  readonly wizard: number | null
  /** how often the die may be rolled */
  readonly dice: 0 | 1 | 2 | 3
}

const rolls = { die: 1, 'two-dice': 2, 'three-dice': 3 } as const

export function movement(card: string): Movement {
  const [kind = '', ...rest] = card.split('-')
  const how = rest.join('-')
  const dice = how in rolls ? rolls[how as keyof typeof rolls] : 0
  const [first = 0, second = first] = dice ? [0] : rest.map(Number)
  return { tower: kind === 'wizard' ? null : first, wizard: kind === 'tower' ? null : second, dice }
}

export function movementCard(card: string): Markup {
  if (card === 'back') return back()
  const { tower, wizard, dice } = movement(card)
  if (tower !== null && wizard !== null) return eitherCard(tower, wizard)
  const mover: Mover = tower === null ? 'wizard' : 'tower'
  return dice ? diceCard(mover, dice) : stepsCard(mover, tower ?? wizard ?? 0)
}
