/**
 * What the player chose about the page itself. Kept in this browser; `public/theme.js` reads the same keys first. It also
 * travels with the player: the server keeps what was chosen last, wherever that was (`lib/travel.ts`).
 */

import { keep, kept } from './kept'

export type Language = 'cs' | 'en'
export type Theme = 'night' | 'day'
/** How fast the moves of others are shown: half, usual, double, or 0 for at once. */
export type Speed = 0 | 0.5 | 1 | 2
/** Whether an owl helps at the table: in the first games of each kind, as long as there is something to say, or never. */
export type Coaching = 'first' | 'always' | 'off'

const keys = {
  language: 'slet.language',
  theme: 'slet.theme',
  speed: 'slet.speed',
  sound: 'slet.sound',
  bell: 'slet.bell',
  confirm: 'slet.confirm',
  list: 'slet.list',
  coach: 'slet.coach.when',
} as const
/** When something of it was chosen last, in seconds since 1970. */
const AT = 'slet.settings.at'
export type Choices = Partial<Record<keyof typeof keys, string>>

function keptSpeed(): Speed {
  const value = Number(kept(keys.speed) ?? 1)
  return value === 0 || value === 0.5 || value === 2 ? value : 1
}

function keptCoach(): Coaching {
  const value = kept(keys.coach)
  return value === 'always' || value === 'off' ? value : 'first'
}

class Settings {
  #language = $state<Language>('en')
  #theme = $state<Theme>('night')
  #speed = $state<Speed>(keptSpeed())
  #sound = $state(kept(keys.sound) === 'yes')
  #bell = $state(kept(keys.bell) !== 'no')
  #confirm = $state(kept(keys.confirm) === 'yes')
  #list = $state(kept(keys.list) === 'yes')
  #coach = $state<Coaching>(keptCoach())

  /** told when the player has chosen something */
  onchosen: (() => void) | null = null

  constructor() {
    const root = typeof document === 'undefined' ? null : document.documentElement
    if (root?.lang === 'cs') this.#language = 'cs'
    if (root?.dataset.theme === 'day') this.#theme = 'day'
  }

  #keep(name: keyof typeof keys, value: string): void {
    keep(keys[name], value)
    keep(AT, String(Date.now() / 1000))
    this.onchosen?.()
  }

  /** When the last choice was made; 0 where all is as it was. */
  get at(): number {
    return Number(kept(AT)) || 0
  }

  /** What was chosen, as it is kept. */
  get choices(): Choices {
    const found: Choices = {}
    for (const name of Object.keys(keys) as (keyof typeof keys)[]) {
      const value = kept(keys[name])
      if (value !== null) found[name] = value
    }
    return found
  }

  /** What was chosen in another browser. */
  adopt(choices: Choices, at: number): void {
    const told = this.onchosen
    this.onchosen = null
    if (choices.language === 'cs' || choices.language === 'en') this.language = choices.language
    if (choices.theme === 'night' || choices.theme === 'day') this.theme = choices.theme
    for (const name of ['speed', 'sound', 'confirm', 'list', 'coach'] as const) {
      const value = choices[name]
      if (typeof value === 'string') keep(keys[name], value)
    }
    this.#speed = keptSpeed()
    this.#coach = keptCoach()
    this.#sound = kept(keys.sound) === 'yes'
    this.#confirm = kept(keys.confirm) === 'yes'
    this.#list = kept(keys.list) === 'yes'
    keep(AT, String(at))
    this.onchosen = told
  }

  get language(): Language {
    return this.#language
  }

  set language(value: Language) {
    this.#language = value
    document.documentElement.lang = value
    this.#keep('language', value)
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(value: Theme) {
    this.#theme = value
    document.documentElement.dataset.theme = value
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--page')
    this.#keep('theme', value)
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(value: Speed) {
    this.#speed = value
    this.#keep('speed', String(value))
  }

  get sound(): boolean {
    return this.#sound
  }

  set sound(value: boolean) {
    this.#sound = value
    this.#keep('sound', value ? 'yes' : 'no')
  }

  /** Whether a bell rings when it becomes one's turn and one looks elsewhere. */
  get bell(): boolean {
    return this.#bell
  }

  set bell(value: boolean) {
    this.#bell = value
    keep(keys.bell, value ? 'yes' : 'no')
  }

  /** Whether each move is asked about once more before it is made. */
  get confirm(): boolean {
    return this.#confirm
  }

  set confirm(value: boolean) {
    this.#confirm = value
    this.#keep('confirm', value ? 'yes' : 'no')
  }

  /** Whether the game is shown as a list of words even where a board is drawn. */
  get list(): boolean {
    return this.#list
  }

  set list(value: boolean) {
    this.#list = value
    this.#keep('list', value ? 'yes' : 'no')
  }

  get coach(): Coaching {
    return this.#coach
  }

  set coach(value: Coaching) {
    this.#coach = value
    this.#keep('coach', value)
  }
}

export const settings = new Settings()
