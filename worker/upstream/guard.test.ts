import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { BACKEND_CALL_MS } from '../limits.ts'

import { NOT_FOUND } from '../../contract/answer.ts'
import { BackendError } from './call.ts'
import {
  BREAKER_OPEN_MS,
  CALLS_IN_FLIGHT,
  CALLS_OF_ONE_NAME,
  Guard,
  RETRY_RESERVE,
} from './guard.ts'
import { sleep } from '../lib/in-flight.ts'

const failing = async () => {
  throw new BackendError('unreachable', 'down')
}
const amiss = async () => {
  throw new BackendError('malformed', 'unfit cover')
}
const breaking = async () => {
  throw new BackendError('unreachable', 'HTTP 500', { status: 500 })
}
const hanging = () => new Promise<never>(() => {})

describe('a guard', () => {
  it('rejects a call that failed too often, with the kind of its last failure', async () => {
    const guard = new Guard()
    for (let i = 0; i < 5; i += 1) {
      await expect(guard.run('scenic', failing)).rejects.toThrow('down')
    }
    let calls = 0
    const counted = async () => (calls += 1)
    await expect(guard.run('scenic', counted)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(calls).toBe(0)
    await expect(guard.run('guide', counted)).resolves.toBe(1)
  })

  it('does not open the breaker after refusals', async () => {
    const guard = new Guard()
    for (const code of [NOT_FOUND, 500, 4001, 500, 500, 500, 500]) {
      const refuse = async () => {
        throw new BackendError('refused', 'no', { code, isNotFound: code === NOT_FOUND })
      }
      await expect(guard.run('proposal', refuse)).rejects.toMatchObject({ code })
    }
    expect(guard.record('proposal').breaker.state).toBe('closed')
    expect(guard.record('proposal')).toMatchObject({ succeeded: 1, failed: 6 })
  })

  it('does not open the breaker after malformed responses for one item', async () => {
    const guard = new Guard()
    for (let i = 0; i < 20; i += 1) {
      await expect(guard.run('goodsDetail', amiss)).rejects.toThrow('unfit')
    }
    expect(guard.record('goodsDetail').breaker.state).toBe('closed')
  })

  it('resets the failures of a call on request', async () => {
    const guard = new Guard()
    for (let i = 0; i < 5; i += 1) await guard.run('scenic', failing).catch(() => {})
    guard.reset('scenic')
    await expect(guard.run('scenic', async () => 1)).resolves.toBe(1)
  })

  it('limits simultaneous calls, and frees the slots of calls that never ended', async () => {
    const clock = fakeClock(0)
    const guard = new Guard()
    for (let i = 0; i < CALLS_IN_FLIGHT / 2; i += 1) {
      void guard.run('scenic', hanging)
      void guard.run('menu', hanging)
    }
    await Promise.resolve()
    expect(guard.callsInFlight).toBe(CALLS_IN_FLIGHT)
    const refused = guard.run('guide', async () => 1)
    await expect(refused).rejects.toThrow('too many')
    clock.now = BACKEND_CALL_MS
    expect(guard.callsInFlight).toBe(CALLS_IN_FLIGHT)
    clock.now = BACKEND_CALL_MS + 1000
    expect(guard.callsInFlight).toBe(0)
    await expect(guard.run('guide', async () => 1)).resolves.toBe(1)
  })

  it('reserves slots for other calls if one call is slow', async () => {
    const guard = new Guard()
    for (let i = 0; i < CALLS_IN_FLIGHT; i += 1)
      void guard.run('pointDetail', hanging).catch(() => {})
    await Promise.resolve()
    expect(guard.callsInFlight).toBe(CALLS_OF_ONE_NAME)
    await expect(guard.run('guide', async () => 1)).resolves.toBe(1)
  })

  it('rejects waiting calls if the calls before them failed', async () => {
    const guard = new Guard()
    let made = 0
    const slowlyFailing = async () => {
      made += 1
      await sleep(20)
      return failing()
    }
    const calls = Array.from({ length: 3 * CALLS_OF_ONE_NAME }, () =>
      guard.run('captcha', slowlyFailing).catch((error: Error) => error.message),
    )
    expect((await Promise.all(calls)).at(-1)).toContain('too often')
    // When a call ends, the next one starts, until the fifth failure opens the breaker.
    expect(made).toBe(CALLS_OF_ONE_NAME + 4)
    expect(guard.callsInFlight).toBe(0)
    expect(guard.record('captcha').failed).toBe(CALLS_OF_ONE_NAME + 4)
  })

  it('allows calls that waited for the trial call only if it succeeds', async () => {
    const clock = fakeClock(0)
    const guard = new Guard()
    for (let i = 0; i < 5; i += 1) await guard.run('scenic', failing).catch(() => {})
    clock.now = 2 * BREAKER_OPEN_MS
    const trial = guard.run('scenic', () => sleep(30))
    await Promise.all([trial, guard.run('scenic', async () => 1)])
    for (let i = 0; i < 5; i += 1) await guard.run('scenic', failing).catch(() => {})
    clock.now = 4 * BREAKER_OPEN_MS
    const failed = guard.run('scenic', () => sleep(30).then(failing))
    const next = guard.run('scenic', async () => 1)
    await expect(failed).rejects.toThrow('down')
    await expect(next).rejects.toThrow('too often')
  })

  it('allows calls for other items if the backend fails for one item', async () => {
    const guard = new Guard()
    for (let i = 0; i < 20; i += 1) await guard.run('goodsDetail', breaking, true).catch(() => {})
    await expect(guard.run('goodsDetail', async () => 1, true)).resolves.toBe(1)
    for (let i = 0; i < 5; i += 1) await guard.run('productList', breaking).catch(() => {})
    await expect(guard.run('productList', async () => 1)).rejects.toThrow('too often')
  })

  it('allows one retry per ten calls, and saves up to ten', async () => {
    const guard = new Guard()
    const call = (times: number) =>
      Promise.all(Array.from({ length: times }, () => guard.run('scenic', async () => 1)))
    for (let i = 0; i < 10; i += 1) expect(guard.spendRetry()).toBe(true)
    expect(guard.spendRetry()).toBe(false)
    await call(11)
    expect([guard.spendRetry(), guard.spendRetry()]).toEqual([true, false])
    for (let i = 0; i < 20; i += 1) await call(10)
    expect(guard.retriesLeft).toBe(RETRY_RESERVE)
  })
})
