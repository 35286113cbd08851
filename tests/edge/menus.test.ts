import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { MENU_FRESH_MS } from '../../worker/upstream/cache.ts'
import { PATIENCE_MS } from '../../worker/limits.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const KEY = 'menu:languageId=1'
const DAY_MS = 24 * 60 * 60 * 1000

const site = await startSite()
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const keptMenu = async (key: string) => (await site.copies()).get(key)

describe('the menu', () => {
  it('is requested once and kept per language', async () => {
    await site.get('/mall/ticket')
    await until(async () => (await keptMenu(KEY)) !== null)
    await site.get('/mall/shopping')
    expect((await site.countCalls()).menu).toBe(1)
    await site.get('/en/mall/ticket')
    expect((await site.countCalls()).menu).toBe(2)
    await until(async () => (await keptMenu('menu:languageId=2')) !== null)
  })

  it('is served stale while it is refreshed', async () => {
    await site.setStage({ aheadMs: MENU_FRESH_MS })
    await site.setFault({ call: 'menu', fault: 'latency', value: 1500 })
    const started = performance.now()
    expect((await site.get('/mall/hotel')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(PATIENCE_MS)
    await until(async () => (await site.countCalls()).menu === 1)
  })

  it('is served days old when the backend is down', async () => {
    await site.setStage({ aheadMs: 6 * DAY_MS })
    await site.setFault({ call: 'menu', fault: 'hanging' })
    const html = await (await site.get('/mall/restaurant')).text()
    expect(html).toContain('海边好物')
  })
})

describe('a new isolate', () => {
  it('gets its menu from KV, and survives garbage there', async () => {
    const other = await startSite()
    try {
      await (await other.copies()).put(KEY, '{"storedAt":')
      await other.get('/mall/ticket')
      expect((await other.countCalls()).menu).toBe(1)
      await until(async () => (await (await other.copies()).get(KEY))?.endsWith('}') ?? false)
      const kept = (await (await other.copies()).get(KEY)) ?? ''
      await (await other.copies()).put('menu:languageId=2', kept)
      await other.setFault({ call: 'menu', fault: 'hanging' })
      const html = await (await other.get('/en/mall/ticket')).text()
      expect(html).toContain('海边好物')
    } finally {
      await other.stop()
    }
  })
})
