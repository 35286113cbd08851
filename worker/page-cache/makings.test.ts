import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BACKEND_CALL_MS, MAKINGS_AT_ONCE } from '../../client/shared/constants.ts'
import { Makings } from './makings.ts'

const KEY = '/mall/hotel/1'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for `KEY`; the answer tells whether that has ended. */
function waiting(makings: Makings, isThere = () => false): () => boolean {
  let hasEnded = false
  void makings.wait(KEY, isThere).then(() => (hasEnded = true))
  return () => hasEnded
}

function crowd(makings: Makings): (() => void)[] {
  return Array.from({ length: MAKINGS_AT_ONCE }, () => makings.begin(KEY))
}

it('lets a few make a page at once, and all who want another one', async () => {
  const makings = new Makings()
  const ends = crowd(makings)
  makings.begin('/mall/hotel/2')
  const isLet = waiting(makings)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isLet()).toBe(false)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(true)
})

it('lets those who wait go when the page is there', async () => {
  const makings = new Makings()
  crowd(makings)
  let isMade = false
  const isLet = waiting(makings, () => isMade)
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(false)
  isMade = true
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(true)
})

it('makes nobody wait longer than a call may take, nor for readers who were cut off', async () => {
  const makings = new Makings()
  crowd(makings)
  const isLet = waiting(makings)
  await vi.advanceTimersByTimeAsync(BACKEND_CALL_MS + 100)
  expect(isLet()).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  const isLetAtOnce = waiting(makings)
  await vi.advanceTimersByTimeAsync(0)
  expect(isLetAtOnce()).toBe(true)
})
