/** The moments on the way to how things stand, as the server sends them: what was another than it is now. */
import type { Then } from '../wire'

/** The view as it was then. */
export function viewThen(now: unknown, { fields, items }: Then): unknown {
  const then: Record<string, unknown> = { ...(now as Record<string, unknown>), ...fields }
  for (const [name, others] of Object.entries(items ?? {})) {
    then[name] = (then[name] as readonly unknown[]).map((one, place) => (place in others ? others[place] : one))
  }
  return then
}
