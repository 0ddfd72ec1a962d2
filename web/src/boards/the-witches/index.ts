/** The board of The Witches: the map of Lancre, everybody's counters, a line for the bar, and how long moves are looked at. */
export { default } from './Board.svelte'
export { pace } from './pace'
export { default as side } from './Players.svelte'
export { heading } from './words'
