import { describe, expect, it } from 'vitest'
import { hashOfWalk, type LinkedWalk, walkOfHash } from './walk-link.ts'

const ids = new Set(['1', '64'])
const walk: LinkedWalk = {
  from: { kind: 'point', id: '64' },
  to: { kind: 'point', id: '1' },
  preference: 'quickest',
}

describe('walkOfHash', () => {
  it.each([walk, { ...walk, preference: 'shortest' as const }])(
    'reads the walk from a link: %j',
    (linked) => expect(walkOfHash(hashOfWalk(linked), ids)).toEqual(linked),
  )

  it.each([
    '',
    '#walk-',
    '#walk-64',
    '#walk-64-2',
    '#walk-64-64',
    '#walk-64-1-fastest',
    '#point-1',
  ])('reads no walk from %j', (hash) => expect(walkOfHash(hash, ids)).toBeUndefined())
})
