import * as v from 'valibot'
import { expect, it } from 'vitest'
import { guide } from './guide.ts'

it.each([
  [4200, 4200],
  [-1e308, undefined],
  [9001, undefined],
])('an elevation of %d metres becomes %s', (elevation, expected) => {
  const { points } = v.parse(v.pick(guide, ['points']), {
    points: [
      { id: '1', category: 'x', name: 'One', coordinates: [1, 2], accessible: true, elevation },
    ],
  })
  expect(points[0]?.elevation).toBe(expected)
})
