/** How things begin and end to move, on every board. */

export const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
export const IN = 'cubic-bezier(0.6, 0, 0.9, 0.4)'
export const IN_OUT = 'cubic-bezier(0.6, 0, 0.2, 1)'

/** With reduced motion things change places with a fade of this length, in ms. */
export const FADE = 120

/** What was taken back sinks away for so long, and what was there before rises for as long. */
export const DIP = 150
