/** A witch on her broom, 220 × 150, flying to the right. The whole flock is this one drawing. */
import { ember, ink } from '../inks'
import { cuts } from '../kit'
import { path, type Markup } from '../svg'

export interface FlyerInks {
  body?: string
  /** light carved out of her */
  carved: string
  bristles?: string
}

export function flyer({ body = ink, carved, bristles = body }: FlyerInks): Markup {
  const broomHead = 'M74 98L16 74C8 78 6 84 8 90L2 92L8 98L2 104L9 107L6 114L14 116C34 118 56 112 76 104Z'
  const stick = 'M76 99L214 84L215 89L77 105Z'
  const cloak =
    'M124 60C112 64 92 66 72 54C62 50 52 52 44 60C56 60 62 70 74 78C88 88 104 94 116 98L150 94C146 80 142 68 138 60Z'
  const legs =
    'M112 92C116 104 122 116 134 124L150 120L160 122L160 128L136 132C118 126 104 110 98 96Z' +
    'M126 94C130 104 138 112 150 114L166 108L174 111L173 117L150 124C136 120 122 108 116 96Z'
  const arm = 'M136 62C144 68 156 78 172 82L182 80L184 88L172 92C156 90 144 84 134 76Z'
  const head = 'M126 62C118 52 120 38 132 34C144 31 154 38 154 48L163 55L154 57C152 64 146 68 138 68Z'
  const hair = 'M124 44C112 40 104 46 92 40C98 50 104 52 110 52C104 56 98 56 94 60C106 62 118 60 128 54Z'
  const hat =
    'M104 40C102 34 112 30 122 29C120 16 112 4 96 0C112 -8 132 0 142 22C152 21 166 20 168 26C170 32 150 36 136 38C122 42 106 46 104 40Z'
  const twigs = cuts([22, 82, 66, 98, 2.2], [16, 92, 64, 100, 2], [18, 102, 64, 103, 2], [24, 110, 66, 105, 1.8])
  const folds = cuts(
    [124, 30, 146, 25, 2.2],
    [140, 22, 122, 4, 2.2, 3],
    [60, 58, 112, 84, 2.4, 5],
    [76, 62, 116, 80, 2.2, 4],
    [120, 74, 128, 66, 1.8],
    [110, 100, 128, 120, 2, 3],
    [148, 74, 174, 86, 1.8, 2],
    [130, 62, 146, 62, 1.6],
  )
  return (
    path(broomHead, bristles) +
    path(twigs, carved) +
    path('M70 94L80 97L79 106L69 107Z', ember) +
    path(stick, body) +
    path(cloak, body) +
    path(legs, body) +
    path(arm, body) +
    path(head, body) +
    path(hair, body) +
    path(hat, body) +
    path(folds, carved)
  )
}
