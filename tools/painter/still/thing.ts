/** A thing that stands on the ground. */
export interface Thing {
  x: number
  /** The row of its foot. */
  y: number
  /** Mostly half of its width; the comment of each thing says what is measured. */
  size: number
}
