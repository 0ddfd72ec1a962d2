/** The app's icon: the medal of the card back on ink. Rendered by scripts/icons.mjs. */
import { medal } from './cards/back'
import { ink } from './inks'
import { block, ripples } from './kit'
import { clipped, path, placed, type Markup } from './svg'

export interface IconOptions {
  /** the system cuts its own shape out of the picture: fill it to the edge, keep the medal in the middle 80 % */
  maskable?: boolean
}

/** A whole SVG document, 512 × 512. */
export function icon({ maskable = false }: IconOptions = {}): Markup {
  const shape = maskable ? 'M0 0H512V512H0Z' : block({ x: 8, y: 8, width: 496, height: 496 }, 96, 41, 2)
  const air = ripples([256, 256], 226, 400, 34, 8, { seed: 9, length: 90, gap: 0.5 })
  const picture =
    path(shape, ink) +
    clipped(shape, path(air, { fill: '#5D6E80', opacity: 0.6 })) +
    placed(medal(), { x: 256, y: 256, scale: maskable ? 2.7 : 3.3 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${picture}</svg>\n`
}
