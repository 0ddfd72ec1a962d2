/** The Big Book of Madness: the open book, the team beside it, a line for the bar, and how long moves are looked at. */
export { default } from './Board.svelte'
export { pace } from './pace'
export { default as side } from './Side.svelte'
export { heading } from './words'
