/** Measures how the home page lies, so that its sky can be drawn to fit. */
import type { Room } from '../../art/scenes/landscapes'

export interface Parts {
  page: HTMLElement
  /** the words over the labels */
  words: HTMLElement
  /** the row of labels */
  labels: HTMLElement
}

function measure({ page, words, labels }: Parts): Room {
  const row = labels.getBoundingClientRect()
  const ends = [...words.children].map((part) => part.getBoundingClientRect().right)
  return {
    width: page.clientWidth,
    height: page.scrollHeight,
    labels: Math.round(row.top - page.getBoundingClientRect().top),
    right: Math.round(row.right),
    words: [Math.round(words.getBoundingClientRect().left), Math.round(Math.max(...ends))],
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
  for (const part of [parts.page, parts.words, parts.labels]) watch.observe(part)
  look()
  return () => watch.disconnect()
}
