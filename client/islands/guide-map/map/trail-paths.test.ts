import { expect, it } from 'vitest'
import type { Coordinates } from '../../../../contract/values.ts'
import { trailPaths } from './curve.ts'

const A: Coordinates = [118, 29]
const B: Coordinates = [118.1, 29]
const C: Coordinates = [118.2, 29]
const D: Coordinates = [118.3, 29.1]

it('leaves trails unchanged that share only single positions', () => {
  const trails = [{ path: [A, B, C] }, { path: [B, D] }]
  expect(trailPaths(trails)).toEqual([
    [A, B, C],
    [B, D],
  ])
})

it('draws a section of several trails only once, in either direction', () => {
  const trails = [{ path: [A, B, C] }, { path: [D, C, B, A] }, { path: [D, B, C, A] }]
  expect(trailPaths(trails)).toEqual([
    [A, B, C],
    [D, C],
    [D, B],
    [C, A],
  ])
})
