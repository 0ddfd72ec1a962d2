/** The Easy problems as scenes in a box of 100 × 100: no lettering, one joke each. */
import { ink, paper, red } from '../inks'
import { arcCut, cuts } from '../kit'
import { circle, path, type Markup } from '../svg'
import { keyed, stroke } from './line'

/** A red head under a compress, with a thermometer. */
function fever(): Markup {
  return (
    path('M14 96C14 74 30 66 50 66C70 66 86 74 86 96Z', keyed('#B9C8D8')) +
    circle(50, 48, 29, keyed('#E58E72')) +
    path('M23 40C28 22 72 22 77 40C68 46 32 46 23 40Z', keyed(paper, 3)) +
    path(cuts([34, 36, 62, 32, 2.4]), '#9FB3C6') +
    stroke('M34 54C37 50 42 50 45 54M55 54C58 50 63 50 66 54M42 66C47 62 53 62 58 66', 3.4) +
    stroke('M58 64L84 50', 8) +
    stroke('M58 64L84 50', 4, paper) +
    circle(85, 50, 5, keyed(red, 2.4))
  )
}

/** A pig with an ice bag. */
function pig(): Markup {
  const body =
    'M12 62C10 42 28 30 50 32C66 32 76 37 81 45L90 38L90 51C95 56 97 61 97 66L88 73C81 80 74 81 70 81L70 92H60L58 83H36L34 92H24L22 80C15 76 12 70 12 62Z'
  return (
    path(body, keyed('#EFB7A0')) +
    path('M90 58C95 57 99 60 99 66C99 71 95 74 90 72Z', keyed('#E39A84', 3)) +
    path('M68 36L77 29L82 44C77 46 72 44 68 36Z', keyed('#E39A84', 3)) +
    stroke('M73 55C76 58 80 58 83 55') +
    path(cuts([22, 70, 30, 46, 3, -4], [34, 76, 42, 52, 2.4, -4]), '#C97E68') +
    path('M44 26C42 16 56 11 64 15C73 13 79 20 76 27C69 34 50 34 44 26Z', keyed('#7FA9D6', 3))
  )
}

/** A sheep with crossed eyes and its tongue out. */
function sheep(): Markup {
  const wool =
    'M14 58C8 48 16 38 24 40C24 28 38 24 44 32C50 22 64 24 66 34C76 32 84 42 78 50C86 58 80 70 70 70C66 80 52 80 48 74C40 82 28 78 28 70C18 72 10 66 14 58Z'
  return (
    path('M30 74V94H38V76ZM60 74V94H68V76Z', ink) +
    path(wool, keyed(paper)) +
    path(
      arcCut([34, 50], 10, 2, 4.4, 2.4) + arcCut([54, 52], 9, 2, 4.4, 2.4) + arcCut([44, 66], 8, 2, 4.4, 2.2),
      '#A98F66',
    ) +
    path('M70 40C80 36 94 44 94 56C94 68 86 74 80 74C72 74 66 64 66 54Z', keyed('#4A4A52', 3)) +
    stroke('M76 54L86 58M86 53L77 59', 3, paper) +
    path('M82 66C78 70 80 78 86 80C88 76 88 70 82 66Z', keyed('#E58E72', 2.4))
  )
}

/** A cradle that is about to be needed, or already is. */
function pregnancy(): Markup {
  return (
    path('M10 50C10 24 24 12 40 12C56 12 60 30 60 50Z', keyed('#8F6BB0')) +
    path(cuts([20, 46, 34, 18, 3, -4], [34, 46, 42, 18, 2.6, -2]), ink) +
    circle(56, 44, 14, keyed('#F0CFA8', 3)) +
    stroke('M50 44C52 47 54 47 55 44M59 44C61 47 63 47 64 44', 2.6) +
    path('M8 50H94C94 70 82 80 52 80C22 80 8 70 8 50Z', keyed('#C9974E')) +
    path(cuts([18, 60, 84, 60, 2.4], [26, 70, 76, 70, 2.4]), ink) +
    stroke('M14 84C34 98 70 98 90 84', 6)
  )
}

/** A leg in plaster. */
function limb(): Markup {
  return (
    path('M16 8L40 8L46 52L78 66C90 70 96 80 92 90L20 90C16 62 14 36 16 8Z', keyed(paper)) +
    path('M16 8L40 8L42 26C34 30 24 30 17 27Z', keyed('#4F7DA8', 3)) +
    path('M74 66C88 68 98 80 92 90L72 90C68 82 68 72 74 66Z', keyed('#F0CFA8', 3)) +
    path(cuts([20, 40, 44, 36, 2.6], [20, 54, 46, 48, 2.6], [22, 68, 52, 58, 2.6], [24, 82, 62, 66, 2.6]), '#9C8A66') +
    path('M80 78V88M86 80V88', { stroke: ink, width: 2.4 })
  )
}

/** Death, hooded, with the scythe. Also a card. */
export function death(): Markup {
  return (
    path('M22 94C20 58 24 22 46 14C68 20 74 58 72 94Z', { fill: ink, stroke: paper, width: 3 }) +
    path('M34 40C36 26 56 26 60 40C62 52 56 62 47 62C38 62 32 52 34 40Z', paper) +
    path('M37 42a5 6 0 1 0 10 1a5 6 0 1 0 -10 -1ZM50 43a5 6 0 1 0 10 0a5 6 0 1 0 -10 0Z', ink) +
    path('M42 56V61M47 57V62M52 56V61', { stroke: ink, width: 2 }) +
    path(cuts([30, 90, 32, 64, 2.4], [44, 92, 44, 70, 2.4], [60, 90, 58, 66, 2.4]), '#55687A') +
    path('M80 10L86 10L84 96L77 96Z', keyed('#B98A4E', 2.4)) +
    path('M86 12C70 -2 48 0 38 10C54 8 70 12 82 22Z', keyed('#D5DCE2', 2.6))
  )
}

export const easyScenes = { fever, pig, sheep, pregnancy, limb, death }
