/** What stands on the cards, in the player's language: asked for once, kept for each language. */
import { settings, type Language } from '../../lib/settings.svelte'
import type { Printed } from './types'

const EMPTY: Printed = { spells: {}, curses: {}, pages: {}, magicians: {} }

class Faces {
  #known = $state.raw<Partial<Record<Language, Printed>>>({})
  #asked = new Set<Language>()

  /** Empty until the server has answered: names stand for themselves meanwhile. */
  get now(): Printed {
    return this.#known[settings.language] ?? EMPTY
  }

  async load(): Promise<void> {
    const { language } = settings
    if (this.#asked.has(language)) return
    this.#asked.add(language)
    try {
      const answer = await fetch('/api/games/big-book/printed', { headers: { 'Accept-Language': language } })
      if (!answer.ok) throw new Error(String(answer.status))
      this.#known = { ...this.#known, [language]: (await answer.json()) as Printed }
    } catch {
      // it is asked for again with the next view
      this.#asked.delete(language)
    }
  }
}

export const faces = new Faces()
