import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LISTED } from '../tests/support/listed.ts'
import { scenicSpot } from './scenic.ts'

it.each([true, false, undefined])(
  'a spot says %s of its steps as the backend does',
  (accessible) => {
    const spot = { ...LISTED, content: '', accessible }
    expect(v.parse(scenicSpot, spot).accessible).toBe(accessible)
  },
)
