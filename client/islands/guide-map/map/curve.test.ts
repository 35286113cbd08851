import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { curvedPath, curveThrough, isLoop } from './curve.ts'

/** A path with two hairpin bends, some hundred metres apart. */
const HAIRPINS: Coordinates[] = [
  [118, 29.95],
  [118.001, 29.951],
  [118, 29.952],
  [118.001, 29.953],
]

it('isLoop is true for a path that ends where it begins, in coordinates or in pixels', () => {
  const [start = [0, 0]] = HAIRPINS
  expect(isLoop([...HAIRPINS, [start[0], start[1]]])).toBe(true)
  expect(isLoop(HAIRPINS)).toBe(false)
  const triangle = [0, 1, 2, 0].map((x) => ({ x, y: x * x }))
  expect(isLoop(triangle)).toBe(true)
  expect(isLoop(triangle.slice(1))).toBe(false)
})

describe('curveThrough', () => {
  it('returns one curve from each position to the next', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ]
    expect(curveThrough(path).map(({ end }) => end)).toEqual(path.slice(1))
    expect(curveThrough(path.slice(0, 1))).toEqual([])
  })

  it('rounds a bend: both curves have the same direction there', () => {
    const [come, go] = curveThrough([
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ])
    expect(come?.controls[1]).toEqual({ x: expect.closeTo(10 - 10 / 3), y: expect.closeTo(10) })
    expect(go?.controls[0]).toEqual({ x: expect.closeTo(10 + 10 / 3), y: expect.closeTo(10) })
  })

  it('has no corner where a loop begins and ends', () => {
    const start = { x: 0, y: 0 }
    const pieces = curveThrough([
      start,
      { x: 10, y: 10 },
      { x: 20, y: 0 },
      { x: 10, y: -10 },
      start,
    ])
    expect(pieces[0]?.controls[0]).toEqual({ x: expect.closeTo(0), y: expect.closeTo(10 / 3) })
    expect(pieces.at(-1)?.controls[1]).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-10 / 3) })
  })

  it('returns finite numbers if two positions are equal', () => {
    const same = { x: 3, y: 3 }
    for (const { controls, end } of curveThrough([same, same, { x: 9, y: 3 }, { x: 9, y: 3 }]))
      for (const { x, y } of [...controls, end])
        expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true])
  })
})

describe('curvedPath', () => {
  it('passes through every position in order, without sharp turns', () => {
    const curve = curvedPath(HAIRPINS)
    expect(curve.filter((place) => HAIRPINS.some((bend) => bend.join() === place.join()))).toEqual(
      HAIRPINS,
    )
    expect(Math.max(...turnsOf(curve))).toBeLessThan(45)
  })

  it('stays close to the straight path', () => {
    expect(lengthOf(curvedPath(HAIRPINS)) / lengthOf(HAIRPINS)).toBeLessThan(1.1)
    for (const [longitude] of curvedPath(HAIRPINS)) {
      expect(longitude).toBeGreaterThan(117.9998)
      expect(longitude).toBeLessThan(118.0012)
    }
  })

  it('limits the number of positions of an extremely long path', () => {
    const path = Array.from({ length: 100 }, (_, at): Coordinates => [at % 2 ? 180 : -180, at % 90])
    expect(curvedPath(path).length).toBeLessThan(20 * path.length)
  })

  it('leaves a straight path straight, and positions that are close unchanged', () => {
    const straight = curvedPath([
      [118, 29.95],
      [118, 29.951],
      [118, 29.952],
    ])
    for (const [longitude] of straight) expect(longitude).toBeCloseTo(118, 9)
    const recorded = Array.from({ length: 50 }, (_, index): Coordinates => [
      118 + index * 5e-5,
      29.95,
    ])
    expect(curvedPath(recorded)).toEqual(recorded)
  })
})

function lengthOf(path: readonly Coordinates[]): number {
  return path.slice(1).reduce((sum, to, at) => sum + distanceBetween(path[at] ?? to, to), 0)
}

/** Returns the angle in degrees by which the path turns at each place. */
function turnsOf(path: readonly Coordinates[]): number[] {
  const ways = path.slice(1).map(([x, y], at) => {
    const [fromX = x, fromY = y] = path[at] ?? []
    return Math.atan2(y - fromY, x - fromX)
  })
  return ways.slice(1).map((way, at) => {
    const turn = Math.abs(way - (ways[at] ?? way))
    return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
  })
}
