/** What every monster is made of: one mass with its shade on the right, eyes, teeth. Boxes of 220 × 210. */
import { ink, paper } from '../../inks'
import { hatch } from '../../kit'
import { circle, clipped, ellipse, path, type Markup } from '../../svg'

export const LINE = { stroke: ink, width: 3.6 }
export const FINE = { stroke: ink, width: 2.4 }

export interface Skin {
  /** the mass */
  mass: string
  /** its cuts */
  dark: string
  /** belly, cheeks, inside of ears */
  light: string
}

/** A mass with key line, shade on the right and cuts along it; `inside` is drawn on it and cut off at its edge. */
export function mass(d: string, { mass: fill, dark }: Skin, inside: Markup = '', seed = 6, shadeFrom = 128): Markup {
  const shade = `M${shadeFrom} 0C${shadeFrom + 26} 70 ${shadeFrom + 36} 130 ${shadeFrom + 10} 215H230V0Z`
  const grain = hatch({ x: 4, y: 60, width: 212, height: 150 }, 1.3, 18, 2.1, { seed, length: 15, density: 0.36 })
  return (
    path(d, { fill, ...LINE }) +
    clipped(d, path(grain, dark) + inside + path(shade, { fill: ink, opacity: 0.24 })) +
    path(d, LINE)
  )
}

/** The shadow it stands on, on paper. */
export function ground(cx = 110, rx = 90): Markup {
  return ellipse(cx, 200, rx, 9, '#C9B78E')
}

/** An eyeball that looks somewhere. */
export function eyeball(x: number, y: number, r: number, dx = 0.3, dy = 0.15, iris: string = ink): Markup {
  return (
    circle(x, y, r, { fill: paper, stroke: ink, width: 3.4 }) +
    circle(x + dx * r, y + dy * r, r * 0.42, iris) +
    (iris === ink ? '' : circle(x + dx * r, y + dy * r, r * 0.2, ink)) +
    circle(x + dx * r + r * 0.14, y + dy * r - r * 0.14, r * 0.13, paper)
  )
}

/** A dark mouth with teeth along its upper edge. */
export function mouth(d: string, teeth: string, tongue = ''): Markup {
  return (
    path(d, { fill: '#3A1B22', ...LINE }) +
    (tongue ? clipped(d, path(tongue, '#C9566A')) : '') +
    clipped(d, path(teeth, { fill: paper, stroke: ink, width: 2 })) +
    path(d, LINE)
  )
}

/** A stick, handle or string with an ink edge. */
export function rod(d: string, colour: string, width = 4): Markup {
  return path(d, { stroke: ink, width: width + 5, round: true }) + path(d, { stroke: colour, width, round: true })
}
