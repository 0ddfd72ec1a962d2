/** The open book and what belongs to it: the spread, a single leaf, the ribbon, the dog-ear, the sign of invocation. */
import { ink, paper, paper2, paper3 } from '../inks'
import { block, cut, cuts, round } from '../kit'
import { circle, figure, path, type Markup } from '../svg'

const COVER = '#7A2A2A'
const RIGHT = '#EFE2C6'
const WINE = '#2A1A2E'

/** An open book of any size, at (0, 0): cover, three page edges, two pages with a crest of one curve. */
export function spread(width: number, height: number): Markup {
  const [w, h, m] = [width, height, width / 2]
  const p = (part: number) => round(m * part)
  const edges = [10, 6, 2].map((out, i) => {
    const colour = i % 2 ? paper2 : paper3
    const left = `M${6 - out / 2} 16C${p(0.4)} 0 ${p(0.8)} 0 ${m} 18V${h - 6}C${p(0.8)} ${h - 20} ${p(0.4)} ${h - 22} ${2 - out / 2} ${round(h - 12 + out / 3)}Z`
    const right = `M${w - 6 + out / 2} 16C${p(1.6)} 0 ${p(1.2)} 0 ${m} 18V${h - 6}C${p(1.2)} ${h - 20} ${p(1.6)} ${h - 22} ${w - 2 + out / 2} ${round(h - 12 + out / 3)}Z`
    return path(left, colour) + path(right, colour)
  })
  const line = { stroke: ink, width: 3 }
  return (
    path(
      `M-4 18C${p(0.4)} 4 ${p(0.8)} 4 ${m} 22C${p(1.2)} 4 ${p(1.6)} 4 ${w + 4} 18L${w + 10} ${h}C${p(1.6)} ${h - 10} ${p(1.2)} ${h - 8} ${m} ${h + 6}C${p(0.8)} ${h - 8} ${p(0.4)} ${h - 10} -10 ${h}Z`,
      { fill: COVER, stroke: ink, width: 3.4 },
    ) +
    edges.join('') +
    path(`M10 14C${p(0.4)} -2 ${p(0.8)} -2 ${m} 16V${h - 8}C${p(0.8)} ${h - 22} ${p(0.4)} ${h - 24} 8 ${h - 14}Z`, {
      fill: paper,
      ...line,
    }) +
    path(
      `M${w - 10} 14C${p(1.6)} -2 ${p(1.2)} -2 ${m} 16V${h - 8}C${p(1.2)} ${h - 22} ${p(1.6)} ${h - 24} ${w - 8} ${h - 14}Z`,
      { fill: RIGHT, ...line },
    ) +
    path(
      `M${m - 18} 9.5C${m - 12} 11 ${m - 5} 13 ${m} 16V${h - 8}C${m - 5} ${h - 12} ${m - 9} ${h - 13} ${m - 12} ${h - 14}C${m - 8} ${round(h * 0.6)} ${m - 8} ${round(h * 0.4)} ${m - 18} 9.5Z`,
      { fill: ink, opacity: 0.12 },
    ) +
    path(
      `M${m + 24} 9C${m + 12} 10 ${m + 5} 13 ${m} 16V${h - 8}C${m + 5} ${h - 12} ${m + 9} ${h - 13} ${m + 18} ${h - 15}C${m + 10} ${round(h * 0.6)} ${m + 10} ${round(h * 0.4)} ${m + 24} 9Z`,
      { fill: ink, opacity: 0.16 },
    )
  )
}

/** One leaf, for phones. */
export function leaf(width: number, height: number): Markup {
  const sheet = (x: number, y: number, w: number, h: number, seed: number) =>
    block({ x, y, width: w, height: h }, 8, seed, 0.7)
  return (
    path(sheet(-2, 2, width + 4, height + 6, 4), { fill: COVER, stroke: ink, width: 3 }) +
    path(sheet(3, 1, width - 4, height, 6), paper3) +
    path(sheet(4, -2, width - 9, height - 1, 5), { fill: paper, stroke: ink, width: 2.6 })
  )
}

/** The marker that lies on a space: it comes out from under the book. 48 wide. */
export function ribbon(space: number, height = 74, size = 34): Markup {
  const h = height
  return (
    `<path d="M3 0H45V${h}L24 ${h - 15}L3 ${h}Z" fill="#0A1219" opacity=".5" transform="translate(3 5)"/>` +
    path(
      `M2 0C2 ${round(h * 0.3)} 3 ${round(h * 0.7)} 2 ${h}L24 ${h - 15}L46 ${h}C45 ${round(h * 0.6)} 46 ${round(h * 0.3)} 46 0Z`,
      {
        fill: '#EE6A36',
        stroke: ink,
        width: 3,
      },
    ) +
    path(cut([39, 4], [39, h - 14], 2, 1), { fill: ink, opacity: 0.4 }) +
    (space ? figure(space, 24, h - 23, size, ink, 'middle') : '')
  )
}

/** The corner of the next page lifts, and something looks out. Its corner is (0, 0). */
export function dogEar(): Markup {
  const line = { stroke: ink, width: 2.6 }
  return (
    path('M-92 -7C-60 -7 -30 -4 1 0L0 -62C-26 -50 -60 -30 -92 -7Z', { fill: WINE, ...line }) +
    circle(-33, -17, 9, paper) +
    circle(-14, -20, 7.5, paper) +
    circle(-36, -19, 3.6, ink) +
    circle(-16.5, -22, 3, ink) +
    path('M-92 -7C-66 -30 -30 -52 0 -62C-18 -62 -46 -66 -62 -60C-74 -50 -84 -28 -92 -7Z', { fill: paper3, ...line }) +
    path(cuts([-60, -52, -78, -26, 1.8], [-48, -54, -62, -36, 1.6]), '#A8946E')
  )
}

/** The space where the page is turned. 100 × 100. */
export function pageSign(mark: string, carved: string): Markup {
  return (
    path('M4 26C20 16 38 18 50 28C62 18 80 16 96 26V86C80 78 62 78 50 88C38 78 20 78 4 86Z', mark) +
    path('M48 30H52V84H48Z', carved) +
    path(cuts([16, 38, 40, 38, 2.6, -3], [16, 52, 40, 52, 2.6, -3]), carved) +
    path('M62 62V50H74V40L92 56L74 72V62Z', carved)
  )
}

/** The book before it is opened: cover, clasp, and one eye. 300 × 230. */
export function closedBook(): Markup {
  const line = { stroke: ink, width: 3.6 }
  return (
    path('M30 20L260 12L274 206L40 218Z', { fill: '#0A1219', opacity: 0.5 }) +
    path('M24 14L254 6L268 198L34 212Z', { fill: COVER, ...line }) +
    path('M34 212L268 198L270 210L38 224Z', { fill: paper3, ...line }) +
    path(
      cuts([60, 30, 230, 24, 2.4], [66, 196, 240, 186, 2.4], [44, 40, 54, 190, 2.4], [240, 34, 250, 180, 2.4]),
      '#4E1719',
    ) +
    path('M88 108C110 62 186 58 208 102C184 148 112 150 88 108Z', { fill: paper, ...line }) +
    circle(148, 104, 28, { fill: '#B9C46A', ...line }) +
    path('M148 80C157 92 157 116 148 128C139 116 139 92 148 80Z', ink) +
    circle(156, 94, 4.4, paper) +
    path('M226 84L284 80L286 124L228 128Z', { fill: '#C9A36A', ...line }) +
    circle(256, 104, 8, ink)
  )
}
