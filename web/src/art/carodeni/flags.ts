/** Flags: a potion has one pennant, a witch all of hers on one cloth. */
import { ink, paper, suitInks, type Suit } from '../inks'
import { suitMarks } from '../marks'
import { clipped, path, placed, type Markup } from '../svg'
import { figures } from './figures'

const edge = { fill: paper, stroke: paper, width: 9 }
const line = { stroke: ink, width: 2.6 }

/** Hung from the upper edge; null is the wild flag. */
export function flag(colour: Suit | null, width = 46, height = 72): Markup {
  const d = `M0 0H${width}V${height}L${width / 2} ${height * 0.84}L0 ${height}Z`
  const { ground, print } = colour ? suitInks[colour] : { ground: '#FFF9EA', print: ink }
  const mark = colour
    ? placed(suitMarks[colour](print, ground, width > 40), {
        x: width * 0.11,
        y: height * 0.14,
        scale: (width * 0.78) / 100,
      })
    : figures('?', width / 2, height * 0.68, width * 1.08, ink)
  return path(d, edge) + path(d, { fill: ground, ...line }) + mark
}

/** One under another, main colour on top; four as two by two. `width` and `height` are those of one field. */
export function banner(flags: readonly Suit[], width = 46, height = 54): Markup {
  const columns = flags.length > 2 ? 2 : 1
  const rows = Math.ceil(flags.length / columns)
  const field = columns > 1 ? width * 0.72 : width
  const whole = field * columns
  const tall = height * rows + (flags.length === 1 ? 12 : 8)
  const d = `M0 0H${whole}V${tall}L${whole / 2} ${tall - 11}L0 ${tall}Z`
  const fields = flags.map((colour, i) => {
    const [x, row] = [(i % columns) * field, Math.floor(i / columns)]
    const { ground, print } = suitInks[colour]
    const mark = suitMarks[colour](print, ground, field > 40)
    return (
      path(`M${x} ${row * height}H${x + field}V${row === rows - 1 ? tall : (row + 1) * height}H${x}Z`, ground) +
      placed(mark, {
        x: x + field * 0.12,
        y: row * height + (height - field * 0.76) / 2 + 1,
        scale: (field * 0.76) / 100,
      })
    )
  })
  const seams = (rows > 1 ? `M0 ${height}H${whole}` : '') + (columns > 1 ? `M${field} 0V${tall - 11}` : '')
  return (
    path(d, edge) +
    clipped(d, fields.join('')) +
    (seams ? path(seams, { stroke: paper, width: 3 }) : '') +
    path(d, line)
  )
}
