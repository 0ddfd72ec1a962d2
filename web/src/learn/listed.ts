/** The lessons of a game, in the language now chosen; asked for once in each. */
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { LessonCard } from '../wire'

const known = new Map<string, Promise<LessonCard[]>>()

export function listed(game: string): Promise<LessonCard[]> {
  const key = `${settings.language} ${game}`
  const found = known.get(key)
  if (found) return found
  const asked = api.lessons(game)
  known.set(key, asked)
  asked.catch(() => known.delete(key)) // what failed is asked for again the next time
  return asked
}
