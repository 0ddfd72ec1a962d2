/** The board of Wandering Towers: the ring, the players beside it, a line for the bar and everybody's wizard. */
export { default } from './Board.svelte'
export { default as side } from './Players.svelte'
export { portrait } from './portrait'
export { sign } from './sign'
export { heading } from './words'
export { beats } from './beats'
