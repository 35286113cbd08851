import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { CONTENT_FRESH_MS, RENDERS_AT_ONCE } from '../../worker/limits.ts'
import { NOT_FOUND_FRESH_MS } from '../../worker/upstream/cache.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { untilNight } from '../support/night.ts'
import { sample } from '../support/sample.ts'
import { startSite, type TestSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const site = await startSite()
await site.advanceClock(untilNight())
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const status = (response: Response) => response.headers.get('Cache-Status')

const PERSONAL = '/service/complain'
const KEPT_ADDRESSES = PAGE_ADDRESSES.filter(
  ({ name, address }) => name !== 'search' && !address.endsWith(PERSONAL),
)

describe.each(sample(KEPT_ADDRESSES, 12))('$address', ({ address }) => {
  it.each(['', '/_payload.json', '/_payload.json?shell'])(
    'is the same from the cache as newly rendered, form “%s”',
    async (form) => {
      const path = (form !== '' && address === '/' ? '' : address) + form
      const made = await site.get(path)
      const madeText = await made.text()
      expect(made.status).toBe(200)
      expect(status(made)).toBe('Shanmen; fwd=miss; stored')
      await site.untilCached(path)
      await site.clearFaults()
      const cached = await site.get(path)
      expect(await cached.text()).toBe(madeText)
      expect(status(cached)).toMatch(/^Shanmen; hit; ttl=\d+$/)
      expect(cached.headers.get('Server-Timing')).toBe('cache;desc="hit"')
      expect(cached.headers.get('Cache-Control')).toBe('private, no-cache')
      expect(await site.countCalls()).toEqual({})
    },
  )
})

describe('a browser with a cached page', () => {
  it.each([
    (tag: string) => tag,
    (tag: string) => tag.replace('W/', ''),
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('receives 304 if its version is current', async (ifNoneMatch) => {
    await site.untilCached('/mall')
    const tag = (await site.get('/mall')).headers.get('ETag') ?? ''
    const build = (await (await site.get('/builds/latest.json')).json()).id
    expect(tag).toMatch(new RegExp(`^W/"${build}-[0-9a-f]{24}"$`))
    const response = await site.get('/mall', { 'If-None-Match': ifNoneMatch(tag) })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(tag)
    // With a content type, the browser would change that of its stored page.
    expect(response.headers.get('Content-Type')).toBeNull()
    const policy = (await site.get('/mall')).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/script-src 'self'/)
    expect(response.headers.get('Content-Security-Policy')).toBe(policy)
  })

  it('receives the page if its version is outdated', async () => {
    const response = await site.get('/mall', { 'If-None-Match': 'W/"other-000", "x"' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('</html>')
  })
})

/** Returns the date as the page shows it, in both languages. */
const labelsOf = (at: number) =>
  ['zh-CN', 'en-GB'].map((tag) =>
    new Intl.DateTimeFormat(tag, {
      month: 'short',
      day: 'numeric',
      timeZone: 'Asia/Shanghai',
    })
      .format(at)
      .replaceAll(' ', '\u00a0'),
  )
const dayIn = (text: string) => />(?:今日 |Today, )([^<]+)</.exec(text)?.[1]

describe('a page with the date', () => {
  const MINUTE_MS = 60_000
  const end = dayEndIn('Asia/Shanghai', Date.now())

  /** Sets the site's clock to `fromMidnightMs` after (or before) midnight in China. */
  const setTime = (staged: TestSite, fromMidnightMs: number) =>
    staged.setStage({ aheadMs: end + fromMidnightMs - Date.now() })

  it.each([
    ['/', MINUTE_MS / 2],
    ['/en/_payload.json?shell', 5 * MINUTE_MS],
  ])('is rendered again at midnight, with the new day: %s', async (path, beforeMs) => {
    const own = await startSite()
    await setTime(own, -beforeMs)
    await own.untilCached(path)
    const cached = await own.get(path)
    expect(labelsOf(end - 1)).toContain(dayIn(await cached.text()))
    await setTime(own, 1)
    await own.clearFaults()
    const made = await own.get(path, { 'If-None-Match': cached.headers.get('ETag') ?? '' })
    expect(status(made)).toBe('Shanmen; fwd=miss; stored')
    expect(labelsOf(end)).toContain(dayIn(await made.text()))
    expect((await own.countCalls()).recommendations).toBe(1)
    await own.stop()
  })
})

it('a clock that was days ahead leaves no page or response that stays fresh for days', async () => {
  const path = '/mall/ticket'
  const days = 5 * 24 * 60 * 60 * 1000
  const outlived = 2 * CONTENT_FRESH_MS
  await site.advanceClock(days)
  await site.untilCached(path)
  // At this time, the site caches the page again.
  await site.advanceClock(outlived)
  await site.untilCached(path)
  await site.advanceClock(-days)
  await site.clearFaults()
  expect(status(await site.get(path))).toMatch(/miss/)
  expect(await site.countCalls()).toMatchObject({ ticketList: 1, menu: 1 })
  await site.advanceClock(outlived)
  const isFresh = async () => /hit; ttl=\d/.test(status(await site.get(path)) ?? '')
  expect(await isFresh()).toBe(false)
  await until(isFresh)
})

describe('the page cache', () => {
  it.each([PERSONAL, `/en${PERSONAL}`, `${PERSONAL}/_payload.json`])(
    'never stores %s',
    async (path) => {
      const [first, second] = [await site.get(path), await site.get(path)]
      expect(first.headers.get('Cache-Control')).toMatch(/no-store/)
      expect(first.headers.get('ETag')).toBeNull()
      expect(await first.text()).not.toBe(await second.text())
    },
  )

  it('stores for ten seconds that an item does not exist', async () => {
    const path = '/infomation/announcement/999999'
    for (let i = 0; i < 3; i += 1) expect((await site.get(path)).status).toBe(404)
    expect((await site.countCalls()).announcementDetail).toBe(1)
    await site.advanceClock(NOT_FOUND_FRESH_MS)
    expect((await site.get(path)).status).toBe(404)
    expect((await site.countCalls()).announcementDetail).toBe(2)
  })
})

it('each of many requests for a missing page gets its own address in the error', async () => {
  const path = '/infomation/announcement/999998'
  const addresses = Array.from({ length: 3 * RENDERS_AT_ONCE }, (_, n) => `${path}?visitor=${n}`)
  const answers = await Promise.all(
    addresses.map((address) => site.get(address, { Accept: 'application/json' })),
  )
  const messages = await Promise.all(answers.map(async (each) => (await each.json()).message))
  expect(messages).toEqual(addresses.map((address) => `Page Not Found: ${address}`))
})
