import { describe, expect, it } from 'vitest'
import type { Bounds, GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { clusterIndex, mapWidthAt, WORLD } from './clusters.ts'
import { arrange, placeLabels } from './labels.ts'
import { marksFor } from './marks.ts'

const candidate = (key: string, x: number, y: number, name = '老灯塔') => ({ key, x, y, name })

/** Returns the side of the second of two names that are 54 px apart. */
function secondSide(name: string): unknown {
  return placeLabels([candidate('a', 0, 0, name), candidate('b', 54, 0, name)], []).get('b')
}

describe('placeLabels', () => {
  it('shows names that have room, below their circles', () => {
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 200, 0)], [])).toEqual(
      new Map([
        ['a', 'below'],
        ['b', 'below'],
      ]),
    )
  })

  it('moves a name beside its circle if there is no room below', () => {
    const below = candidate('b', 0, 40, '')
    expect(placeLabels([candidate('a', 0, 0), below], []).get('a')).toBe('right')
  })

  it('hides a name without room on any side', () => {
    const around = [
      candidate('b', 0, 40, ''),
      candidate('c', 40, 0, ''),
      candidate('d', -40, 0, ''),
      candidate('e', 0, -40, ''),
    ]
    expect(placeLabels([candidate('a', 0, 0), ...around], [])).toEqual(new Map())
  })

  it('keeps a distance to a cluster, which is larger than a point', () => {
    const beside = { ...candidate('b', 0, 56, ''), radius: 20 }
    expect(placeLabels([candidate('a', 0, 0), beside], []).get('a')).toBe('right')
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 0, 56, '')], []).get('a')).toBe(
      'below',
    )
  })

  it('hides a name that would lie under what is over the map', () => {
    const buttons = { left: -90, top: 0, right: 90, bottom: 200 }
    expect(placeLabels([candidate('a', 0, 300), candidate('b', 0, 100)], [buttons])).toEqual(
      new Map([['a', 'below']]),
    )
  })

  it('leaves an arranged name at its side, also above circles', () => {
    const arranged = { ...candidate('a', 0, 0), side: 'below' as const }
    expect(placeLabels([arranged, candidate('b', 0, 40, '')], []).get('a')).toBe('below')
  })

  it('counts Latin letters as half as wide', () => {
    expect(secondSide('abcdef')).toBe('below')
    expect(secondSide('一二三四五六')).toBe('right')
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

  it('leaves a cluster that covers nothing', () => {
    expect(
      arranged(point('1', 0, true), point('2', 150, false), point('3', 152, false)).shifts.size,
    ).toBe(0)
  })
})
