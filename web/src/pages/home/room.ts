/** Measures how the home page lies, so that its sky can be drawn to fit. */
import type { Room } from '../../art/scenes/landscapes'

export interface Parts {
  page: HTMLElement
  /** the name and what this is */
  hero: HTMLElement
  /** the ways in; on wide pages they stand between the name and the labels */
  ways: HTMLElement
  /** the row of labels; without a box of its own on phones */
  labels: HTMLElement
}

function measure({ page, hero, ways, labels }: Parts): Room {
  const top = page.getBoundingClientRect().top
  const row = labels.getBoundingClientRect()
  const ends = [...hero.children, ...ways.children].map((part) => part.getBoundingClientRect().right)
  return {
    width: page.clientWidth,
    height: page.scrollHeight,
    labels: Math.round((row.height ? row.top : hero.getBoundingClientRect().bottom) - top),
    right: Math.round(row.right),
    words: [Math.round(hero.getBoundingClientRect().left), Math.round(Math.max(...ends))],
  }
}

/** Tells the room now and whenever it changes; returns how to stop. */
export function watchRoom(parts: Parts, tell: (room: Room) => void): () => void {
  let last = ''
  const look = () => {
    const room = measure(parts)
    const now = JSON.stringify(room)
    if (now !== last) tell(room)
    last = now
  }
  const watch = new ResizeObserver(look)
  for (const part of [parts.page, parts.hero, parts.ways, parts.labels]) watch.observe(part)
  look()
  return () => watch.disconnect()
}
