/** The words for fields and pieces of any game: the pieces as the server names them, the fields from our own list. */
import cs from '../../text/fields.cs.ftl?raw'
import en from '../../text/fields.en.ftl?raw'
import { say, wordsOf } from '../lib/words'
import type { Lexicon } from '../wire'
import type { Reader } from './describe'

const words = wordsOf('the fields', { cs: [cs], en: [en] })

/** As long as the server has not answered. */
export const NO_WORDS: Lexicon = { pieces: {}, fields: {} }

export function reader(seats: readonly string[], { pieces, fields }: Lexicon): Reader {
  const patterns = Object.keys(fields).filter((path) => path.includes('*'))
  const kind = (path: string) => fields[path] ?? fields[patterns.find((pattern) => fits(path, pattern)) ?? '']
  return {
    names: seats,
    label: (path) => {
      const key = path.slice(path.lastIndexOf('.') + 1)
      const id = fieldWord(key)
      return words.known(id) ? words.say(id) : plainly(key)
    },
    isSeat: (path) => kind(path) === 'seat',
    thing: (name, path) => pieces[kind(path) ?? '']?.[name] ?? spelled(name),
    yes: say('yes'),
    no: say('no'),
    nothing: '–',
  }
}

/** Whether it is the path of a pattern, in which `*` stands for any key: `prices.cast:ice` of `prices.*`. */
function fits(path: string, pattern: string): boolean {
  const [keys, wanted] = [path.split('.'), pattern.split('.')]
  return keys.length === wanted.length && wanted.every((key, at) => key === '*' || key === keys[at])
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
  if (words.known(thingWord(name))) return words.say(thingWord(name))
  return name
    .split('-')
    .map((part) => (words.known(thingWord(part)) ? words.say(thingWord(part)) : part.replaceAll('_', ' ')))
    .join(' ')
}

/** A field without a word of its own: `rolls_left` is "Rolls left". */
function plainly(key: string): string {
  const spaced = key.replaceAll(/[_-]/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
