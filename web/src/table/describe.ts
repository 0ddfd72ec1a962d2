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
  /** the word for a field */
  label: (key: string) => string
  /** the word for a piece, a colour, a mode that stands in a field */
  thing: (name: string, key: string) => string
  yes: string
  no: string
  nothing: string
}

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
type Fields = { readonly [key: string]: Plain }

/** Fields whose number is a seat, in every game. */
const SEATS = new Set(['seat', 'dealer', 'lead', 'winning', 'start_seat', 'next', 'by', 'target'])
/** Lists of seats. */
const SEVERAL = new Set(['seen_by', 'dungeon', 'witches'])
/** Seats too, but only where the number can be one. */
const TURNS = new Set(['active', 'first', 'start'])
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
  return fields(Object.fromEntries(Object.entries(view).filter(([key]) => !SAID.has(key))), reader)
}

function fields(value: Fields, reader: Reader): Node[] {
  const seatRows: Row[] = []
  const own: Node[] = []
  const nodes: Node[] = []
  for (const [key, inside] of Object.entries(value)) {
    if (inside === null) continue
    if (isPerSeat(inside, reader)) seatRows.push(row(key, inside, reader))
    else (key === OWN ? own : nodes).push(...node(key, inside, reader))
  }
  if (seatRows.length) nodes.unshift({ is: 'grid', label: '', columns: reader.names, rows: seatRows })
  // The own hand comes first, then what is short; what has to be unfolded comes last.
  const weight = { fact: 0, pieces: 1, grid: 2, group: 3 }
  return [...own, ...nodes.sort((a, b) => weight[a.is] - weight[b.is])]
}

function node(key: string, value: Plain, reader: Reader): Node[] {
  const label = reader.label(key)
  if (Array.isArray(value)) return list(key, label, value as readonly Plain[], reader)
  if (isFields(value)) return [{ is: 'group', label, inside: fields(value, reader) }]
  return [{ is: 'fact', label, text: word(key, value, reader) }]
}

function list(key: string, label: string, value: readonly Plain[], reader: Reader): Node[] {
  if (!value.length) return [{ is: 'fact', label, text: reader.nothing }]
  if (value.every((each) => typeof each === 'string')) return [{ is: 'pieces', label, items: heap(key, value, reader) }]
  if (key === 'players' || key === 'areas') return everybody(label, value, reader)
  const rows = value.filter(isFields)
  if (rows.length === value.length) return [grid(label, rows, reader)]
  return [{ is: 'fact', label, text: short(key, value, reader) }]
}

/** One object for each seat: a column for each, unless it holds more than a cell can show. */
function everybody(label: string, value: readonly Plain[], reader: Reader): Node[] {
  const players = value.filter(isFields)
  const keys = [...new Set(players.flatMap((each) => Object.keys(each)))]
  const rows = keys
    .filter((key) => players.some((each) => !isNothing(each[key] ?? null)))
    .map((key) => ({
      label: reader.label(key),
      cells: players.map((each) => word(key, each[key] ?? null, reader)),
    }))
  return [{ is: 'grid', label, columns: reader.names.slice(0, players.length), rows }]
}

/** Things of two words are told in a row ("Ema red 7"), things of more words in a table. */
function grid(label: string, rows: readonly Fields[], reader: Reader): Node {
  const keys = [...new Set(rows.flatMap((each) => Object.keys(each)))]
  const used = keys.filter((key) => rows.some((each) => !isNothing(each[key] ?? null)))
  if (used.length <= FEW && rows.every((each) => used.every((key) => isWord(each[key] ?? null)))) {
    const items = rows.map((each) => ({
      text: used.map((key) => word(key, each[key] ?? null, reader)).join(' '),
      count: 1,
    }))
    return { is: 'pieces', label, items }
  }
  return {
    is: 'grid',
    label,
    columns: used.map(reader.label),
    rows: rows.map((each, at) => ({
      label: rows.length > PLACES ? String(at) : '',
      cells: used.map((key) => word(key, each[key] ?? null, reader)),
    })),
  }
}

function row(key: string, value: readonly Plain[], reader: Reader): Row {
  return { label: reader.label(key), cells: value.map((each) => short(key, each, reader)) }
}

function heap(key: string, value: readonly string[], reader: Reader): Item[] {
  const counted = new Map<string, number>()
  for (const name of value) counted.set(name, (counted.get(name) ?? 0) + 1)
  return [...counted].map(([name, count]) => ({ text: reader.thing(name, key), count, name }))
}

function word(key: string, value: Plain, reader: Reader): string {
  return SEATS.has(key) || TURNS.has(key) ? seatName(key, value, reader) : short(key, value, reader)
}

function seatName(key: string, value: Plain, reader: Reader): string {
  return typeof value === 'number' ? (reader.names[value] ?? String(value)) : short(key, value, reader)
}

/** Anything in one line. */
function short(key: string, value: Plain, reader: Reader): string {
  if (value === null) return reader.nothing
  if (typeof value === 'boolean') return value ? reader.yes : reader.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return reader.thing(value, key)
  if (Array.isArray(value)) {
    const inside = value as readonly Plain[]
    if (inside.every((each) => typeof each === 'string')) {
      return heap(key, inside, reader).map(said).join(', ') || reader.nothing
    }
    const one = SEVERAL.has(key) ? seatName : short
    return inside.map((each) => one(key, each, reader)).join(', ') || reader.nothing
  }
  return Object.entries(value)
    .filter(([, inside]) => !isNothing(inside))
    .map(([name, inside]) => `${reader.label(name)} ${word(name, inside, reader)}`)
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
