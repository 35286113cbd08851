import type { Stops } from '../canvas/colour.ts'

export const SILK_BLUE: Stops = [
  [0, '#a9cbbd'],
  [0.3, '#5d9fb0'],
  [0.7, '#1f5f87'],
  [1, '#123a58'],
]

export const SILK_GREEN: Stops = [
  [0, '#cfe0b4'],
  [0.3, '#86b38d'],
  [0.7, '#2f7563'],
  [1, '#123f38'],
]
