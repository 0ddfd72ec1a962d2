/** The board of The Witches: the map of Lancre, everybody's counters, a line for the bar and everybody's witch. */
export { default } from './Board.svelte'
export { portrait } from './portrait'
export { default as side } from './Players.svelte'
export { sign } from './sign'
export { heading } from './words'
export { beats } from './beats'

export const tall = 640
