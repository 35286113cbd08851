import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { PURGE_CHECK_MS, Purges } from './stores.ts'
import { STORE_DEADLINE_MS } from '../limits.ts'
import { sleep } from '../lib/in-flight.ts'

const HOUR_MS = 60 * 60 * 1000

function createTestPurges() {
  const clock = fakeClock(1000)
  const held = new Map<string, string>()
  const namespace = {
    get: async (key: string) => held.get(key) ?? null,
    put: async (key: string, value: string) => void held.set(key, value),
  }
  const purges = new Purges()
  return { clock, held, namespace, purges }
}

describe('purges', () => {
  it('invalidate older entries, and only those of the purged call', async () => {
    const { clock, namespace, purges } = createTestPurges()
    await purges.purge(['goodsList'], namespace)
    expect(purges.isPurged('goodsList', clock.now)).toBe(true)
    expect(purges.isPurged('goodsList', clock.now - 1)).toBe(true)
    expect(purges.isPurged('goodsList', clock.now + 1)).toBe(false)
    expect(purges.isPurged('menu', 0)).toBe(false)
    await purges.purge(['*'], namespace)
    expect(purges.isPurged('menu', 0)).toBe(true)
  })

  it('are read from other isolates, and never overwrite theirs', async () => {
    const one = createTestPurges()
    await one.purges.purge(['menu'], one.namespace)
    const other = new Purges()
    expect([other.isKnown, other.isDue]).toEqual([false, true])
    one.clock.now += 1
    await other.purge(['guide'], one.namespace)
    expect(other.isPurged('menu', 1000)).toBe(true)
    await one.purges.check(one.namespace)
    expect(one.purges.isPurged('guide', 1001)).toBe(true)
  })

  it('are checked twice a minute', async () => {
    const { clock, namespace, purges } = createTestPurges()
    await purges.check(namespace)
    expect([purges.isKnown, purges.isDue]).toEqual([true, false])
    clock.now += PURGE_CHECK_MS
    expect(purges.isDue).toBe(true)
  })

  it('apply in this isolate even if KV fails, and report the failure', async () => {
    const { clock, namespace, purges } = createTestPurges()
    const failing = { ...namespace, put: () => Promise.reject(new Error('KV')) }
    await expect(purges.purge(['menu'], failing)).rejects.toThrow('KV')
    expect(purges.isPurged('menu', clock.now)).toBe(true)
  })

  it('do not overwrite the purges of other isolates if these could not be read', async () => {
    const { held, namespace, purges } = createTestPurges()
    held.set('purges', '{"menu":900}')
    const blind = { ...namespace, get: () => Promise.reject(new Error('KV')) }
    await expect(purges.purge(['guide'], blind)).rejects.toThrow('KV')
    expect(held.get('purges')).toBe('{"menu":900}')
    const slow = {
      ...namespace,
      get: async (key: string) => {
        await sleep(2 * STORE_DEADLINE_MS)
        return namespace.get(key)
      },
    }
    await purges.purge(['guide'], slow)
    expect(JSON.parse(held.get('purges') ?? '')).toEqual({ menu: 900, guide: 1000 })
  })

  it('of two isolates at the same time are all in KV after both have checked again', async () => {
    const { clock, held, namespace, purges: one } = createTestPurges()
    const other = new Purges()
    for (const each of [one, other]) await each.check(namespace)
    await Promise.all([one.purge(['menu'], namespace), other.purge(['guide'], namespace)])
    expect(Object.keys(JSON.parse(held.get('purges') ?? ''))).toHaveLength(1)
    clock.now += PURGE_CHECK_MS
    for (const each of [one, other]) await each.check(namespace)
    expect(JSON.parse(held.get('purges') ?? '')).toEqual({ menu: 1000, guide: 1000 })
  })

  it('are written again only if KV was read and lacks them, even after a failed write', async () => {
    const { held, namespace, purges } = createTestPurges()
    let writes = 0
    const put = async (key: string, value: string) => {
      writes += 1
      if (writes === 1) throw new Error('KV')
      return namespace.put(key, value)
    }
    await purges.check(namespace)
    await purges.purge(['menu'], namespace)
    held.set('purges', '{"guide":900}')
    const blind = { put, get: () => Promise.reject(new Error('KV')) }
    await purges.check(blind)
    expect(writes).toBe(0)
    await purges.check({ ...namespace, put })
    await purges.check({ ...namespace, put })
    expect(JSON.parse(held.get('purges') ?? '')).toEqual({ menu: 1000, guide: 900 })
    await purges.check({ ...namespace, put })
    expect(writes).toBe(2)
  })

  it('are not written by the first check, because a request waits for it', async () => {
    const { namespace, purges } = createTestPurges()
    const failing = { ...namespace, get: () => Promise.reject(new Error('KV')) }
    await expect(purges.purge(['menu'], failing)).rejects.toThrow('KV')
    await purges.check({ ...namespace, put: () => new Promise(() => {}) })
    expect(purges.isKnown).toBe(true)
  })

  it('from a clock that is ahead invalidate earlier entries once, and no later ones', async () => {
    const { clock, held, namespace, purges } = createTestPurges()
    held.set('purges', JSON.stringify({ menu: clock.now + HOUR_MS }))
    await purges.check(namespace)
    expect(purges.isPurged('menu', clock.now)).toBe(true)
    const storedAt = clock.now + 1
    clock.now += PURGE_CHECK_MS
    await purges.check(namespace)
    expect(purges.isPurged('menu', storedAt)).toBe(false)
    await purges.purge(['guide'], namespace)
    expect(JSON.parse(held.get('purges') ?? '')).toEqual({ menu: 1000, guide: clock.now })
  })

  it('that were made while the clock was ahead invalidate no later entries', async () => {
    const { clock, namespace, purges } = createTestPurges()
    clock.now += HOUR_MS
    await purges.check(namespace)
    await purges.purge(['menu'], namespace)
    clock.now -= HOUR_MS
    expect(purges.isDue).toBe(true)
    await purges.check(namespace)
    expect(purges.isPurged('menu', clock.now)).toBe(true)
    expect(purges.isPurged('menu', clock.now + 1)).toBe(false)
  })

  it('ignore invalid data in KV', async () => {
    const { held, namespace, purges } = createTestPurges()
    for (const text of ['x', '[]', '{"menu":"x"}', '{"__proto__":{"menu":9e15}}']) {
      held.set('purges', text)
      await purges.check(namespace)
    }
    expect(purges.isPurged('menu', 1)).toBe(false)
  })
})
