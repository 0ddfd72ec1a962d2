/** The line that every drawing of The Witches shares: a key line in ink, and thin strokes for mouths and stitches. */
import { ink } from '../inks'
import { circle, path, type Markup, type Paint } from '../svg'

export function keyed(fill: string, width = 3.4): Paint {
  return { fill, stroke: ink, width }
}

/** An open stroke with round ends. */
export function stroke(d: string, width = 3, colour = ink): Markup {
  return path(d, { stroke: colour, width, round: true })
}

export function eyes(left: number, right: number, y: number, r = 2.6, colour = ink): Markup {
  return circle(left, y, r, colour) + circle(right, y, r, colour)
}
