/** The words of who somebody is: the profile, its devices, the way to another one. Fetched with their pages. */
import cs from '../../text/identity.cs.ftl?raw'
import en from '../../text/identity.en.ftl?raw'
import { wordsOf } from '../lib/words'

export const { say } = wordsOf('who somebody is', { cs: [cs], en: [en] })
