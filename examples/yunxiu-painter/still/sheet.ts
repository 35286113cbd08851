export interface Sheet {
  /** The middle of the sheet. */
  x: number
  y: number
  width: number
  height: number
  /** In radians. */
  turn?: number
}
