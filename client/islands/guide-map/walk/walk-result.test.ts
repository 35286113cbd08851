import { expect, it } from 'vitest'
import type { Trail } from '../../../../contract/guide.ts'
import { stairsOf } from './walk-result.tsx'
import type { WalkStep } from './walk.ts'

const trails = (['none', 'some', 'many', undefined] as const).map((stairs): Trail => ({
  id: String(stairs),
  name: '',
  summary: '',
  path: [
    [118, 30],
    [118, 31],
  ],
  length: 100,
  ascent: 0,
  minutes: 2,
  difficulty: 'easy',
  stairs,
}))
const along = (trailId: string): WalkStep => ({
  kind: 'trail',
  trailId,
  length: 100,
  minutes: 2,
  climb: 0,
  end: [118, 30],
})
const off = (length: number): WalkStep => ({ kind: 'to-trail', length, minutes: 1 })

it.each([
  ['none', [along('none'), off(20)]],
  ['some', [along('none'), along('many')]],
  ['many', [along('many')]],
  ['some', [along('some'), along('undefined')]],
  [undefined, [along('none'), along('undefined')]],
  [undefined, [off(60), along('none')]],
  [undefined, [{ kind: 'worded', text: '左转', length: 10, minutes: 1 }]],
] as const)('stairsOf returns %s', (stairs, steps) => {
  expect(stairsOf({ steps }, trails)).toBe(stairs)
})
