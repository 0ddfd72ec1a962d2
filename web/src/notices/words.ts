/** The words of notices; fetched with their pages. */
import cs from '../../text/notices.cs.ftl?raw'
import en from '../../text/notices.en.ftl?raw'
import { wordsOf } from '../lib/words'

export const { say } = wordsOf('notices', { cs: [cs], en: [en] })
