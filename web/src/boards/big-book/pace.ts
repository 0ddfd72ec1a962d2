/** How long things take to be seen, in ms at the usual speed (look, section 10). */
import type { Line } from '../../wire'

export function pace(lines: readonly Line[]): number {
  return Math.min(500 + 300 * lines.length, 3000)
}
