/**
 * A view of any game in words, from its fields alone: what is said once, what everybody has, heaps of pieces, rows of
 * equal things, and groups of all that. It knows no game; it only knows how to read plain data.
 */

export type Node =
  | { is: 'fact'; label: string; text: string }
  | { is: 'pieces'; label: string; items: readonly Item[] }
  | { is: 'grid'; label: string; columns: readonly string[]; rows: readonly Row[] }
  | { is: 'group'; label: string; inside: readonly Node[] }

export interface Item {
  text: string
  count: number
  /** the piece that it is, if it is one */
  name?: string
}

export interface Row {
  label: string
  cells: readonly string[]
}

export interface Reader {
  /** names of the seats, in their order */
  names: readonly string[]
  /** the word for the field with that path: of the keys that lead there, `trick.card` */
  label: (path: string) => string
  /** whether the field with that path names seats */
  isSeat: (path: string) => boolean
  /** the word for a piece, a colour, a mode that stands in the field with that path */
  thing: (name: string, path: string) => string
  yes: string
  no: string
  nothing: string
}

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
type Fields = { readonly [key: string]: Plain }

/** Of a longer row it matters which place a thing has; places are counted from 0, as the records do. */
const PLACES = 8
/** What one holds, in every game. */
const OWN = 'hand'
/** Rows of so many fields need no table. */
const FEW = 2
/** What the shell says elsewhere. */
const SAID = new Set(['seats', 'seat'])

export function describe(view: unknown, reader: Reader): Node[] {
  if (!isFields(view)) return []
  return fields('', Object.fromEntries(Object.entries(view).filter(([key]) => !SAID.has(key))), reader)
}

const within = (path: string, key: string) => (path ? `${path}.${key}` : key)

function fields(path: string, value: Fields, reader: Reader): Node[] {
  const seatRows: Row[] = []
  const own: Node[] = []
  const nodes: Node[] = []
  for (const [key, inside] of Object.entries(value)) {
    if (inside === null) continue
    const at = within(path, key)
    if (isPerSeat(inside, reader)) seatRows.push(row(at, inside, reader))
    else (key === OWN ? own : nodes).push(...node(at, inside, reader))
  }
  if (seatRows.length) nodes.unshift({ is: 'grid', label: '', columns: reader.names, rows: seatRows })
  // The own hand comes first, then what is short; what has to be unfolded comes last.
  const weight = { fact: 0, pieces: 1, grid: 2, group: 3 }
  return [...own, ...nodes.sort((a, b) => weight[a.is] - weight[b.is])]
}

function node(path: string, value: Plain, reader: Reader): Node[] {
  const label = reader.label(path)
  if (Array.isArray(value)) return list(path, label, value as readonly Plain[], reader)
  if (isFields(value)) return [{ is: 'group', label, inside: fields(path, value, reader) }]
  return [{ is: 'fact', label, text: word(path, value, reader) }]
}

function list(path: string, label: string, value: readonly Plain[], reader: Reader): Node[] {
  if (!value.length) return [{ is: 'fact', label, text: reader.nothing }]
  if (value.every((each) => typeof each === 'string'))
    return [{ is: 'pieces', label, items: heap(path, value, reader) }]
  if (path === 'players' || path === 'areas') return everybody(path, label, value, reader)
  const rows = value.filter(isFields)
  if (rows.length === value.length) return [grid(path, label, rows, reader)]
  return [{ is: 'fact', label, text: word(path, value, reader) }]
}

/** One object for each seat: a column for each, unless it holds more than a cell can show. */
function everybody(path: string, label: string, value: readonly Plain[], reader: Reader): Node[] {
  const players = value.filter(isFields)
  const keys = [...new Set(players.flatMap((each) => Object.keys(each)))]
  const rows = keys
    .filter((key) => players.some((each) => !isNothing(each[key] ?? null)))
    .map((key) => ({
      label: reader.label(within(path, key)),
      cells: players.map((each) => word(within(path, key), each[key] ?? null, reader)),
    }))
  return [{ is: 'grid', label, columns: reader.names.slice(0, players.length), rows }]
}

/** Things of two words are told in a row ("Ema red 7"), things of more words in a table. */
function grid(path: string, label: string, rows: readonly Fields[], reader: Reader): Node {
  const keys = [...new Set(rows.flatMap((each) => Object.keys(each)))]
  const used = keys.filter((key) => rows.some((each) => !isNothing(each[key] ?? null)))
  if (used.length <= FEW && rows.every((each) => used.every((key) => isWord(each[key] ?? null)))) {
    const items = rows.map((each) => ({
      text: used.map((key) => word(within(path, key), each[key] ?? null, reader)).join(' '),
      count: 1,
    }))
    return { is: 'pieces', label, items }
  }
  return {
    is: 'grid',
    label,
    columns: used.map((key) => reader.label(within(path, key))),
    rows: rows.map((each, at) => ({
      label: rows.length > PLACES ? String(at) : '',
      cells: used.map((key) => word(within(path, key), each[key] ?? null, reader)),
    })),
  }
}

function row(path: string, value: readonly Plain[], reader: Reader): Row {
  return { label: reader.label(path), cells: value.map((each) => word(path, each, reader)) }
}

function heap(path: string, value: readonly string[], reader: Reader): Item[] {
  const counted = new Map<string, number>()
  for (const name of value) counted.set(name, (counted.get(name) ?? 0) + 1)
  return [...counted].map(([name, count]) => ({ text: reader.thing(name, path), count, name }))
}

/** Anything in one line. */
function word(path: string, value: Plain, reader: Reader): string {
  if (value === null) return reader.nothing
  if (typeof value === 'boolean') return value ? reader.yes : reader.no
  if (typeof value === 'number') return (reader.isSeat(path) ? reader.names[value] : null) ?? String(value)
  if (typeof value === 'string') return reader.thing(value, path)
  if (Array.isArray(value)) {
    const inside = value as readonly Plain[]
    if (inside.every((each) => typeof each === 'string')) {
      return heap(path, inside, reader).map(said).join(', ') || reader.nothing
    }
    return inside.map((each) => word(path, each, reader)).join(', ') || reader.nothing
  }
  return Object.entries(value)
    .filter(([, inside]) => !isNothing(inside))
    .map(([name, inside]) => `${reader.label(within(path, name))} ${word(within(path, name), inside, reader)}`)
    .join(' · ')
}

export function said({ text, count }: Item): string {
  return count > 1 ? `${count}× ${text}` : text
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPerSeat(value: Plain, { names }: Reader): value is readonly Plain[] {
  return (
    Array.isArray(value) &&
    names.length > 1 &&
    value.length === names.length &&
    value.every((each) => each === null || typeof each === 'number')
  )
}

function isWord(value: Plain): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function isNothing(value: Plain): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}
