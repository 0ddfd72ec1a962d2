/** The words of the statistics; fetched with their page. */
import cs from '../../text/statistics.cs.ftl?raw'
import en from '../../text/statistics.en.ftl?raw'
import { settings } from '../lib/settings.svelte'
import { wordsOf } from '../lib/words'

export const { say } = wordsOf('statistics', { cs: [cs], en: [en] })

/** A share of the chance to win in points, always with its sign: +12, −3, 0. */
export function signed(share: number): string {
  const form = new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  return form.format(Math.round(share * 100) || 0).replace('-', '−')
}
