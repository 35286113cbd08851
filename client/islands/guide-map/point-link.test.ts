import { describe, expect, it } from 'vitest'
import { hashOfPlace, hashOfPoint, placeOfHash, pointAt, pointOfHash } from './point-link.ts'

describe('pointOfHash', () => {
  const ids = new Set(['1', '64'])

  it('finds the point that a link was made for', () => {
    expect(pointOfHash(hashOfPoint('64'), ids)).toBe('64')
  })

  it.each(['', '#', '#point-', '#point-2', '#point-0064', '#point-1 ', '#point-<b>', '#trail-1'])(
    'finds no point in %j',
    (hash) => expect(pointOfHash(hash, ids)).toBeUndefined(),
  )
})

describe('a place in an address', () => {
  it('is the one that the link was made for', () => {
    expect(placeOfHash(hashOfPlace([118.0085, 29.98]))).toEqual([118.0085, 29.98])
    expect(placeOfHash(hashOfPlace([-70, -0.5]))).toEqual([-70, -0.5])
  })

  it.each([
    '',
    '#at-',
    '#at-118',
    '#at-118,',
    '#at-1180,29',
    '#at-118,29,1',
    '#at-1e2,3',
    '#point-1',
  ])('is nowhere in %j', (hash) => expect(placeOfHash(hash)).toBeUndefined())

  it('is the nearest point within a hundred metres', () => {
    const points: Parameters<typeof pointAt>[1] = [
      { id: '1', coordinates: [118.001, 29.98] },
      { id: '2', coordinates: [118.0004, 29.98] },
    ]
    expect(pointAt([118, 29.98], points)).toBe('2')
    expect(pointAt([118, 29.981], points)).toBeUndefined()
    expect(pointAt([118, 29.98], [])).toBeUndefined()
  })
})
