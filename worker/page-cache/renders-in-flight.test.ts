import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BACKEND_CALL_MS } from '../limits.ts'
import { RENDERS_AT_ONCE } from './renders-in-flight.ts'
import { RendersInFlight } from './renders-in-flight.ts'

const KEY = '/mall/hotel/1'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for `KEY`; the function returned tells whether the wait has ended. */
function waiting(renders: RendersInFlight, isThere = () => false): () => boolean {
  let hasEnded = false
  void Promise.resolve(renders.wait(KEY, isThere)).then(() => (hasEnded = true))
  return () => hasEnded
}

function crowd(renders: RendersInFlight): ReturnType<RendersInFlight['begin']>[] {
  return Array.from({ length: RENDERS_AT_ONCE }, () => renders.begin(KEY))
}

it('lets a few requests make the same page at once, and the next one when one of them has ended', async () => {
  const renders = new RendersInFlight()
  const ends = crowd(renders)
  renders.begin('/mall/hotel/2')
  const isLet = waiting(renders)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isLet()).toBe(false)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(true)
})

it('ends the wait of all when the page is there', async () => {
  const renders = new RendersInFlight()
  crowd(renders)
  let isMade = false
  const isLet = waiting(renders, () => isMade)
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(false)
  isMade = true
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(true)
})

it('ends the wait of all with the failure of one, but not of those who come later', async () => {
  const renders = new RendersInFlight()
  const ends = crowd(renders)
  const failure = Promise.resolve(renders.wait(KEY, () => false)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  ends[0]?.({ error: new Error('down') })
  await vi.advanceTimersByTimeAsync(100)
  expect(await failure).toMatchObject({ message: 'down' })
  renders.begin(KEY)
  const isLet = waiting(renders)
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(false)
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(isLet()).toBe(true)
})

it('makes nobody wait longer than a call may take, nor for requests that were cut off', async () => {
  const renders = new RendersInFlight()
  crowd(renders)
  const isLet = waiting(renders)
  await vi.advanceTimersByTimeAsync(BACKEND_CALL_MS + 100)
  expect(isLet()).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  const isLetAtOnce = waiting(renders)
  await vi.advanceTimersByTimeAsync(0)
  expect(isLetAtOnce()).toBe(true)
})
