/** A thing and its place. */
export interface Thing {
  x: number
  /** The row of its foot. */
  y: number
  /** Half of its width, or another measure of the thing. */
  size: number
}
