export interface Patch {
  x: number
  y: number
  width: number
  height: number
  count: number
}
