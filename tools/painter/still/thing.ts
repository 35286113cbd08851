/** A thing that stands on the ground. */
export interface Thing {
  x: number
  /** The row of its foot. */
  y: number
  /** What of it is measured, half of its width mostly, its own sentence says. */
  size: number
}
