/** The words for fields and pieces of any game: the pieces as the server names them, the fields from our own list. */
import type { PieceNames } from '../lib/api'
import { known, say } from '../lib/words'
import type { Reader } from './describe'

export function reader(seats: readonly string[], pieces: PieceNames): Reader {
  return {
    names: seats,
    label: (key) => {
      const id = fieldWord(key)
      return known(id) ? say(id) : plainly(key)
    },
    thing: (name, key) => pieceOf(pieces, name, key) ?? spelled(name),
    yes: say('yes'),
    no: say('no'),
    nothing: '–',
  }
}

/** Two kinds may use the same name; then the field tells which is meant: `curse: water-1`. */
function pieceOf(pieces: PieceNames, name: string, key: string): string | undefined {
  const meant = pieces[key] ?? pieces[key.replace(/e?s$/, '')] ?? pieces[key.replace(/s$/, '')]
  if (meant?.[name]) return meant[name]
  for (const kind of Object.values(pieces)) if (kind[name]) return kind[name]
  return undefined
}

/** The message that names a field; a test sees to it that every field of every game has one. */
export function fieldWord(key: string): string {
  return `field-${key.replaceAll('_', '-')}`
}

/** The message that names what stands in a field and is no piece: a mode, a colour, an element. */
export function thingWord(name: string): string {
  return `thing-${name.replaceAll('_', '-')}`
}

/** By its whole name or by the parts of it. */
function spelled(name: string): string {
  if (known(thingWord(name))) return say(thingWord(name))
  return name
    .split('-')
    .map((part) => (known(thingWord(part)) ? say(thingWord(part)) : part.replaceAll('_', ' ')))
    .join(' ')
}

/** A field without a word of its own: `rolls_left` is "Rolls left". */
function plainly(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
