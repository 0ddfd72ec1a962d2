/** A change to be seen, and what the table shows when it has been seen. */
export interface Step<View, Motion> {
  readonly motion: Motion
  readonly view: View
}
