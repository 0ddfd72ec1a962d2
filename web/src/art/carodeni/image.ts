/**
 * Drawings as images. A face never changes, so it is one element of the page however much is carved into it, and the
 * browser keeps its pixels. Each is made when it is first asked for.
 */
import type { Markup } from '../svg'

export type Box = readonly [x: number, y: number, width: number, height: number]

const made = new Map<string, string>()

/** The address of a drawing; two drawings of one name must be the same. */
export function image(name: string, [x, y, width, height]: Box, draw: () => Markup): string {
  let address = made.get(name)
  if (address === undefined) {
    // twice the size: where an image is first shown small and then larger it stays sharp
    const size = `width="${width * 2}" height="${height * 2}" viewBox="${x} ${y} ${width} ${height}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${draw()}</svg>`
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`
    made.set(name, address)
  }
  return address
}
