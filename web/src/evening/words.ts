/** The words of club evenings; fetched with their pages. */
import cs from '../../text/evening.cs.ftl?raw'
import en from '../../text/evening.en.ftl?raw'
import { settings } from '../lib/settings.svelte'
import { wordsOf } from '../lib/words'

export const { say } = wordsOf('club evenings', { cs: [cs], en: [en] })

/** Points have a decimal where a table of six, or sharing, brings one. */
export const figure = (points: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(points)
