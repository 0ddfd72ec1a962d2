/** What the table page gives a board, and what a board module gives the page. */
import type { Component, Snippet } from 'svelte'
import type { Markup } from '../art/svg'
import type { Beats } from '../lib/beats'
import type { Note } from '../lib/explain.svelte'
import type { Sound } from '../lib/sound'
import type { Pointed } from '../lib/live.svelte'
import type { Moment, Playback } from '../lib/playback.svelte'
import type { Ask, Line, SeatInfo } from '../wire'

export interface BoardProps<View> {
  /** what these eyes may know */
  view: View
  /** whose eyes; null: a spectator */
  eyes: number | null
  /** name, kind, presence of everybody */
  seats: readonly SeatInfo[]
  clocks: readonly number[] | null
  /** who is asked now */
  asked: readonly number[]
  /** the own open question; null when it is not one's turn, and in replays */
  ask: Ask | null
  /** in replays with everything open: what each seat saw, for boards that can show it all; see `BoardModule.open` */
  open?: readonly View[] | null
  /** in replays: what was answered next */
  chosen: string | null
  /** in lessons: the places that are spoken of; a board shows again what it has put away */
  spoken?: string | null
  /** in puzzles: px from the top of the window down to which the side column has to stay free */
  beside?: number | undefined
  /** what was told since the last answer */
  news: readonly Line[]
  /** who has the board show what happens, one moment after the other */
  playback: Pick<Playback<Moment>, 'board' | 'leave' | 'hurry'>
  /** answer the question with an option's id */
  play: (option: string) => void
  /** ask why an option is not offered; the shell shows the rule */
  why: (option: string) => void
  /** the same for a note that the board shows itself, see `lib/explain`; missing in replays */
  whyNot?: ((option: string) => Promise<Note | null>) | undefined
  /** what others (and oneself) point at just now, the latest last; boards without use for it leave it */
  pinged?: readonly Pointed[]
  /** point at something, so that all see it; missing for spectators and in replays */
  ping?: ((at: string) => void) | undefined
  /** the prompt strip: the board puts it above the own hand */
  strip: Snippet
  /** whether the game is over (the board stays visible behind the result) */
  finale: boolean
}

/** What stands in the side column above the log, such as a score sheet. */
export interface SideProps<View> {
  view: View
  eyes: number | null
  seats: readonly SeatInfo[]
  /** what is pointed at just now */
  pinged?: readonly Pointed[]
}

export type Say = (id: string, values?: Record<string, string | number>) => string

/** A drawing under its name on the sheet. */
export interface Portrait {
  readonly name: string
  readonly draw: () => Markup
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/**
 * `View` is the game's own type inside the board; the page knows only that it is what the server sent for that game,
 * hence `never` for the views that go in.
 */
export interface BoardModule {
  default: Component<BoardProps<never>>
  /** how long its events take to be seen, and how much they matter; without it there is nothing to look back at */
  beats?: Beats
  side?: Component<SideProps<never>>
  /** whether the board itself shows everybody's hand when it is given `open`; else they are listed beside it */
  open?: boolean
  /** px of height that all of it takes beside a side column; where there is less room it can be drawn smaller */
  tall?: number
  /** the piece that a seat has on the board, for where the board is not; without it seats are hats */
  portrait?: (view: never, seat: number) => Portrait | null
  /** the face of whoever is played against and has no seat */
  rival?: Component<{ size: number; lit?: boolean }>
  /** a short line for the bar: "Round 9 of 15" */
  heading?: (view: never, say: Say) => string
  /** what stands for a thing that the result tells of, by the name that the server gives it: `page:dragon` */
  sign?: (name: string) => Portrait | null
  /** what is heard when these new lines are shown, if that is not the sound of paper */
  sound?: (lines: readonly Line[]) => Sound | null
}
