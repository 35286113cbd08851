import * as v from 'valibot'
import { expect, it } from 'vitest'
import { afterwards, check, fits } from './check.ts'

const throwing = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toISOString() === text),
)

it('a value is invalid if its schema throws', () => {
  expect(check(throwing, '20266-07-01')).toMatchObject({ success: false })
  expect(check(v.object({ a: v.array(throwing) }), { a: ['x'] })).toMatchObject({ success: false })
  expect(fits(throwing, '20266-07-01')).toBe(false)
  expect(fits(throwing, '2026-07-01T00:00:00.000Z')).toBe(true)
})

it('returns the output of the schema for a valid value', () => {
  expect(check(v.pipe(v.string(), v.trim()), ' a ')).toEqual({ success: true, output: 'a' })
})

it('`afterwards` does not check values that earlier checks reject', () => {
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
