import { describe, expect, it } from 'vitest'
import { distanceBetween } from './distance.ts'

describe('distanceBetween', () => {
  it('is zero between equal coordinates', () => {
    expect(distanceBetween([118, 30], [118, 30])).toBe(0)
  })

  it('is 111.2 km for a degree of latitude', () => {
    expect(distanceBetween([118, 29], [118, 30])).toBeCloseTo(111_195, -1)
  })

  it('multiplies a degree of longitude by the cosine of the latitude', () => {
    const atEquator = distanceBetween([118, 0], [119, 0])
    expect(distanceBetween([118, 60], [119, 60]) / atEquator).toBeCloseTo(0.5, 3)
  })

  it('is right from Beijing to Shanghai', () => {
    const metres = distanceBetween([116.3913, 39.9075], [121.4737, 31.2304])
    expect(metres / 1000).toBeGreaterThan(1060)
    expect(metres / 1000).toBeLessThan(1072)
  })

  it('is the same in both directions', () => {
    const [gate, summit] = [
      [117.9985, 29.956],
      [118.0035, 29.996],
    ] as const
    expect(distanceBetween([...gate], [...summit])).toBe(distanceBetween([...summit], [...gate]))
  })

  it('is half the earth’s circumference between opposite points', () => {
    expect(distanceBetween([0, 0], [180, 0])).toBeCloseTo(Math.PI * 6_371_008.8, 0)
  })
})
