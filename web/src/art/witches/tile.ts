/**
 * Problem tiles, 140 × 140: Easy ones are moss squares, Hard ones plum octagons, so the kind can be read from the back.
 * Three faces: full (from 84 px), for the map (large figures), and solved (points only).
 */
import { ink, paper, yellow } from '../inks'
import { block, rays, round, star } from '../kit'
import { hat } from '../marks'
import { clipped, figure, path, placed, type Markup } from '../svg'
import { easyScenes } from './easy'
import { hardScenes } from './hard'

export type Level = 'easy' | 'hard'
export const tileGrounds: Record<Level, string> = { easy: '#7FA05A', hard: '#7A5A93' }
const RAYS: Record<Level, string> = { easy: '#5F7F40', hard: '#5A3F72' }
const BACKS: Record<Level, string> = { easy: '#7FA05A', hard: '#A583BF' }

export const TILE = 140

/** The outline of a kind, so far inside the edge. */
export function tileShape(level: Level, inset = 0): string {
  if (level === 'easy') {
    return block(
      { x: 4 + inset, y: 4 + inset, width: 132 - 2 * inset, height: 132 - 2 * inset },
      16 - inset * 0.5,
      6,
      1,
    )
  }
  const [near, far] = [3 + inset, 137 - inset]
  const [left, right] = [round(42 + inset * 0.4), round(98 - inset * 0.4)]
  return `M${left} ${near}L${right} ${near}L${far} ${left}L${far} ${right}L${right} ${far}L${left} ${far}L${near} ${right}L${near} ${left}Z`
}

const scenes: Readonly<Record<string, () => Markup>> = { ...easyScenes, ...hardScenes }

/** The scene of a problem by its kind: `fever`, `lilith`. */
export function scene(kind: string): Markup {
  return scenes[kind]?.() ?? ''
}

export function hasScene(kind: string): boolean {
  return kind in scenes
}

export interface Face {
  readonly level: Level
  readonly kind: string
  readonly points: number
  readonly difficulty: number
}

function ground(level: Level, picture: Markup): Markup {
  return (
    path(tileShape(level), { fill: paper, stroke: ink, width: 4 }) +
    path(tileShape(level, 9), tileGrounds[level]) +
    clipped(tileShape(level, 9), path(rays([70, 76], 50, 72, 24, 2.4, { seed: 3 }), RAYS[level]) + picture)
  )
}

/** For the map: points over the corner, the difficulty on an ink plate, both readable at 52 px. */
export function tileOnMap({ level, kind, points, difficulty }: Face): Markup {
  const x = level === 'easy' ? 64 : 58
  return (
    ground(level, placed(scene(kind), { x: level === 'easy' ? 42 : 38, y: 12, scale: 0.9 })) +
    path(star([22, 25], 29, 21.5, 10), { fill: yellow, stroke: ink, width: 4 }) +
    figure(points, 22, 40, 43, ink, 'middle') +
    path(block({ x, y: 86, width: 70, height: 52 }, 12, difficulty), { fill: ink, stroke: paper, width: 5 }) +
    figure(difficulty, x + 34, 130, 52, paper, 'middle')
  )
}

export function tileFull({ level, kind, points, difficulty }: Face): Markup {
  return (
    ground(level, placed(scene(kind), { x: 22, y: 34, scale: 0.94 })) +
    path(star([30, 32], 24, 18, 10), { fill: yellow, stroke: ink, width: 3 }) +
    figure(points, 30, 42, 30, ink, 'middle') +
    path(block({ x: 82, y: 13, width: 46, height: 42 }, 10, difficulty, 0.6), ink) +
    figure(difficulty, 104.5, 45, 32, paper, 'middle')
  )
}

export function tileBack(level: Level): Markup {
  return (
    path(tileShape(level), { fill: paper, stroke: ink, width: 4 }) +
    path(tileShape(level, 9), ink) +
    path(tileShape(level, 20), { stroke: BACKS[level], width: 6 }) +
    placed(hat(BACKS[level], ink), { x: 38, y: 34, scale: 0.64 })
  )
}

/** On a player's board. */
export function tileSolved(level: Level, points: number): Markup {
  return (
    path(tileShape(level), { fill: paper, stroke: ink, width: 6 }) +
    path(tileShape(level, 12), tileGrounds[level]) +
    figure(points, 70, 104, 100, level === 'easy' ? ink : paper, 'middle')
  )
}

/** A tile still to come: its outline only. */
export function tileToCome(level: Level): Markup {
  return level === 'easy'
    ? path(tileShape('easy'), ink) + path(tileShape('easy', 9), tileGrounds.easy)
    : path(tileShape('hard'), ink) + path(tileShape('hard', 20), { stroke: BACKS.hard, width: 11 })
}
