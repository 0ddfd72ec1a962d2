/** The board of The Witches: the map of Lancre, everybody's counters, a line for the bar, how long moves are looked at, and everybody's witch. */
export { default } from './Board.svelte'
export { pace } from './pace'
export { portrait } from './portrait'
export { default as side } from './Players.svelte'
export { heading } from './words'
