/** Wizard's board: the card table, the table of truth and a line for the bar. */
export { default } from './Board.svelte'
export { default as side } from './Truth.svelte'
export const open = true
export { sound } from './sound'
export { heading } from './words'
export { beats } from './beats'

export const tall = 540
