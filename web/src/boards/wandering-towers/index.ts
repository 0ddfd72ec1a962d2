/** The board of Wandering Towers: the ring, the players beside it, a line for the bar, and how long moves are looked at. */
export { default } from './Board.svelte'
export { default as side } from './Players.svelte'
export { pace } from './pace'
export { heading } from './words'
