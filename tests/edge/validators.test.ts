import { wordsIn } from '../support/words-in.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const MINUTE_MS = 60_000

const site = await startSite()
let startedAt = Date.now()
// Waits for a new minute, because some of the tested code counts whole minutes.
beforeEach(async () => {
  const toNextMs = MINUTE_MS - (startedAt % MINUTE_MS)
  startedAt += toNextMs
  await site.setStage({ aheadMs: startedAt - Date.now() })
})
afterAll(() => site.stop())

const POLLED = wordsIn(`
  /feeds/announcements.atom /en/feeds/news.json /feeds/activities.ics
  /en/feeds/activities/3004.ics /llms.txt /en/visit.json /visit.json?only=notices
  /en/pocket.json /sitemap.xml /sitemap-zh.xml /sitemap-news-en.xml /robots.txt
  /.well-known/security.txt
`)

describe.each(POLLED)('%s', (path) => {
  it('is not sent again to a client that has it', async () => {
    const first = await site.get(path)
    const body = await first.text()
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{40}"$/)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await site.get(path, { 'If-None-Match': known })
      expect.soft([again.status, await again.text()], known).toEqual([304, ''])
      for (const name of ['ETag', 'Access-Control-Allow-Origin'])
        expect.soft(again.headers.get(name), name).toBe(first.headers.get(name))
      expect.soft(again.headers.get('Cache-Control') === null).toBe(false)
      expect.soft(again.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
    const other = await site.get(path, { 'If-None-Match': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, body])
    const head = await fetch(site.site.origin + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag')]).toEqual([200, tag])
  })
})

it('an error has no ETag, and is sent in full', async () => {
  for (const path of ['/feeds/activities/none.ics', '/builds/meta/none.json']) {
    const { status, headers } = await site.get(path, { 'If-None-Match': '*' })
    expect([status, headers.get('ETag')]).toEqual([404, null])
  }
})

it('the notices are the same until something changes', async () => {
  const read = async () => {
    const response = await site.get('/visit.json?only=notices')
    return [response.headers.get('ETag'), response.headers.get('Cache-Control')]
  }
  const before = await read()
  expect(before[1]).toBe('no-cache')
  await site.setStage({ aheadMs: startedAt + MINUTE_MS - Date.now() })
  expect(await read()).toEqual(before)
})

it('visit.json gets a new ETag in the next minute', async () => {
  const tagOf = async () => (await site.get('/visit.json')).headers.get('ETag')
  const tag = await tagOf()
  await site.setStage({ aheadMs: startedAt + MINUTE_MS - Date.now() })
  expect(await tagOf()).not.toBe(tag)
})
