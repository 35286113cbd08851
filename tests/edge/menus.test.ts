import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MENU_FRESH_MS } from '../../client/shared/constants.ts'
import { startSite, type TestSite } from '../support/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
beforeEach(() => site.clearFaults())
afterAll(() => site.stop())

/** Makes the kept menu of a language older. */
async function age(key: string, ms: number): Promise<void> {
  const kept = JSON.parse((await (await site.menus()).get(key)) ?? '')
  await (await site.menus()).put(key, JSON.stringify({ ...kept, storedAt: kept.storedAt - ms }))
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('the menu', () => {
  it('is asked for once and kept per language', async () => {
    await site.get('/mall/ticket')
    await until(async () => (await (await site.menus()).get('menu:1')) !== null)
    await site.get('/mall/ticket')
    expect((await site.countCalls()).menu).toBe(1)
    await site.get('/en/mall/ticket')
    expect((await site.countCalls()).menu).toBe(2)
    await until(async () => (await (await site.menus()).get('menu:2')) !== null)
  })

  it('is served stale while it is refreshed', async () => {
    await age('menu:1', MENU_FRESH_MS)
    const before = await (await site.menus()).get('menu:1')
    expect((await site.get('/mall/ticket')).status).toBe(200)
    await until(async () => (await (await site.menus()).get('menu:1')) !== before)
    expect((await site.countCalls()).menu).toBe(1)
  })

  it('is served old when the backend is down', async () => {
    await age('menu:1', MENU_FRESH_MS * 10)
    await site.setFault({ call: 'menu', fault: 'hanging' })
    const html = await (await site.get('/mall/ticket')).text()
    expect(html).toContain('山中好物')
  })

  it('survives garbage in the store', async () => {
    await (await site.menus()).put('menu:1', '{"storedAt":')
    expect((await site.get('/mall/ticket')).status).toBe(200)
  })
})
