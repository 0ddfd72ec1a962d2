/** The shell's messages in the player's language: `say('home-friends')`, `say('days', { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import cs from '../../text/cs.ftl?raw'
import en from '../../text/en.ftl?raw'
import { settings, type Language } from './settings.svelte'

export type Values = Record<string, FluentVariable>

export interface Words {
  /** The sentence of that name, or of an attribute (`card.acc`); inside a template or `$derived` it follows the language. */
  say(this: void, id: string, values?: Values): string
  /** Whether there is such a message: for names that come from data, like the fields of a view. */
  known(this: void, id: string): boolean
  /** More messages, of pages that are fetched later. */
  add(this: void, texts: Texts): void
}

type Texts = Readonly<Record<Language, readonly string[]>>

/** Messages in both languages, put together from several texts; `whose` they are is told where one is missing. */
export function wordsOf(whose: string, texts: Texts): Words {
  const bundles = { cs: bundle(whose, 'cs', texts.cs), en: bundle(whose, 'en', texts.en) }

  function say(id: string, values?: Values): string {
    const words = bundles[settings.language]
    const [name = id, attribute] = id.split('.')
    const message = words.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      trouble(`no message ${id} of ${whose} in ${settings.language}`)
      return id
    }
    const errors: Error[] = []
    const text = words.formatPattern(pattern, values, errors)
    if (errors.length) trouble(`message ${id} of ${whose} in ${settings.language}: ${errors.map(String).join('; ')}`)
    return bind(text)
  }

  function add(more: Texts): void {
    for (const language of ['cs', 'en'] as const) fill(bundles[language], whose, more[language])
  }

  return { say, known: (id) => bundles[settings.language].hasMessage(id), add }
}

function bundle(whose: string, language: Language, texts: readonly string[]): FluentBundle {
  // Marks that isolate values would show as boxes where a font lacks them, and both languages run one way.
  const made = new FluentBundle(language, { useIsolating: false })
  fill(made, whose, texts)
  return made
}

function fill(made: FluentBundle, whose: string, texts: readonly string[]): void {
  const errors = texts.flatMap((text) => made.addResource(new FluentResource(text)))
  if (errors.length) throw new Error(`words of ${whose} in ${made.locales[0]}: ${errors.map(String).join('; ')}`)
}

function trouble(what: string): void {
  // While we write the client a missing sentence must hurt; a player is better off with its name than with nothing.
  if (import.meta.env.DEV) throw new Error(what)
  console.error(what)
}

export const { say, add } = wordsOf('the shell', { cs: [cs], en: [en] })

/** Names one after the other: "Ema, Jeník and Pavel". */
export function names(list: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(list)
}

/** Czech never ends a line with a short preposition, nor parts a number from its noun; and it says "ze 4", but "z 5". */
export function bind(text: string): string {
  if (settings.language !== 'cs') return text
  return text
    .replace(
      /(?<![\p{L}\d])([ksvz]e?)[ \u00a0](\d+)/giu,
      (_, word: string, number: string) => `${word.length === 1 ? eased(word, number) : word}\u00a0${number}`,
    )
    .replace(/(?<=^|[\s(„])([ksvzouai]) (?=\S)/giu, '$1\u00a0')
    .replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0')
}

/** The preposition as it is said before that number: dvě, tři, čtyři and sto are hard to begin after any, šest and sedm
    after s and z (`_ease` in words/__init__.py does so for what the server says). */
function eased(preposition: string, number: string): string {
  const first = number.slice(0, number.length % 3 || 3)
  const hard = /[sz]/i.test(preposition) ? /^([23467]\d{0,2}|1[23467]|1\d\d)$/ : /^([234]\d{0,2}|1[234]|1\d\d)$/
  return hard.test(first) ? `${preposition}e` : preposition
}

/** The same for what the log tells, where in no language a number begins or ends a line without its word. */
export function bindNumbers(text: string): string {
  return bind(text.replace(/(\p{L}) (?=[−\d])/gu, '$1\u00a0').replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0'))
}
