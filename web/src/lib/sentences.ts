/** The plain text of a sentence: for names of buttons, titles, and what is read aloud. */
import type { Sentence } from '../wire'

export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
