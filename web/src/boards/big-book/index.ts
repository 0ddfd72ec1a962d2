/** The Big Book of Madness: the open book, the team beside it and a line for the bar. */
export { default } from './Board.svelte'
export { default as side } from './Side.svelte'
export { heading, reached } from './words'
export { beats } from './beats'

export const tall = 800
