/**
 * The sheet of drawings: every picture is drawn once, kept in one hidden `<svg>` of the page and shown by `<use>`.
 * Twenty card backs are then one drawing, and clip ids stay unique however often a picture is shown.
 */
import type { Markup } from './svg'

const SVG = 'http://www.w3.org/2000/svg'
const known = new Set<string>()
let defs: Element | undefined

function open(): Element {
  if (defs) return defs
  const sheet = document.createElementNS(SVG, 'svg')
  // not display:none: browsers drop clip paths inside what is not laid out
  sheet.setAttribute('width', '0')
  sheet.setAttribute('height', '0')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('style', 'position:absolute')
  defs = document.createElementNS(SVG, 'defs')
  sheet.append(defs)
  document.body.prepend(sheet)
  return defs
}

/** The address of a drawing for `<use href>`; drawn now if this is the first time anybody asks. */
export function drawn(name: string, draw: () => Markup): string {
  if (!known.has(name)) {
    known.add(name)
    open().insertAdjacentHTML('beforeend', `<g id="art-${name}">${draw()}</g>`)
  }
  return `#art-${name}`
}

// While drawing: a changed picture would stay on the sheet under its old name, so the page is loaded anew.
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path.includes('/art/'))) location.reload()
})
