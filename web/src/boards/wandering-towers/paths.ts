/** The ways that pieces take, as points in px from where they start. */
import { passed, surface, way, type At, type Ring } from './geometry'

export const HERE: At = [0, 0]

export function between(from: { readonly x: number; readonly y: number }, to: typeof from): At {
  return [to.x - from.x, to.y - from.y]
}

export function raised([x, y]: At, up: number): At {
  return [x, y - up]
}

/** From space to space in little leaps, `up` above the straight way; it begins and ends in the air. */
export function leaps(ring: Ring, space: number, to: number, start: At, goal: At, up: number): At[] {
  const spaces = passed(space, way(space, to))
  // what is above its ground at the start and at the end
  const high = start[1] - surface(ring, space, 0)[1]
  const low = start[1] + goal[1] - surface(ring, to, 0)[1]
  const points: At[] = [raised(HERE, up)]
  spaces.forEach((next, n) => {
    const part = (n + 1) / spaces.length
    const [x, y] = surface(ring, next, 0)
    const before = points.at(-1) ?? HERE
    const last = n === spaces.length - 1
    const point: At = last ? raised(goal, up) : [x - start[0], y - start[1] + high + (low - high) * part - up]
    points.push([(before[0] + point[0]) / 2, Math.min(before[1], point[1]) - up * 0.6], point)
  })
  return points
}

/** Up, over and down again. */
export function flight(goal: At, high: number): At[] {
  const top = Math.min(0, goal[1]) - high
  return [HERE, [goal[0] * 0.12, top], [goal[0] * 0.88, top], goal]
}

/** Two that change places pass each other, one above the other. */
export function crossing(goal: At, start: number, end: number, higher: number): At[] {
  const [x, y] = goal
  return [raised(HERE, start), [x / 2, y / 2 - Math.max(start, end) - higher], raised(goal, end), goal]
}
