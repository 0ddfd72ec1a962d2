/**
 * What explains itself: rest the mouse on a thing, walk to it by keys, or keep a finger on it, and a note says what it is
 * or why it cannot be done. `{@attach explain(() => words)}` is all that a thing needs; `parts/Explanation.svelte` is the
 * one note of the page. Words may be late: a promise is waited for, and nothing is shown where there is nothing to say.
 */
import type { Attachment } from 'svelte/attachments'

export interface Note {
  readonly text: string
  /** the rule that says so */
  readonly clause?: string | null
}

type Words = Note | string | null | undefined
export type Says = () => Words | Promise<Words>

/** So long, in ms, the mouse rests before the note comes; right after another note it takes less. */
const REST = 350
const NEXT = 90
const RECENT = 400
/** So long a finger is kept on a thing that is to explain itself; and so far, in px, it may stray meanwhile. */
export const PRESS = 450
const STRAY = 10

export const NOTE = 'explanation'

const explaining = new WeakSet<Element>()

class Explained {
  /** the thing that is looked at, and whether its note is to be seen yet: ears need it at once, eyes after a while */
  thing = $state.raw<Element | null>(null)
  open = $state(false)

  /** what it says */
  words = $state.raw<ReturnType<Says>>(null)

  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = -Infinity
  #before: string | null = null

  look(thing: Element, wait: number): void {
    if (thing === this.thing && this.open) return
    this.leave()
    this.thing = thing
    this.#before = thing.getAttribute('aria-describedby')
    thing.setAttribute('aria-describedby', this.#before ? `${this.#before} ${NOTE}` : NOTE)
    this.#timer = setTimeout(() => (this.open = true), wait)
  }

  leave(): void {
    clearTimeout(this.#timer)
    if (this.open) this.#closed = performance.now()
    if (this.thing) {
      if (this.#before === null) this.thing.removeAttribute('aria-describedby')
      else this.thing.setAttribute('aria-describedby', this.#before)
    }
    this.open = false
    this.thing = null
    this.words = null
  }

  /** How long the mouse has to rest now. */
  get rest(): number {
    return performance.now() - this.#closed < RECENT ? NEXT : REST
  }
}

export const explained = new Explained()

/** Lets a thing explain itself. The words are asked for when they are wanted, and follow what they are made from. */
export function explain(says: Says): Attachment {
  return (thing) => {
    explaining.add(thing)
    thing.setAttribute('data-explains', '')
    // asked for here and not where they are shown: the words live and go with the thing
    $effect(() => {
      if (explained.thing === thing) explained.words = says()
    })
    return () => {
      explaining.delete(thing)
      if (explained.thing === thing) explained.leave()
    }
  }
}

function explainer(event: Event): Element | null {
  let at = event.target instanceof Element ? event.target : null
  while (at && !explaining.has(at)) at = at.parentElement
  return at
}

let finger: { x: number; y: number } | null = null
/** what was clicked or sent away explains nothing more until the mouse has been elsewhere */
let hushed: Element | null = null
/** the click with which a long press ends was a look, no deed */
let looked = false

function over(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || event.buttons) return
  const thing = explainer(event)
  if (thing !== hushed) hushed = null
  if (thing === explained.thing || (thing && thing === hushed)) return
  if (thing) explained.look(thing, explained.rest)
  else if (!explained.thing?.contains(document.activeElement)) explained.leave()
}

function down(event: PointerEvent): void {
  looked = false
  explained.leave()
  const thing = explainer(event)
  hushed = thing
  if (event.pointerType === 'mouse' || !thing) return
  finger = { x: event.clientX, y: event.clientY }
  explained.look(thing, PRESS)
}

function move(event: PointerEvent): void {
  over(event) // a thing may also have come under a mouse that rests
  if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STRAY) lift()
}

function lift(): void {
  if (!finger) return
  finger = null
  looked = explained.open
  explained.leave()
}

function clicked(event: MouseEvent): void {
  if (!looked) return
  looked = false
  event.preventDefault()
  event.stopPropagation()
}

/** A finger that stays is ours; the browser's own menu would cover the note. */
function menu(event: Event): void {
  if (finger) event.preventDefault()
}

function focused(event: FocusEvent): void {
  const thing = explainer(event)
  if (thing === event.target && thing?.matches(':focus-visible')) explained.look(thing, REST)
}

/** A thing that loses the focus may do so because it is just being taken away: the page must be done with that first. */
function blurred(event: FocusEvent): void {
  const left = event.target
  queueMicrotask(() => {
    if (!finger && left === explained.thing && left !== document.activeElement) explained.leave()
  })
}

function keyed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Enter') return
  hushed = explained.thing
  explained.leave()
}

/** Listens on the whole page; returns how to stop. */
export function listen(): () => void {
  const off = new AbortController()
  const how = { capture: true, signal: off.signal }
  document.addEventListener('pointerover', over, how)
  document.addEventListener('pointerdown', down, how)
  document.addEventListener('pointermove', move, how)
  document.addEventListener('pointerup', lift, how)
  document.addEventListener('pointercancel', lift, how)
  document.addEventListener('click', clicked, how)
  document.addEventListener('contextmenu', menu, how)
  document.addEventListener('focusin', focused, how)
  document.addEventListener('focusout', blurred, how)
  document.addEventListener('keydown', keyed, how)
  document.addEventListener('scroll', () => explained.leave(), how)
  document.documentElement.addEventListener('pointerleave', () => explained.leave(), { signal: off.signal })
  return () => off.abort()
}
