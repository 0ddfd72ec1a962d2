/** The jester: white, key lines and lilac; three horns, a wink and most of his teeth. */
import { ink, lilac, paper } from '../inks'
import { cuts, polar, rays, round } from '../kit'
import { bells } from '../marks'
import { circle, path, placed, type Markup } from '../svg'
import { printed, printedBlock } from './shell'

export interface JesterInks {
  ground: string
  key: string
  light: string
  cloth: string
  air: string
  sheet: string
}

const inksInTheLight: JesterInks = {
  ground: '#EFE3EF',
  key: ink,
  light: paper,
  cloth: lilac,
  air: '#CDB7D6',
  sheet: paper,
}

function bell(x: number, y: number, { light, key }: JesterInks): Markup {
  return (
    circle(x, y, 10, { fill: light, stroke: key, width: 3 }) +
    path(`M${x - 6.2} ${y + 1.2}h12.4v2.8h-12.4Z`, key) +
    circle(x, y + 5.5, 2.2, key)
  )
}

/** A collar of nine points in two colours, a button on each. */
function ruff({ light, cloth, key }: JesterInks): Markup {
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`
  return Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (0.06 + (0.88 * i) / 8)
    const [tipX, tipY] = polar([104, 196], 66, angle, 0.62)
    const root = polar([104, 192], 26, angle, 0.5)
    const left = polar([104, 194], 58, angle - 0.17, 0.6)
    const right = polar([104, 194], 58, angle + 0.17, 0.6)
    const point = `M${at(...root)}L${at(...left)}L${at(tipX, tipY + 4)}L${at(...right)}Z`
    return (
      path(point, { fill: i % 2 ? light : cloth, stroke: key, width: 2.6 }) +
      circle(round(tipX), round(tipY + 8), 4.2, key)
    )
  }).join('')
}

function coat({ light, cloth, key }: JesterInks): Markup {
  const folds = cuts(
    [56, 268, 70, 230, 3],
    [76, 270, 84, 236, 3],
    [44, 268, 54, 244, 2.4],
    [126, 236, 132, 270, 2.4],
    [148, 244, 156, 268, 2.2],
  )
  return (
    path('M34 271C40 236 60 214 104 212C148 214 168 236 174 271Z', { fill: cloth, stroke: key, width: 3 }) +
    path('M104 212V271H174C168 236 148 214 104 212Z', { fill: light, stroke: key, width: 3 }) +
    path(folds, key)
  )
}

function countenance({ light, cloth, key }: JesterInks): Markup {
  const brows =
    'M74 160C78 152 90 152 94 160C88 157 80 157 74 160ZM134 156C130 149 118 149 114 156C120 154 128 154 134 156Z'
  const wink = 'M76 168C80 162 90 162 93 168C90 171 80 171 76 168ZM115 166L131 169L115 172L120 169Z'
  const nose =
    'M101 164C100 172 96 176 98 180C101 183 107 183 110 180L108 179C105 181 102 181 100.5 179C100 176 103 172 103.5 164Z'
  const mouth = 'M74 178C82 203 126 203 134 178C124 184 84 184 74 178Z'
  const teeth =
    'M80 183.5C92 187.5 116 187.5 128 183.5C126 189 122 192 118 193.5C108 191 100 191 90 193.5C86 192 82 189 80 183.5Z'
  return (
    path('M64 148C60 172 74 204 104 206C134 204 148 172 144 148C124 140 84 140 64 148Z', {
      fill: light,
      stroke: key,
      width: 3,
    }) +
    path(brows + wink + nose + mouth, key) +
    path(teeth, light) +
    path('M91 186.4V192.6M104 187V191.4M117 186.4V192.6', { stroke: key, width: 1.6 }) +
    circle(76, 179, 5, cloth) +
    circle(132, 179, 5, cloth)
  )
}

function cap(inks: JesterInks): Markup {
  const { light, cloth, key } = inks
  const lines = { stroke: key, width: 3 }
  const horns =
    'M62 138C56 116 62 92 84 84C66 66 40 70 30 104C28 112 30 118 34 120C44 104 52 112 62 138Z' +
    'M146 138C152 116 148 92 126 84C144 64 172 70 180 104C182 112 180 118 176 120C166 104 156 112 146 138Z'
  const middle = 'M76 132C74 96 84 62 112 44C126 36 142 40 150 52C136 50 130 58 132 72C134 90 134 114 132 132Z'
  const diamonds = [0, 2.5, 3.5, 2.5, 0].map((rise, i) => `M${68 + i * 16} ${139 - rise}l4 5l4 -5l-4 -3z`).join('')
  return (
    path(horns, { fill: cloth, ...lines }) +
    path(middle, { fill: key, ...lines }) +
    path(
      cuts([88, 124, 104, 58, 3, -6], [98, 126, 114, 56, 2.6, -6], [108, 126, 121, 62, 2.4, -4], [140, 48, 124, 46, 2]),
      light,
    ) +
    path(
      cuts([40, 104, 58, 86, 3, -4], [168, 104, 150, 86, 3, 4], [58, 122, 62, 102, 2.4], [150, 122, 146, 102, 2.4]),
      key,
    ) +
    path('M58 142C72 128 136 128 150 142L148 152C130 142 78 142 60 152Z', { fill: light, ...lines }) +
    path(diamonds, key) +
    bell(36, 128, inks) +
    bell(174, 128, inks) +
    bell(155, 60, inks)
  )
}

export function jester(inks: JesterInks = inksInTheLight): Markup {
  const air = path(rays([104, 150], 104, 190, 40, 2, { seed: 8 }), inks.air)
  const figure = coat(inks) + ruff(inks) + countenance(inks) + cap(inks)
  return (
    printed(31, inks.ground, air + figure, inks.sheet) +
    path(printedBlock(31), { stroke: inks.key, width: 2 }) +
    placed(bells(inks.key, inks.ground), { x: 20, y: 18, scale: 0.48 })
  )
}

export function shadedJester(): Markup {
  const dim = (colour: string) => `color-mix(in srgb, var(--shade-ground) var(--shade-mix), ${colour})`
  return jester({
    ground: dim('#EFE3EF'),
    key: 'var(--shade-ground)',
    light: 'var(--shade-print)',
    cloth: dim(lilac),
    air: dim('#CDB7D6'),
    sheet: 'var(--shade-paper)',
  })
}
