/** The monsters of the book, by the names of their pages. Boxes of 220 × 210. */
import type { Markup } from '../../svg'
import { bogPiper, gelatinousCube, shadowImp, whisperingEye } from './firsts'
import { glutton } from './glutton'
import { dreadFace, lordOfTheDeep, runeGolem, seaWraith, silentWarden, warlock } from './inners'
import { dragon, fearEater, iceQueen, spellEater, windTrickster } from './others'

export const monsters: Readonly<Record<string, () => Markup>> = {
  'bog-piper': bogPiper,
  'gelatinous-cube': gelatinousCube,
  'shadow-imp': shadowImp,
  'whispering-eye': whisperingEye,
  'dread-face': dreadFace,
  'tome-glutton': glutton,
  'silent-warden': silentWarden,
  warlock,
  'sea-wraith': seaWraith,
  'lord-of-the-deep': lordOfTheDeep,
  'rune-golem': runeGolem,
  'fear-eater': fearEater,
  dragon,
  'ice-queen': iceQueen,
  'spell-eater': spellEater,
  'wind-trickster': windTrickster,
}
