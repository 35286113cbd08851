import { describe, expect, it } from 'vitest'
import type { Bounds, GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { firstFrame, isOverview, isWide } from './map-view.ts'

const bounds: Bounds = { southWest: [118, 29], northEast: [119, 30] }
const origin: Coordinates = [118.1, 29.2]

const landmark = (coordinates: Coordinates): GuidePoint => ({
  id: String(coordinates),
  category: 'sight',
  name: '',
  summary: '',
  coordinates,
  accessible: true,
  landmark: true,
})
const frameOf = (...places: Coordinates[]) =>
  firstFrame({ bounds, origin, points: places.map(landmark) })

describe('isWide', () => {
  it('tells whether the area is wider than high on the ground', () => {
    expect(isWide({ bounds: { southWest: [118, 29], northEast: [119.2, 30] } })).toBe(true)
    // A degree of longitude is shorter than one of latitude.
    expect(isWide({ bounds })).toBe(false)
  })
})

describe('isOverview', () => {
  const points = [118.2, 118.4, 118.6].map((east) => landmark([east, 29.5]))
  const other = { ...landmark([118.8, 29.5]), landmark: false }

  it('is true if the map shows all points, and enough of them are landmarks', () => {
    expect(isOverview({ points: [...points, other] }, 4)).toBe(true)
    expect(isOverview({ points: [...points, other] }, 3)).toBe(false)
    expect(isOverview({ points: [...points.slice(1), other] }, 3)).toBe(false)
  })
})

describe('firstFrame', () => {
  it('is the whole area if there are no landmarks', () => {
    expect(frameOf()).toEqual(bounds)
  })

  it('contains all landmarks and the entrance, with some margin', () => {
    const { southWest, northEast } = frameOf([118.9, 29.8], [118.5, 29.5])
    expect(southWest[0]).toBeLessThan(118.1)
    expect(southWest[1]).toBeLessThan(29.2)
    expect(northEast[0]).toBeGreaterThan(118.9)
    expect(northEast[1]).toBeGreaterThan(29.8)
  })

  it.each([1, 2])('contains all points if only %i are landmarks', (count) => {
    const places: Coordinates[] = [
      [118.1, 29.2],
      [118.15, 29.25],
      [118.8, 29.3],
      [118.3, 29.9],
    ]
    const points = places.map((place, n) => ({ ...landmark(place), landmark: n < count }))
    const { southWest, northEast } = firstFrame({ bounds, origin, points })
    expect(southWest[0]).toBeLessThan(118.1)
    expect(northEast[0]).toBeGreaterThan(118.8)
    expect(northEast[1]).toBeGreaterThan(29.9)
  })

  it('excludes other points if there are enough landmarks', () => {
    const near: Coordinates[] = [
      [118.1, 29.2],
      [118.2, 29.2],
      [118.2, 29.3],
    ]
    const far = { ...landmark([118.9, 29.9]), landmark: false }
    const { northEast } = firstFrame({ bounds, origin, points: [...near.map(landmark), far] })
    expect(northEast[0]).toBeLessThan(118.9)
  })

  it('never extends beyond the area, and has a minimum size', () => {
    expect(frameOf([119, 30]).northEast).toEqual([119, 30])
    const { southWest, northEast } = frameOf([118.1, 29.2])
    expect(northEast[0] - southWest[0]).toBeGreaterThan(0.25)
    expect(northEast[1] - southWest[1]).toBeCloseTo(0.4)
  })
})
