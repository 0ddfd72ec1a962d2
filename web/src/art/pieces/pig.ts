/** The pig, 140 × 120, looking right. It has a fever in one game and walks through the label of that game. */
import { ink } from '../inks'
import { cuts } from '../kit'
import { circle, path, type Markup } from '../svg'

export function pig(line = 3): Markup {
  const thin = line * 0.85
  return (
    path(
      'M20 74C18 50 40 36 66 38C84 38 98 44 104 54L114 46L114 62C120 68 122 74 122 80L112 88C104 96 96 98 90 98L90 112H78L76 100H48L46 112H34L32 96C24 92 20 84 20 74Z',
      { fill: '#EFB7A0', stroke: ink, width: line },
    ) +
    path('M114 70C120 68 126 72 126 80C126 86 120 90 114 88Z', { fill: '#E39A84', stroke: ink, width: thin }) +
    path('M90 42L100 34L106 52C100 54 94 52 90 42Z', { fill: '#E39A84', stroke: ink, width: thin }) +
    circle(102, 64, 3.6, ink) +
    path('M20 66C12 64 10 56 16 54', { stroke: ink, width: line, round: true }) +
    path(cuts([34, 82, 44, 54, 4, -4], [48, 88, 58, 62, 3, -4]), '#C97E68')
  )
}
