/** The board of Wandering Towers: the ring, the players beside it, a line for the bar, how long moves are looked at, and everybody's wizard. */
export { default } from './Board.svelte'
export { default as side } from './Players.svelte'
export { pace } from './pace'
export { portrait } from './portrait'
export { heading } from './words'
