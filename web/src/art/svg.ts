/**
 * SVG as text. Drawings are strings made once and shared (see sheet.ts): the browser parses them faster than any
 * framework builds them, and a card table keeps a few `<use>` elements instead of thousands of nodes.
 */
import { round } from './kit'

/** A piece of SVG markup. */
export type Markup = string

export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
  /** round ends of open lines */
  round?: boolean
}

function paint({ fill = 'none', stroke, width, opacity, dash, round: ends }: Paint): string {
  let text = ` fill="${fill}"`
  if (stroke) text += ` stroke="${stroke}" stroke-width="${width ?? 3}" stroke-linejoin="round"`
  if (ends) text += ' stroke-linecap="round"'
  if (dash) text += ` stroke-dasharray="${dash}"`
  if (opacity !== undefined) text += ` opacity="${opacity}"`
  return text
}

function painted(how: string | Paint): string {
  return paint(typeof how === 'string' ? { fill: how } : how)
}

/** A filled path, or one painted as told. */
export function path(d: string, how: string | Paint): Markup {
  return `<path d="${d}"${painted(how)}/>`
}

export function circle(cx: number, cy: number, r: number, how: string | Paint): Markup {
  return `<circle cx="${cx}" cy="${cy}" r="${r}"${painted(how)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, how: string | Paint): Markup {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${painted(how)}/>`
}

export function rect(x: number, y: number, width: number, height: number, corner: number, how: string | Paint): Markup {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"${painted(how)}/>`
}

/** A line with an ink edge on both sides: a stalk, a leg, a tentacle. */
export function rope(d: string, edge: string, edgeWidth: number, core: string, coreWidth: number): Markup {
  return (
    path(d, { stroke: edge, width: edgeWidth, round: true }) + path(d, { stroke: core, width: coreWidth, round: true })
  )
}

export interface Place {
  x?: number
  y?: number
  /** size; a negative `mirror` flips left and right */
  scale?: number
  mirror?: boolean
  /** degrees, round the point `pivot` given in the outer units */
  turn?: number
  pivot?: readonly [x: number, y: number]
}

/** The drawing moved, turned and sized. */
export function placed(content: Markup, { x = 0, y = 0, scale = 1, mirror = false, turn = 0, pivot }: Place): Markup {
  let transform = `translate(${round(x)} ${round(y)})`
  if (turn) transform += pivot ? `rotate(${turn} ${round(pivot[0])} ${round(pivot[1])})` : `rotate(${turn})`
  if (mirror) transform += `scale(${-scale} ${scale})`
  else if (scale !== 1) transform += `scale(${scale})`
  return `<g transform="${transform}">${content}</g>`
}

/** The whole with one paint for all its parts that have none of their own. */
export function group(content: Markup, how: Paint): Markup {
  return `<g${paint(how)}>${content}</g>`
}

let clips = 0

/** Only what lies inside the shape (path data) is shown. Ids are never reused, drawings are made once. */
export function clipped(d: string, content: Markup): Markup {
  const id = `clip-${++clips}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Path data of a full circle, for clips. */
export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** A number in the display face. Only figures are ever lettered inside a picture. */
export function figure(
  value: number | string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Markup {
  return (
    `<text x="${x}" y="${y}" font-family="Rakkas, 'Rakkas fallback', serif" font-size="${size}" fill="${fill}"` +
    ` text-anchor="${anchor}" letter-spacing="-1">${value}</text>`
  )
}
