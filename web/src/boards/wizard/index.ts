/** Wizard's board: the card table, the table of truth, a line for the bar, and how long its moves are looked at. */
export { default } from './Board.svelte'
export { default as side } from './Truth.svelte'
export const open = true
export { pace } from './pace'
export { sound } from './sound'
export { heading } from './words'
