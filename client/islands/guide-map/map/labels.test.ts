import { describe, expect, it } from 'vitest'
import type { Bounds, GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { clusterIndex, mapWidthAt, WORLD } from './clusters.ts'
import { arrange, type Box, circleOf, placeNames, type Side } from './labels.ts'
import { marksFor } from './marks.ts'

const named = (key: string, x: number, y: number, name = '老灯塔') => ({ key, x, y, name })

/** Returns two marks with the same name, 54 px apart. */
function pairOf(name: string) {
  return [named('a', 0, 0, name), named('b', 54, 0, name)]
}

/** Returns the sides of names between circles. */
function sidesOf(names: Parameters<typeof placeNames>[0], taken: readonly Box[]) {
  const all = [...taken, ...names.map(circleOf)]
  return Array.from(placeNames(names, { taken: all, scale: 1 }), ([key, { side }]) => [key, side])
}

describe('placeNames', () => {
  it('shows names that have room, below their circles', () => {
    expect(sidesOf([named('a', 0, 0), named('b', 200, 0)], [])).toEqual([
      ['a', 'below'],
      ['b', 'below'],
    ])
  })

  it('moves a name beside its circle if there is no room below', () => {
    expect(sidesOf([named('a', 0, 0)], [circleOf({ x: 0, y: 40 })])).toEqual([['a', 'right']])
  })

  it('hides a name without room on any side', () => {
    const around = [
      { x: 0, y: 40 },
      { x: 40, y: 0 },
      { x: -40, y: 0 },
      { x: 0, y: -40 },
    ]
    expect(sidesOf([named('a', 0, 0)], around.map(circleOf))).toEqual([])
  })

  it('keeps a distance to a cluster, which is larger than a point', () => {
    const at = { x: 0, y: 56 }
    expect(sidesOf([named('a', 0, 0)], [circleOf({ ...at, isCluster: true })])).toEqual([
      ['a', 'right'],
    ])
    expect(sidesOf([named('a', 0, 0)], [circleOf(at)])).toEqual([['a', 'below']])
  })

  it('covers a point rather than another name', () => {
    const at = { x: 0, y: 40 }
    const others = [{ ...at, key: 'c', isCluster: false, box: circleOf(at) }]
    const taken = [{ left: -90, right: 90, top: -90, bottom: 16 }]
    const placed = placeNames([named('a', 0, 0)], { taken, others, scale: 1 })
    expect(placed.get('a')?.side).toBe('below')
  })

  it('shortens the lines of a long name that has no room otherwise, if allowed', () => {
    const long = named('a', 0, 0, '青屿北岸的老灯塔')
    const taken = [{ left: 55, right: 90, top: -90, bottom: 90 }]
    const sideWith = (...sides: Side[]) =>
      placeNames([long], { taken, scale: 1, sides }).get('a')?.side
    expect(sideWith('below')).toBeUndefined()
    expect(sideWith('below', 'below narrow')).toBe('below narrow')
  })

  it('counts Latin letters as half as wide', () => {
    expect(sidesOf(pairOf('abcdef'), []).at(-1)).toEqual(['b', 'below'])
    expect(sidesOf(pairOf('一二三四五六'), []).at(-1)).toEqual(['b', 'right'])
  })
})

describe('arrange', () => {
  const bounds: Bounds = { southWest: [118, 29], northEast: [119, 30] }
  const ORIGIN: Coordinates = [118.5, 29.5]
  const STEP = 9
  /** A degree of longitude in pixels at this step. */
  const degree = mapWidthAt(bounds, STEP)
  const point = (id: string, right: number, isLandmark: boolean): GuidePoint => ({
    id,
    category: 'sight',
    name: '老灯塔',
    summary: '',
    coordinates: [ORIGIN[0] + right / degree, ORIGIN[1]],
    accessible: true,
    landmark: isLandmark,
  })
  function arranged(...points: GuidePoint[]) {
    return arrangedWith(1, points)
  }
  function arrangedWith(letters: number, points: GuidePoint[]) {
    const guide = {
      bounds,
      origin: ORIGIN,
      categories: [],
      points,
    }
    const marks = marksFor(guide, { points, isChinese: true })
    const others = clusterIndex(marks.filter(({ isLandmark }) => !isLandmark))
    return arrange(
      guide,
      {
        landmarks: marks.filter(({ isLandmark }) => isLandmark),
        others: others.getClusters(WORLD, STEP),
        letters,
      },
      STEP,
    )
  }

  it('names two landmarks whose names would overlap below them', () => {
    const { sides } = arranged(point('1', 0, true), point('2', 36, true))
    expect(sides.size).toBe(2)
    expect(new Set(sides.values()).size).toBe(2)
  })

  it('moves a cluster off a landmark', () => {
    const { sides, shifts } = arranged(
      point('1', 0, true),
      point('2', 4, false),
      point('3', 6, false),
    )
    expect([...sides.keys()]).toEqual(['point 1'])
    expect(shifts.size).toBe(1)
    const [{ x, y } = { x: 0, y: 0 }] = shifts.values()
    // 16 and 20 px are the radii of a point and of a cluster.
    expect(Math.max(Math.abs(x + 5), Math.abs(y))).toBeGreaterThanOrEqual(36)
  })

  it('keeps a cluster inside the frame, although there is room nearer outside', () => {
    const atHeight = (id: string, right: number, up: number): GuidePoint => ({
      ...point(id, right, true),
      coordinates: [ORIGIN[0] + right / degree, ORIGIN[1] + up / degree],
    })
    const { shifts } = arranged(
      atHeight('1', -100, 0),
      atHeight('2', -70, 40),
      atHeight('3', -70, -40),
      atHeight('4', 100, 0),
      point('5', -102, false),
      point('6', -104, false),
    )
    const [{ x } = { x: -99 }] = shifts.values()
    expect(x).toBeGreaterThan(-10)
  })

  it('has no side for names of large letters that would overlap', () => {
    const near = [point('1', 0, true), point('2', 60, true)]
    const below = (letters: number): string[] =>
      [...arrangedWith(letters, near).sides.values()].filter((side) => side === 'below')
    expect(below(1)).toHaveLength(2)
    expect(below(2)).toHaveLength(1)
  })

  it('leaves a cluster that covers nothing', () => {
    expect(
      arranged(point('1', 0, true), point('2', 150, false), point('3', 152, false)).shifts.size,
    ).toBe(0)
  })
})
