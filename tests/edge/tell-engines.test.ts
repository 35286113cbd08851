import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const INDEXNOW_KEY = '0f3d2c1b4a5968770f3d2c1b4a596877'
const BAIDU_PUSH_TOKEN = 'a1B2c3D4e5F6g7H8'
const OPS_TOKEN = 'operators-token-1234'

interface Submission {
  url: string
  body: string
}

const sent: Submission[] = []
let refuses = false
let leadsAway = false
/** How many more addresses Baidu accepts on this day. */
let quota = Infinity

const site = await startSite({
  vars: { INDEXNOW_KEY, BAIDU_PUSH_TOKEN, OPS_TOKEN },
  outbound: async (request) => {
    const body = await request.text()
    sent.push({ url: request.url, body })
    if (leadsAway) return Response.redirect('https://moved.test/', 302)
    if (refuses) return new Response('slow down', { status: 429 })
    if (!request.url.includes('baidu')) return new Response('', { status: 202 })
    const success = body.split('\n').length
    if (success > quota)
      return Response.json({ error: 400, message: 'over quota' }, { status: 400 })
    return Response.json({ remain: quota - success, success })
  },
})
const database = await site.miniflare.getD1Database('DB', 'shanmen')
beforeEach(() => {
  sent.length = 0
})
afterEach(async () => {
  refuses = false
  leadsAway = false
  quota = Infinity
  await site.clearFaults()
})
afterAll(() => site.stop())

const purge = () =>
  fetch(`${site.site.origin}/ops/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ call: '*' }),
  })

/** Purges, and waits until the log has this number of new lines about engines. */
async function purgeAndWait(lines: number): Promise<void> {
  const before = site.logs.filter((line) => line.includes('"engine"')).length
  await purge()
  await until(
    async () => site.logs.filter((line) => line.includes('"engine"')).length >= before + lines,
  )
}

const indexNow = () => sent.filter(({ url }) => url.includes('indexnow'))
const baidu = () => sent.filter(({ url }) => url.includes('baidu'))
const changedIn = (submission: Submission | undefined): string[] =>
  JSON.parse(submission?.body ?? '{}').urlList

const addressOf = (id: number) => `${SITE_ORIGIN}/infomation/announcement/${id}`

const setUpdated = (id: number, date: string) =>
  database
    .prepare(
      `UPDATE entry_texts SET listed = json_set(listed, '$.updatedAt', '${date}') WHERE kind = 'announcement' AND id = ${id} AND language_id = 1`,
    )
    .run()

describe('search engines', () => {
  it('are notified of all pages first, each in its own format', async () => {
    await purgeAndWait(2)
    expect(JSON.parse(indexNow()[0]?.body ?? '')).toMatchObject({
      host: new URL(SITE_ORIGIN).host,
      key: INDEXNOW_KEY,
      keyLocation: `${SITE_ORIGIN}/${INDEXNOW_KEY}.txt`,
    })
    const addresses = changedIn(indexNow()[0])
    expect(addresses).toEqual(
      expect.arrayContaining([`${SITE_ORIGIN}/`, `${SITE_ORIGIN}/en/infomation/announcement/1024`]),
    )
    expect(new URL(baidu()[0]?.url ?? '').searchParams.get('site')).toBe(SITE_ORIGIN)
    expect(baidu()[0]?.body.split('\n')).toEqual(addresses)
  })

  it('are then notified of a change, and only once', async () => {
    await setUpdated(1023, '2026-11-20T09:00:00+08:00')
    await purgeAndWait(2)
    const address = addressOf(1023)
    expect(indexNow().map(changedIn)).toEqual([[address]])
    expect(baidu().map(({ body }) => body)).toEqual([address])
    sent.length = 0
    await purge()
    await setUpdated(1022, '2026-11-20T10:00:00+08:00')
    await purgeAndWait(2)
    expect(indexNow().map(changedIn)).toEqual([[addressOf(1022)]])
  })

  it('are notified again after a failure, which is logged', async () => {
    await setUpdated(1021, '2026-11-20T09:00:00+08:00')
    refuses = true
    await purgeAndWait(2)
    expect(site.logs.findLast((line) => line.includes('"engine"'))).toMatch(/HTTP 429: slow down/)
    expect(site.logs.join('')).not.toContain(BAIDU_PUSH_TOKEN)
    refuses = false
    sent.length = 0
    await purgeAndWait(2)
    expect(indexNow().map(changedIn)).toEqual([[addressOf(1021)]])
  })

  it('are notified again after a redirect, which is not followed', async () => {
    leadsAway = true
    await setUpdated(1019, '2026-11-20T09:30:00+08:00')
    await purgeAndWait(2)
    expect(sent.map(({ url }) => new URL(url).host).toSorted()).toEqual([
      'api.indexnow.org',
      'data.zz.baidu.com',
    ])
    leadsAway = false
    sent.length = 0
    await purgeAndWait(2)
    expect(changedIn(indexNow()[0])).toEqual([addressOf(1019)])
  })

  it('are notified within their daily quota, newest pages first', async () => {
    quota = 2
    for (const id of [1013, 1014, 1015, 1016, 1017])
      // oxlint-disable-next-line no-await-in-loop -- they share one database
      await setUpdated(id, `2026-11-21T09:${id - 1000}:00+08:00`)
    await purgeAndWait(2)
    expect(baidu().map(({ body }) => body.split('\n').length)).toEqual([5, 2])
    expect(baidu()[1]?.body.split('\n')).toEqual([addressOf(1017), addressOf(1016)])
    quota = Infinity
    sent.length = 0
    await purgeAndWait(1)
    expect(baidu().map(({ body }) => body.split('\n'))).toEqual([
      [addressOf(1015), addressOf(1014), addressOf(1013)],
    ])
    expect(indexNow()).toEqual([])
  })

  it('are also notified by the scheduled job', async () => {
    await setUpdated(1020, '2026-11-20T09:00:00+08:00')
    await site.advanceClock(2 * 60 * 60 * 1000)
    await site.runScheduled()
    await until(async () => indexNow().length > 0)
    expect(indexNow().flatMap(changedIn)).toContain(addressOf(1020))
  })

  it('are not notified if the site cannot list its pages', async () => {
    await site.setFault({ call: 'announcementList', fault: 'status', value: 503 })
    await site.advanceClock(3 * 24 * 60 * 60 * 1000)
    await purge()
    await site.get('/sitemap-zh.xml')
    expect(sent).toEqual([])
  })

  it('find the IndexNow key, but get 404 for another key', async () => {
    const response = await site.get(`/${INDEXNOW_KEY}.txt`)
    expect(await response.text()).toBe(INDEXNOW_KEY)
    expect((await site.get('/another-key-of-somebody.txt')).status).toBe(404)
  })
})

it('without keys no search engine is notified, and no key file exists', async () => {
  const requests: string[] = []
  const plain = await startSite({
    vars: { OPS_TOKEN },
    outbound: (request) => {
      requests.push(request.url)
      return new Response()
    },
  })
  onTestFinished(() => plain.stop())
  await fetch(`${plain.site.origin}/ops/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ call: '*' }),
  })
  await plain.get('/sitemap-zh.xml')
  expect(requests).toEqual([])
  expect((await plain.get(`/${INDEXNOW_KEY}.txt`)).status).toBe(404)
})
