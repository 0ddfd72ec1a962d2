/** The words of the pages that teach: fetched with them, so that the first visit does without. */
import cs from '../../text/howto.cs.ftl?raw'
import en from '../../text/howto.en.ftl?raw'
import { wordsOf } from '../lib/words'

export const { say: tell } = wordsOf('how to play', { cs: [cs], en: [en] })
