import { describe, expect, it } from 'vitest'
import { scaleAt } from './map-view.ts'

describe('scaleAt', () => {
  it.each([
    { zoom: 20, latitude: 0, text: '10 m' },
    { zoom: 16, latitude: 30, text: '100 m' },
    { zoom: 14, latitude: 30, text: '500 m' },
    { zoom: 13, latitude: 30, text: '1 km' },
    { zoom: 12, latitude: 30, text: '2 km' },
  ])('shows $text at zoom $zoom and latitude $latitude', ({ zoom, latitude, text }) => {
    expect(scaleAt(zoom, latitude).text).toBe(text)
  })

  it('fits the maximum width, and is the longest round length that does', () => {
    for (let zoom = 8; zoom <= 20; zoom += 0.25) {
      const { width } = scaleAt(zoom, 30)
      expect(width).toBeLessThanOrEqual(96)
      expect(width).toBeGreaterThan(96 / 2.6)
    }
  })

  it('is longer if large text would be wider than the bar', () => {
    // A pixel is 4.78 m at the equator at zoom 15.
    expect(scaleAt(15, 0)).toEqual({ text: '200 m', width: 42 })
    expect(scaleAt(15, 0, 22)).toEqual({ text: '500 m', width: 105 })
    for (let zoom = 8; zoom <= 20; zoom += 0.25) {
      const { text, width } = scaleAt(zoom, 30, 40)
      expect(width).toBeGreaterThanOrEqual(text.length * 18)
    }
  })

  it('has the width of the length in its text', () => {
    // A pixel is 0.597 m at the equator at zoom 18.
    expect(scaleAt(18, 0)).toEqual({ text: '50 m', width: 84 })
  })
})
