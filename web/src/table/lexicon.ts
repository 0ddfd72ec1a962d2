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
    label: (key) => (known(`field-${key.replaceAll('_', '-')}`) ? say(`field-${key.replaceAll('_', '-')}`) : plainly(key)),
    thing: (name) => names.get(name) ?? (known(`thing-${name}`) ? say(`thing-${name}`) : plainly(name)),
    yes: say('yes'),
    no: say('no'),
    nothing: '–',
  }
}

/** A name as words: `rolls_left` is "Rolls left", `red-7` is "red 7". */
function plainly(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ')
  return name.includes('-') ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
