import { describe, expect, it } from 'vitest'
import { hashOfPoint, pointOfHash } from './point-link.ts'

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
