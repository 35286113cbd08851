import * as v from 'valibot'
import { expect, it } from 'vitest'
import { afterwards, check, fits } from './check.ts'

const throwing = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toISOString() === text),
)

it('a schema that throws counts as one that a value does not fit', () => {
  expect(check(throwing, '20266-07-01')).toMatchObject({ success: false })
  expect(check(v.object({ a: v.array(throwing) }), { a: ['x'] })).toMatchObject({ success: false })
  expect(fits(throwing, '20266-07-01')).toBe(false)
  expect(fits(throwing, '2026-07-01T00:00:00.000Z')).toBe(true)
})

it('a value that fits comes out as its schema makes it', () => {
  expect(check(v.pipe(v.string(), v.trim()), ' a ')).toEqual({ success: true, output: 'a' })
})

it('a check afterwards does not see what the others have refused', () => {
  const seen: string[] = []
  const short = v.pipe(
    v.string(),
    v.maxLength(2),
    afterwards((text) => seen.push(text) > 0 && text !== 'no', 'refused'),
  )
  expect(check(short, 'long')).toMatchObject({ success: false, issues: [{ type: 'max_length' }] })
  expect(check(short, 'no')).toMatchObject({ success: false, issues: [{ message: 'refused' }] })
  expect(fits(short, 'ok')).toBe(true)
  expect(seen).toEqual(['no', 'ok'])
})
