import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'

/** A point this near to a bend of a trail is on it, and gives the bend its height. */
const ON_TRAIL_METRES = 30

/** The height in metres of each bend of a path: that of a point on it, or interpolated by distance between two such bends. */
export type Heights = readonly (number | undefined)[]

/** The heights along `path`; nothing for bends before the first and after the last known one. */
export function heightsAlong(path: readonly Coordinates[], points: readonly GuidePoint[]): Heights {
  const known = path.map((bend) => heightAt(bend, points))
  const walked = distancesAlong(path)
  return known.map((height, index) => {
    if (height !== undefined) return height
    const before = known.findLastIndex((value, at) => at < index && value !== undefined)
    const after = known.findIndex((value, at) => at > index && value !== undefined)
    const [low, high] = [known[before], known[after]]
    if (low === undefined || high === undefined) return undefined
    const [start = 0, end = 0, here = 0] = [walked[before], walked[after], walked[index]]
    return low + ((high - low) * (here - start)) / (end - start || 1)
  })
}

function heightAt(bend: Coordinates, points: readonly GuidePoint[]): number | undefined {
  let nearest = ON_TRAIL_METRES
  let height: number | undefined
  for (const { coordinates, elevation } of points) {
    if (elevation === undefined || !isAbout(bend, coordinates)) continue
    const distance = distanceBetween(bend, coordinates)
    if (distance > nearest) continue
    nearest = distance
    height = elevation
  }
  return height
}

/** A cheap first test, since every bend is compared with every point. */
function isAbout(bend: Coordinates, place: Coordinates): boolean {
  return Math.abs(bend[1] - place[1]) < 0.001 && Math.abs(bend[0] - place[0]) < 0.001
}

/** How far along the path each bend is, in metres. */
function distancesAlong(path: readonly Coordinates[]): readonly number[] {
  let walked = 0
  return path.map((bend, index) => {
    const previous = path[index - 1]
    if (previous) walked += distanceBetween(previous, bend)
    return walked
  })
}
