/**
 * What is printed on the pieces of a game, in the player's language, as the rules themselves read it: the server is asked
 * for it together with the board, so that boards find it there.
 */
import { api } from './api'
import { settings, type Language } from './settings.svelte'

class Faces {
  #known = $state.raw<Readonly<Record<string, Partial<Record<Language, unknown>>>>>({})

  /** While another language is on its way, what is known in the one before it. */
  of(game: string): unknown {
    const known = this.#known[game] ?? {}
    const found = known[settings.language] ?? known.en ?? known.cs
    if (!found) throw new Error(`what is printed in ${game} has not been loaded`)
    return found
  }

  /** Asks for it in the language now chosen, once. */
  async load(game: string): Promise<void> {
    const { language } = settings
    if (this.#known[game]?.[language] === undefined) this.know(game, language, await api.printed(game))
  }

  know(game: string, language: Language, printed: unknown): void {
    this.#known = { ...this.#known, [game]: { ...this.#known[game], [language]: printed } }
  }
}

export const faces = new Faces()
