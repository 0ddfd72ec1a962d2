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

/** Czech never ends a line with a short preposition, nor parts a number from its noun. */
export function bind(text: string): string {
  if (settings.language !== 'cs') return text
  return text.replace(/(^|[\s(„])([ksvzouai]) (?=\S)/giu, '$1$2\u00a0').replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0')
}

/** The same for what the log tells, where in no language a number begins or ends a line without its word. */
export function bindNumbers(text: string): string {
  return bind(text.replace(/(\p{L}) (?=[−\d])/gu, '$1\u00a0').replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0'))
}
