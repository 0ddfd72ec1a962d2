/** The outlines that are drawn round what is chosen or aimed at, in units of the pieces, foot at (0, 0). */
import { FLOOR } from '../../art/pieces/tower'
import { CASTLE, PAWN } from './geometry'

export function outline(floors: number, height: number, kind: 'tower' | 'keep' | 'pawn' = 'tower'): string {
  if (kind === 'pawn') {
    const [w, h] = [30 * PAWN + 6, 100 * PAWN + 8]
    return `M${-w} 8V${10 - h}Q${-w} ${2 - h} ${-w + 8} ${2 - h}H${w - 8}Q${w} ${2 - h} ${w} ${10 - h}V8Q0 20 ${-w} 8Z`
  }
  if (kind === 'keep') {
    const [w, h] = [66 * CASTLE.scale + 6, 170 * CASTLE.scale]
    return `M${-w} 6V${-h * 0.5}L0 ${-h - 14}L${w} ${-h * 0.5}V6Q0 18 ${-w} 6Z`
  }
  const [rx, ry] = [FLOOR.rx + 3, FLOOR.ry + 3]
  const top = -floors * height
  return `M${-rx} ${top - 10}V0A${rx} ${ry} 0 0 0 ${rx} 0V${top - 10}L${rx - 9} ${top - 14}A${FLOOR.rx} ${FLOOR.ry} 0 0 0 ${-rx + 9} ${top - 14}Z`
}
