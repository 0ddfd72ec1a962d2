/** What the player chose about the page itself. Kept in this browser; `public/theme.js` reads the same keys first. */

export type Language = 'cs' | 'en'
export type Theme = 'night' | 'day'

const keys = { language: 'slet.language', theme: 'slet.theme' } as const

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be switched off. The wish then lasts as long as the page.
  }
}

class Settings {
  #language = $state<Language>('en')
  #theme = $state<Theme>('night')

  constructor() {
    const root = globalThis.document?.documentElement
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
    if (bar) bar.content = value === 'day' ? '#F6EBD4' : '#101A24'
    keep(keys.theme, value)
  }
}

export const settings = new Settings()
