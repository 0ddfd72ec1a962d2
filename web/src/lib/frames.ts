/** The moments on the way to how things stand, as the server sends them: what was another than it is now. */
import type { Then } from '../wire'

type Fields = Readonly<Record<string, unknown>>

/** The view as it was then. */
export function viewThen(now: unknown, { fields, items, parts }: Then): unknown {
  const then: Record<string, unknown> = { ...(now as Fields), ...fields }
  for (const [name, others] of Object.entries(items ?? {})) {
    then[name] = (then[name] as readonly unknown[]).map((one, place) => (place in others ? others[place] : one))
  }
  for (const [name, others] of Object.entries(parts ?? {})) {
    then[name] = (then[name] as readonly Fields[]).map((one, place) =>
      place in others ? { ...one, ...others[place] } : one,
    )
  }
  return then
}
