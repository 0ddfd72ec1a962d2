/** What the player chose about the page itself. Kept in this browser; `public/theme.js` reads the same keys first. */

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
  confirm: 'slet.confirm',
  list: 'slet.list',
  coach: 'slet.coach.when',
} as const

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
  #confirm = $state(kept(keys.confirm) === 'yes')
  #list = $state(kept(keys.list) === 'yes')
  #coach = $state<Coaching>(keptCoach())

  constructor() {
    const root = typeof document === 'undefined' ? null : document.documentElement
    if (root?.lang === 'cs') this.#language = 'cs'
    if (root?.dataset.theme === 'day') this.#theme = 'day'
  }

  get language(): Language {
    return this.#language
  }

  set language(value: Language) {
    this.#language = value
    document.documentElement.lang = value
    keep(keys.language, value)
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(value: Theme) {
    this.#theme = value
    document.documentElement.dataset.theme = value
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--page')
    keep(keys.theme, value)
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(value: Speed) {
    this.#speed = value
    keep(keys.speed, String(value))
  }

  get sound(): boolean {
    return this.#sound
  }

  set sound(value: boolean) {
    this.#sound = value
    keep(keys.sound, value ? 'yes' : 'no')
  }

  /** Whether each move is asked about once more before it is made. */
  get confirm(): boolean {
    return this.#confirm
  }

  set confirm(value: boolean) {
    this.#confirm = value
    keep(keys.confirm, value ? 'yes' : 'no')
  }

  /** Whether the game is shown as a list of words even where a board is drawn. */
  get list(): boolean {
    return this.#list
  }

  set list(value: boolean) {
    this.#list = value
    keep(keys.list, value ? 'yes' : 'no')
  }

  get coach(): Coaching {
    return this.#coach
  }

  set coach(value: Coaching) {
    this.#coach = value
    keep(keys.coach, value)
  }
}

export const settings = new Settings()
