/** The words for fields and pieces of any game, as far as they are known: from our own list and from what was said. */
import { known, say } from '../lib/words'
import type { Ask, Line, Marked, Sentence } from '../wire'
import type { Reader } from './describe'

type Names = Map<string, string>

/** What the sentences of the table have named so far, by the name of the piece. */
export function named(log: readonly Line[], ask: Ask | null): Names {
  const names: Names = new Map()
  for (const line of log) gather(line.text, names)
  // What is offered now is named in the case that the sentence needs; the log knows better where it knows at all.
  for (const option of ask?.options ?? []) gather(option.text, names)
  return names
}

function gather(sentence: Sentence, names: Names): void {
  for (const part of sentence) {
    if (isPiece(part) && !names.has(part.name)) names.set(part.name, part.text)
  }
}

function isPiece(part: string | Marked): part is Marked {
  return typeof part !== 'string' && part.kind !== 'seat'
}

export function reader(seats: readonly string[], names: Names): Reader {
  return {
    names: seats,
    label: (key) => {
      const id = `field-${key.replaceAll('_', '-')}`
      return known(id) ? say(id) : plainly(key)
    },
    thing: (name) => names.get(name) ?? spelled(name),
    yes: say('yes'),
    no: say('no'),
    nothing: '–',
  }
}

/** A piece that nobody has named yet, by the parts of its name: `red-7` is "red 7". */
function spelled(name: string): string {
  return name
    .split('-')
    .map((part) => (known(`thing-${part}`) ? say(`thing-${part}`) : part.replaceAll('_', ' ')))
    .join(' ')
}

/** A field without a word of its own: `rolls_left` is "Rolls left". */
function plainly(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
