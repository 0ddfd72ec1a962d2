/** The shell's messages in the player's language: `say('home-friends')`, `say('seats', { count: 3 })`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import cs from '../../text/cs.ftl?raw'
import en from '../../text/en.ftl?raw'
import { settings, type Language } from './settings.svelte'

export type Values = Record<string, FluentVariable>

function bundle(language: Language, text: string): FluentBundle {
  // Marks that isolate values would show as boxes where a font lacks them, and both languages run one way.
  const made = new FluentBundle(language, { useIsolating: false })
  const errors = made.addResource(new FluentResource(text))
  if (errors.length) throw new Error(`text/${language}.ftl: ${errors.map(String).join('; ')}`)
  return made
}

const bundles: Record<Language, FluentBundle> = { cs: bundle('cs', cs), en: bundle('en', en) }

/** The sentence of that name; read inside a template or `$derived` it follows the language. */
export function say(id: string, values?: Values): string {
  const words = bundles[settings.language]
  const [name = id, attribute] = id.split('.')
  const message = words.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`no message ${id} in ${settings.language}`)
  return words.formatPattern(pattern, values)
}
