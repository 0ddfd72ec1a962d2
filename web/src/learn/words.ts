/** What lessons say besides their own words; fetched with their pages. */
import cs from '../../text/learn.cs.ftl?raw'
import en from '../../text/learn.en.ftl?raw'
import { wordsOf } from '../lib/words'

export const { say } = wordsOf('lessons', { cs: [cs], en: [en] })
