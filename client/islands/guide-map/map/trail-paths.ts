import type { Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'

/** The paths of trails as they are drawn: a stretch that two trails share is drawn once, or two curves would run side by side. */
export function trailPaths(trails: readonly Pick<Trail, 'path'>[]): Coordinates[][] {
  const drawn = new Set<string>()
  return trails.flatMap(({ path }) => {
    const pieces: Coordinates[][] = []
    let piece: Coordinates[] = []
    path.slice(1).forEach((end, index) => {
      const start = path[index] ?? end
      const stretch = [String(start), String(end)].toSorted().join(' ')
      if (drawn.has(stretch)) {
        piece = []
        return
      }
      drawn.add(stretch)
      if (piece.length === 0) pieces.push((piece = [start]))
      piece.push(end)
    })
    return pieces
  })
}
