import { expect } from '@playwright/test'
import { now, pageClockScript } from '../support/clock.ts'
import { startSite, type TestSite } from '../support/start-site.ts'
import { test } from './support/engine-test.ts'
import type { Visitor } from './support/visitor.ts'

const OPS_TOKEN = 'a-token-for-tests-only'
/** A time at which the boat of the test site runs. */
const OPENED_AT = Date.parse('2033-04-20T10:00+08:00')
/** Makes the timers of pages a hundred times faster. */
const FAST = `{ const { setTimeout } = globalThis
globalThis.setTimeout = (run, ms, ...given) => setTimeout(run, ms / 100, ...given) }`

const WORDS = [
  { prefix: '', closed: /^环岛船：停运.{3}大风$/, conditions: '/service/conditions' },
  {
    prefix: '/en',
    closed: /^Island boat: Closed.{3}Strong wind$/,
    conditions: '/en/service/conditions',
  },
]

async function startAt(sitePort = 0): Promise<TestSite> {
  const site = await startSite({ sitePort, vars: { OPS_TOKEN } })
  await site.setStage({ aheadMs: OPENED_AT - now(), firstScript: `${pageClockScript}\n${FAST}` })
  return site
}

async function closeBoat({ site }: TestSite): Promise<void> {
  const answer = await fetch(`${site.origin}/ops/today`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({
      facility: 'island-boat',
      state: 'closed',
      note: { zh: '大风', en: 'Strong wind' },
    }),
  })
  expect(answer.status).toBe(200)
}

const textOfToast = async (visitor: Visitor) => (await visitor.textOf('#toasts .toast > p')) ?? ''

for (const { prefix, closed, conditions } of WORDS) {
  test(`an open page under ${prefix}/ announces that the boat is closed`, async ({ visitor }) => {
    const site = await startAt()
    await visitor.open(`${site.site.origin}${prefix}/mall/hotel`)
    const isKnown = () => visitor.evaluate(() => sessionStorage.getItem('notices') !== null)
    await expect.poll(isKnown).toBe(true)
    await closeBoat(site)
    await expect.poll(() => textOfToast(visitor)).toMatch(closed)
    expect(await visitor.attributeOf('#toasts', 'role')).toBe('status')
    expect(await visitor.attributeOf('#toasts a', 'href')).toBe(conditions)
    await visitor.click('#toasts .toast-close')
    await expect.poll(() => visitor.count('#toasts .toast')).toBe(0)
    await site.stop()
  })
}

test('an open page announces a closure when the site is back', async ({ visitor }) => {
  const site = await startAt()
  const { origin, port } = site.site
  await visitor.open(`${origin}/mall/hotel`)
  const isKnown = () => visitor.evaluate(() => sessionStorage.getItem('notices') !== null)
  await expect.poll(isKnown).toBe(true)
  await site.stop()
  const again = await startAt(Number(port))
  await closeBoat(again)
  // The test fires this event, because the engine was not offline.
  await visitor.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => textOfToast(visitor)).toMatch(/停运.{3}大风$/)
  await again.stop()
})
