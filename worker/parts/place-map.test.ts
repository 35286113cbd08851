import { describe, expect, it } from 'vitest'
import { mapWindow, routeWindow, wholeRouteWindow } from './place-map.tsx'

/**
 * Twice as wide as high. It is at the equator, where one degree has the same length in both
 * directions.
 */
const painting = {
  src: '/map.webp',
  alt: '',
  width: 1600,
  height: 800,
  bounds: { southWest: [0, -1], northEast: [4, 1] },
} satisfies Parameters<typeof mapWindow>[0]

describe('mapWindow', () => {
  it('centres the place', () => {
    expect(mapWindow(painting, [2, 0])).toEqual({
      painting: { left: '-75.0%', top: '-61.1%', width: '250.0%' },
      mark: { left: '50.0%', top: '50.0%' },
    })
  })

  it('can be closer than usual', () => {
    expect(mapWindow(painting, [2, 0], { zoom: 4 })?.painting.width).toBe('400.0%')
  })

  it('stays within the painting, so a place near an edge is off-centre', () => {
    expect(mapWindow(painting, [0.2, 0.9])).toEqual({
      painting: { left: '0.0%', top: '0.0%', width: '250.0%' },
      mark: { left: '12.5%', top: '11.1%' },
    })
    expect(mapWindow(painting, [4, -1])).toEqual({
      painting: { left: '-150.0%', top: '-122.2%', width: '250.0%' },
      mark: { left: '100.0%', top: '100.0%' },
    })
  })

  it('is filled by a painting that is much wider than high', () => {
    const panorama = { ...painting, width: 8000 }
    expect(mapWindow(panorama, [2, 0])?.painting).toEqual({
      left: '-231.3%',
      top: '0.0%',
      width: '562.5%',
    })
  })

  it.each([
    [-0.1, 0],
    [4.1, 0],
    [2, 1.1],
    [2, -1.1],
  ])('is undefined for a place that is not on the painting: %d, %d', (longitude, latitude) =>
    expect(mapWindow(painting, [longitude, latitude])).toBeUndefined(),
  )
})

const inside = ({ x, y }: { x: number; y: number }) => x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9

describe('the window around a route', () => {
  it('contains all places, with a margin where the painting continues', () => {
    const route: [number, number][] = [
      [1, 0.4],
      [2.4, -0.2],
      [1.8, -0.5],
    ]
    const found = routeWindow(painting, route)
    expect(route.map((place) => found?.at(place)).every((at) => at && inside(at))).toBe(true)
    expect(Number.parseFloat(found?.window.width ?? '')).toBeLessThan(250)
  })

  it('has room above the places, whose marks are at their feet', () => {
    const found = routeWindow(painting, [
      [1.8, 0.3],
      [2.2, -0.3],
    ])
    expect(found?.at([1.8, 0.3])?.y).toBeGreaterThan(0.3)
    expect(found?.at([2.2, -0.3])?.y).toBeLessThan(0.9)
  })

  it('is the whole painting for places at its ends, and ignores places outside it', () => {
    const found = routeWindow(painting, [
      [0, 1],
      [4, -1],
      [9, 9],
    ])
    expect(found?.window).toEqual({ left: '-6.3%', top: '0.0%', width: '112.5%' })
    expect(found?.at([9, 9])).toBeUndefined()
    expect(routeWindow(painting, [[9, 9]])).toBeUndefined()
  })

  it('has the proportions of the painting if the route does not fit otherwise', () => {
    const tall = {
      ...painting,
      height: 1600,
      bounds: { southWest: [0, -2], northEast: [4, 2] },
    } satisfies typeof painting
    const found = wholeRouteWindow(tall, [
      [1, 1.9],
      [3, -1.9],
    ])
    expect(found?.ratio).toBe(1)
    expect(
      [found?.at([1, 1.9]), found?.at([3, -1.9])].every((at) => at && at.y > 0 && at.y < 1),
    ).toBe(true)
    expect(wholeRouteWindow(tall, [[2, 0]])?.ratio).toBe(9 / 16)
    const panorama = { ...painting, width: 8000 }
    const ends = wholeRouteWindow(panorama, [
      [0.2, 0],
      [3.8, 0],
    ])
    expect([ends?.at([0.2, 0])?.x, ends?.at([3.8, 0])?.x]).toEqual([
      expect.closeTo(0.05),
      expect.closeTo(0.95),
    ])
  })
})
