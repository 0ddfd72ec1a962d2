/** What the page says that looks back at a game; fetched with it. */
import cs from '../../text/review.cs.ftl?raw'
import en from '../../text/review.en.ftl?raw'
import { wordsOf } from '../lib/words'

export const { say: tell } = wordsOf('review', { cs: [cs], en: [en] })
