/** What all pages but the first one say: fetched with them, so that the first visit does without. */
import cs from '../../text/table.cs.ftl?raw'
import en from '../../text/table.en.ftl?raw'
import { add } from './words'

add({ cs: [cs], en: [en] })
