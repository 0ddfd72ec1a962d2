/** Zooming with fingers, or with a trackpad: two fingers pinch, two taps in a row step nearer or back. */
import type { Attachment } from 'svelte/attachments'

export interface Zoomed {
  /** so many times nearer than before, round this point of the window */
  pinched: (times: number, x: number, y: number) => void
  tapped: (x: number, y: number) => void
}

/** The second tap comes within so many ms, and so many px, of the first. */
const SOON = 320
const NEAR = 30

export function pinch(does: Zoomed): Attachment<HTMLElement> {
  return (port) => {
    let apart = 0
    let last = { time: -Infinity, x: 0, y: 0 }

    function start(event: TouchEvent): void {
      apart = event.touches.length === 2 ? distance(event.touches) : 0
    }

    function move(event: TouchEvent): void {
      if (!apart || event.touches.length !== 2) return
      event.preventDefault()
      const now = distance(event.touches)
      const [a, b] = event.touches
      if (a && b) does.pinched(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
      apart = now
    }

    /** What can be done there is done by taps, not zoomed. */
    function tap(event: MouseEvent): void {
      if (event.target instanceof Element && event.target.closest('.target')) return
      const { clientX: x, clientY: y, timeStamp: time } = event
      const twice = time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR
      last = twice ? { time: -Infinity, x, y } : { time, x, y }
      if (twice) does.tapped(x, y)
    }

    /** A pinch on a trackpad comes as a wheel with the control key. */
    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return
      event.preventDefault()
      does.pinched(Math.exp(-event.deltaY / 200), event.clientX, event.clientY)
    }

    const off = new AbortController()
    const how = { passive: false, signal: off.signal }
    port.addEventListener('touchstart', start, how)
    port.addEventListener('touchmove', move, how)
    port.addEventListener('touchend', start, how)
    port.addEventListener('click', tap, how)
    port.addEventListener('wheel', wheel, how)
    return () => off.abort()
  }
}

function distance([a, b]: TouchList): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}
