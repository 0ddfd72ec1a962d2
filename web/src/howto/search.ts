/** Finding words in the rules as one types: capitals, accents and order do not matter. */
import type { Rule } from '../wire'

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Letters without what stands over and under them, one for one, so that places in the text stay the same. */
export function folded(text: string): string {
  return [...text].map((letter) => plain(letter).padEnd(letter.length)).join('')
}

function plain(letter: string): string {
  const [bare = letter] = letter.normalize('NFD')
  const small = bare.toLowerCase()
  return small.length === letter.length ? small : letter
}

export function wordsIn(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean)
}

export function textOf(rule: Rule): string {
  return rule.parts.map(({ text }) => text).join('')
}

/** Whether the clause has all of the words; its number counts as one. */
export function fits(rule: Rule, words: readonly string[]): boolean {
  const text = folded(`${rule.id} ${textOf(rule)}`)
  return words.every((word) => text.includes(word))
}

/** The text in pieces, those that were looked for apart from the others. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const bare = folded(text)
  const hit = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  }
  const made: Piece[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && hit[at] === hit[from]) continue
    made.push({ text: text.slice(from, at), hit: hit[from] ?? false })
    from = at
  }
  return made
}

export interface Chapter {
  /** from 1, by its place in the whole rules: the same in both languages */
  readonly number: number
  readonly title: string
  readonly rules: readonly Rule[]
}

/** The chapters with those of their clauses that have all the words; without words all of them. */
export function chapters(rules: readonly Rule[], words: readonly string[] = []): Chapter[] {
  const made = new Map<string, { number: number; rules: Rule[] }>()
  for (const rule of rules) {
    const chapter = made.get(rule.chapter) ?? { number: made.size + 1, rules: [] }
    made.set(rule.chapter, chapter)
    if (fits(rule, words)) chapter.rules.push(rule)
  }
  return [...made].flatMap(([title, { number, rules: found }]) => (found.length ? { number, title, rules: found } : []))
}

/** A text cut where it names clauses, so that they can be followed: every second piece is the number of one. */
export function references(text: string): string[] {
  return text.split(/\b([A-Z]{2,3}-\d{2,3})\b/)
}
