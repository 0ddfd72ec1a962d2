/** When the host of a table has somebody to decide about. */
import type { TableInfo } from '../wire'

export function worthAsking({ host, seats, you, watchers, restrained }: TableInfo): boolean {
  const others = seats.some(({ kind }, seat) => kind === 'person' && !you.includes(seat))
  return host && (others || watchers > 0 || restrained > 0)
}
