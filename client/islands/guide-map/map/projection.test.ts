import { describe, expect, it } from 'vitest'
import type { Bounds } from '../../../../contract/guide.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import { projectionOf } from './map-view.ts'

const bounds: Bounds = { southWest: [117.96, 29.95], northEast: [118.04, 30.02] }

describe('projectionOf', () => {
  it('maps the corners of the bounds to the corners of the map', () => {
    const { width, height, project } = projectionOf(bounds, 1000)
    expect(project([117.96, 30.02])).toEqual({ x: 0, y: 0 })
    const southEast = project([118.04, 29.95])
    expect(southEast.x).toBeCloseTo(width, 9)
    expect(southEast.y).toBeCloseTo(height, 9)
  })

  it('gives the map the proportions of the area on the ground', () => {
    const { width, height } = projectionOf(bounds, 1000)
    const across = distanceBetween([117.96, 29.985], [118.04, 29.985])
    const down = distanceBetween([118, 29.95], [118, 30.02])
    expect(width / height).toBeCloseTo(across / down, 4)
  })

  it('draws a metre equally long to the east and to the north', () => {
    const { project } = projectionOf(bounds, 1000)
    const from = project([118, 29.985])
    const east = project([118.01, 29.985]).x - from.x
    const north = from.y - project([118, 29.995]).y
    const metresEast = distanceBetween([118, 29.985], [118.01, 29.985])
    const metresNorth = distanceBetween([118, 29.985], [118, 29.995])
    expect(east / metresEast).toBeCloseTo(north / metresNorth, 6)
  })

  it('places positions outside of the bounds outside of the map', () => {
    const { project } = projectionOf(bounds, 1000)
    expect(project([117.9, 30.1])).toEqual({ x: expect.any(Number), y: expect.any(Number) })
    expect(project([117.9, 30.1]).x).toBeLessThan(0)
    expect(project([117.9, 30.1]).y).toBeLessThan(0)
  })

  it('accepts the corners in the wrong order', () => {
    const turned = projectionOf({ southWest: bounds.northEast, northEast: bounds.southWest }, 1000)
    expect(turned.project([118, 30])).toEqual(projectionOf(bounds, 1000).project([118, 30]))
  })

  it('returns finite numbers for bounds of size zero', () => {
    const { height, project } = projectionOf({ southWest: [118, 30], northEast: [118, 30] }, 1000)
    expect(Number.isFinite(height)).toBe(true)
    expect(project([118, 30])).toEqual({ x: 0, y: 0 })
  })
})
