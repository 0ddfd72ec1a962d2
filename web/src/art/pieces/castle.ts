/** Ravenskeep: crooked, three plum roofs, somebody at home. 140 wide, foot at (70, 150), the raven above. */
import { raven } from '../beasts'
import { ember, paper, plum, yellow } from '../inks'
import { cuts } from '../kit'
import { group, path, placed, type Markup } from '../svg'

const WALL = '#2A2140'
const SIDE = '#453762'
const KEY = '#17121F'
const GRAIN = '#7D6A9C'

const OUTLINE =
  'M16 150L20 66L8 66C18 50 26 34 30 14C38 34 46 48 58 62L54 66L55 74L58 44L46 46C58 22 66 2 70 -26C78 2 88 24 102 44L92 46L94 82L98 84L92 76C102 64 108 50 110 34C116 50 124 64 136 76L126 78L128 150C100 160 44 160 16 150Z'

function lamp(x: number, y: number, width = 8, height = 15): Markup {
  const shape = `M${x} ${y + height}V${y + 5}C${x} ${y - 2} ${x + width} ${y - 2} ${x + width} ${y + 5}V${y + height}Z`
  return path(shape, { fill: yellow, stroke: KEY, width: 2 })
}

export function castle({ edge = true } = {}): Markup {
  const perch = { x: 52, y: -62, scale: 0.34 }
  const roofs =
    'M8 66C18 50 26 34 30 14C38 34 46 48 58 62C44 70 24 70 8 66Z' +
    'M46 46C58 22 66 2 70 -26C78 2 88 24 102 44C84 52 62 52 46 46Z' +
    'M90 77C102 64 108 50 110 34C116 50 124 64 136 76C122 82 104 82 90 77Z'
  const tiles = cuts(
    [30, 24, 20, 62, 3, -2],
    [32, 28, 34, 64, 2.4],
    [35, 34, 48, 60, 2.4, 1],
    [70, -14, 56, 42, 3.2, -3],
    [71, -8, 72, 46, 2.6],
    [73, 0, 90, 42, 2.6, 2],
    [110, 44, 100, 74, 2.4, -2],
    [111, 46, 114, 76, 2],
    [114, 54, 126, 72, 2, 1],
  )
  const grain = cuts(
    [24, 112, 24, 144, 2.2],
    [33, 106, 33, 134, 2],
    [42, 96, 42, 118, 1.8],
    [48, 112, 48, 148, 1.8],
    [62, 86, 62, 102, 1.8],
    [80, 84, 80, 100, 1.8],
    [104, 116, 104, 144, 1.8],
    [113, 118, 113, 148, 1.8],
    [121, 100, 121, 140, 1.8],
  )
  const cutEdge =
    path(OUTLINE, { fill: paper, stroke: paper, width: 8 }) +
    placed(group(raven(paper, paper), { stroke: paper, width: 24 }), perch)
  return (
    (edge ? cutEdge : '') +
    path(OUTLINE, { fill: WALL, stroke: KEY, width: 4 }) +
    path('M94 82L98 84L92 78L126 78L128 150C118 153.5 108 155 98 156C96 130 94 108 94 82Z', SIDE) +
    path('M78 46H92L94 84H82ZM42 66H54L56 86H44Z', SIDE) +
    path(roofs, { fill: plum, stroke: KEY, width: 3 }) +
    path(tiles, KEY) +
    lamp(28, 80) +
    lamp(68, 62, 10, 18) +
    lamp(108, 92) +
    path('M55 155V126C55 104 87 104 87 126V155C77 157 65 157 55 155Z', KEY) +
    path('M60 155V127C60 110 82 110 82 127V155C76 156.4 67 156.4 60 155Z', ember) +
    path('M66 156V131C67 119 77 120 77 131V156Z', yellow) +
    path(grain, GRAIN) +
    placed(raven(KEY, GRAIN, yellow), perch)
  )
}
