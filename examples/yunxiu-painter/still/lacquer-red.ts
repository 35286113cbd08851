import type { Stops } from '../canvas/colour.ts'

export const LID: Stops = [
  [0, '#d9644a'],
  [0.4, '#b83c28'],
  [1, '#8e2a1e'],
]
