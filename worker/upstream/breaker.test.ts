import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { BACKEND_CALL_MS, DEGRADED_PAGE_FRESH_MS } from '../limits.ts'
import { Breaker, BREAKER_OPEN_MS } from './guard.ts'

function createTestBreaker() {
  const clock = fakeClock(0)
  return { clock, breaker: new Breaker() }
}

const times = (count: number, act: () => void) => Array.from({ length: count }).forEach(act)

/** Longer than any breaker stays open. */
const MAX_OPEN_MS = BREAKER_OPEN_MS * 1.2

describe('a breaker', () => {
  it('opens at the fifth failure in a row', () => {
    const { breaker } = createTestBreaker()
    times(4, () => breaker.fail())
    expect([breaker.state, breaker.admit()]).toEqual(['closed', true])
    breaker.fail()
    expect([breaker.state, breaker.admit()]).toEqual(['open', false])
  })

  it('starts counting again after a success', () => {
    const { breaker } = createTestBreaker()
    times(4, () => breaker.fail())
    breaker.succeed()
    times(4, () => breaker.fail())
    expect(breaker.state).toBe('closed')
  })

  it('opens if half of the last twenty calls failed, but not before twenty calls', () => {
    const { breaker } = createTestBreaker()
    times(9, () => {
      breaker.fail()
      breaker.succeed()
    })
    breaker.fail()
    expect(breaker.state).toBe('closed')
    breaker.succeed()
    breaker.fail()
    expect(breaker.state).toBe('open')
  })

  it.each([
    [0, 4000],
    [0.5, 5000],
    [1, 6000],
  ])('stays open for five seconds, plus or minus a fifth: %#', (random, openMs) => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(random)
    const { breaker, clock } = createTestBreaker()
    times(5, () => breaker.fail())
    clock.now = openMs - 1
    expect(breaker.state).toBe('open')
    clock.now = openMs + 1
    expect(breaker.state).toBe('half-open')
  })

  it('delays no page by more than 15 s after the last failure', () => {
    expect(BACKEND_CALL_MS + MAX_OPEN_MS + DEGRADED_PAGE_FRESH_MS).toBeLessThan(15_000)
  })

  it('allows one call when half-open, and the next one after the first must have ended', () => {
    const { breaker, clock } = createTestBreaker()
    times(5, () => breaker.fail())
    clock.now = MAX_OPEN_MS
    expect([breaker.admit(), breaker.admit()]).toEqual([true, false])
    clock.now += 2500
    expect(breaker.admit()).toBe(true)
  })

  it('does not stay open for an hour if the clock was an hour ahead when it opened', () => {
    const { breaker, clock } = createTestBreaker()
    clock.now = 3_600_000
    times(5, () => breaker.fail())
    clock.now = 0
    expect(breaker.admit()).toBe(true)
  })

  it('opens again on a failure, closes on the first success, and ignores earlier failures', () => {
    const { breaker, clock } = createTestBreaker()
    // Nine successes and the failures below fill the window of twenty calls. Half of them are
    // failures.
    times(9, () => breaker.succeed())
    times(5, () => breaker.fail())
    clock.now = MAX_OPEN_MS
    breaker.admit()
    breaker.fail()
    expect(breaker.state).toBe('open')
    clock.now += MAX_OPEN_MS
    breaker.admit()
    breaker.succeed()
    times(4, () => breaker.fail())
    expect(breaker.state).toBe('closed')
  })
})
