export interface Rising {
  x: number
  y: number
  height: number
}
