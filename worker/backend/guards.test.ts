import { describe, expect, it } from 'vitest'
import { BACKEND_CALL_MS } from '../limits.ts'
import { BREAKER_OPEN_MS } from './breaker.ts'

import { NOT_FOUND } from '../../contract/answer.ts'
import { BackendError } from './errors.ts'
import { CALLS_IN_FLIGHT, CALLS_OF_ONE_NAME, Guards, RETRY_RESERVE } from './guards.ts'
import { sleep } from '../lib/waiting.ts'

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

describe('guards', () => {
  it('refuse a call that failed too often, with the kind of its last failure', async () => {
    const guards = new Guards()
    for (let i = 0; i < 5; i += 1) {
      await expect(guards.guard('scenic', failing)).rejects.toThrow('down')
    }
    let calls = 0
    const counted = async () => (calls += 1)
    await expect(guards.guard('scenic', counted)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(calls).toBe(0)
    await expect(guards.guard('guide', counted)).resolves.toBe(1)
  })

  it('count a refusal as an answer', async () => {
    const guards = new Guards()
    for (const code of [NOT_FOUND, 500, 4001, 500, 500, 500, 500]) {
      const refuse = async () => {
        throw new BackendError('refused', 'no', { code, isNotFound: code === NOT_FOUND })
      }
      await expect(guards.guard('proposal', refuse)).rejects.toMatchObject({ code })
    }
    expect(guards.record('proposal').breaker.state).toBe('closed')
    expect(guards.record('proposal')).toMatchObject({ succeeded: 1, failed: 6 })
  })

  it('count an answer about one thing that breaks the contract as an answer too', async () => {
    const guards = new Guards()
    for (let i = 0; i < 20; i += 1) {
      await expect(guards.guard('goodsDetail', amiss)).rejects.toThrow('unfit')
    }
    expect(guards.record('goodsDetail').breaker.state).toBe('closed')
  })

  it('forget a call on demand', async () => {
    const guards = new Guards()
    for (let i = 0; i < 5; i += 1) await guards.guard('scenic', failing).catch(() => {})
    guards.reset('scenic')
    await expect(guards.guard('scenic', async () => 1)).resolves.toBe(1)
  })

  it('limit the calls at once, and free the places of calls that never ended', async () => {
    const clock = { now: 0 }
    const guards = new Guards(() => clock.now)
    for (let i = 0; i < CALLS_IN_FLIGHT / 2; i += 1) {
      void guards.guard('scenic', hanging)
      void guards.guard('menu', hanging)
    }
    await Promise.resolve()
    expect(guards.inFlight.count).toBe(CALLS_IN_FLIGHT)
    const refused = guards.guard('guide', async () => 1)
    await expect(refused).rejects.toThrow('too many')
    clock.now = BACKEND_CALL_MS
    expect(guards.inFlight.count).toBe(CALLS_IN_FLIGHT)
    clock.now = BACKEND_CALL_MS + 1000
    expect(guards.inFlight.count).toBe(0)
    await expect(guards.guard('guide', async () => 1)).resolves.toBe(1)
  })

  it('leave places for other calls when one call is slow', async () => {
    const guards = new Guards()
    for (let i = 0; i < CALLS_IN_FLIGHT; i += 1)
      void guards.guard('pointDetail', hanging).catch(() => {})
    await Promise.resolve()
    expect(guards.inFlight.count).toBe(CALLS_OF_ONE_NAME)
    await expect(guards.guard('guide', async () => 1)).resolves.toBe(1)
  })

  it('refuse the calls that waited for others which failed', async () => {
    const guards = new Guards()
    let made = 0
    const slowlyFailing = async () => {
      made += 1
      await sleep(20)
      return failing()
    }
    const calls = Array.from({ length: 3 * CALLS_OF_ONE_NAME }, () =>
      guards.guard('captcha', slowlyFailing).catch((error: Error) => error.message),
    )
    expect((await Promise.all(calls)).at(-1)).toContain('too often')
    expect(made).toBe(CALLS_OF_ONE_NAME)
    expect(guards.inFlight.count).toBe(0)
    expect(guards.record('captcha').failed).toBe(CALLS_OF_ONE_NAME)
  })

  it('let the calls that come during the one trial go on once it has succeeded', async () => {
    const clock = { now: 0 }
    const guards = new Guards(() => clock.now)
    for (let i = 0; i < 5; i += 1) await guards.guard('scenic', failing).catch(() => {})
    clock.now = 2 * BREAKER_OPEN_MS
    const trial = guards.guard('scenic', () => sleep(30))
    await Promise.all([trial, guards.guard('scenic', async () => 1)])
    for (let i = 0; i < 5; i += 1) await guards.guard('scenic', failing).catch(() => {})
    clock.now = 4 * BREAKER_OPEN_MS
    const failed = guards.guard('scenic', () => sleep(30).then(failing))
    const next = guards.guard('scenic', async () => 1)
    await expect(failed).rejects.toThrow('down')
    await expect(next).rejects.toThrow('too often')
  })

  it('still let calls for other things through when the backend breaks on one', async () => {
    const guards = new Guards()
    for (let i = 0; i < 20; i += 1)
      await guards.guard('goodsDetail', breaking, true).catch(() => {})
    await expect(guards.guard('goodsDetail', async () => 1, true)).resolves.toBe(1)
    for (let i = 0; i < 5; i += 1) await guards.guard('productList', breaking).catch(() => {})
    await expect(guards.guard('productList', async () => 1)).rejects.toThrow('too often')
  })

  it('allow a tenth of a retry for each call, ten saved up at most', async () => {
    const { retries } = new Guards()
    for (let i = 0; i < 10; i += 1) expect(retries.spend()).toBe(true)
    expect(retries.spend()).toBe(false)
    for (let i = 0; i < 11; i += 1) retries.earn()
    expect([retries.spend(), retries.spend()]).toEqual([true, false])
    for (let i = 0; i < 200; i += 1) retries.earn()
    expect(retries.left).toBe(RETRY_RESERVE)
  })
})
