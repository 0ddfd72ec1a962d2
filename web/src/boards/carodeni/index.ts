/** Čarodění's board: three locations, goals, the own clan and hand; in the side column the others, or Ostara. */
export { default } from './Board.svelte'
export { default as side } from './Side.svelte'
export { default as rival } from './OstaraFace.svelte'
export { heading } from './words'
export { beats } from './beats'

export const tall = 800
