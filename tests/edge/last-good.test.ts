import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { untilNight } from '../support/night.ts'
import { type Fault, startSite } from '../support/start-site.ts'
import { sample } from '../support/sample.ts'
import { until } from '../support/until.ts'

const HOUR_MS = 60 * 60 * 1000

const site = await startSite()
await site.advanceClock(untilNight())
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const ADDRESSES = PAGE_ADDRESSES.map(({ address }) => address)
const KEPT = ADDRESSES.filter((address) => !address.endsWith('/service/complain'))

const AS_OF = /信息更新于|Information as of/

interface Visit {
  address: string
  status: number
  isMarked: boolean
}

/** Visits addresses, a few at a time, as the visitors of one isolate would. */
async function visit(addresses: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  const queue = [...addresses]
  const walk = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const response = await site.get(address)
      const html = await response.text()
      visits.push({ address, status: response.status, isMarked: AS_OF.test(html) })
    }
  }
  await Promise.all(Array.from({ length: 8 }, walk))
  return visits
}

/** Visits all addresses until each one is answered in full. */
async function recover(): Promise<void> {
  await site.clearFaults()
  await until(async () => {
    // Breakers are tried again, and pages made of old copies are made anew.
    await site.advanceClock(20_000)
    const visits = await visit(ADDRESSES)
    return visits.every(({ status, isMarked }) => status === 200 && !isMarked)
  })
}

beforeAll(recover, 60_000)

describe('a copy', () => {
  const path = '/infomation/announcement/1024'

  it('is served without a notice for ten minutes unless the backend is known to fail', async () => {
    await recover()
    await site.advanceClock(5 * 60 * 1000)
    expect((await visit([path]))[0]).toMatchObject({ status: 200, isMarked: false })
  })

  it('shows its time in the language of the page', async () => {
    await recover()
    await site.advanceClock(HOUR_MS)
    await site.setFault({ call: '*', fault: 'status', value: 500 })
    expect(await (await site.get(path)).text()).toMatch(
      /<p class="notice">信息更新于 <time dateTime="20[^"]+">20\d\d年\d+月\d+日 \d\d:\d\d<\/time><\/p>/,
    )
    expect(await (await site.get(`/en${path}`)).text()).toMatch(
      /<p class="notice">Information as of <time dateTime="20[^"]+">\d+ \w+ 20\d\d, \d\d:\d\d<\/time>/,
    )
    const payload = await (await site.get(`${path}/_payload.json`)).json()
    expect(payload.content).toMatch(/^<p class="notice">信息更新于/)
  })

  it('expires after a day', async () => {
    await recover()
    await site.advanceClock(25 * HOUR_MS)
    await site.setFault({ call: '*', fault: 'status', value: 500 })
    expect((await site.get(path)).status).toBe(503)
  })

  it('never brings back what the backend says does not exist', async () => {
    await recover()
    await site.advanceClock(HOUR_MS)
    await site.setFault({
      call: 'announcementDetail',
      fault: 'code',
      value: 404,
      msg: '内容不存在',
    })
    expect((await site.get(path)).status).toBe(404)
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 500 })
    expect((await site.get(path)).status).toBe(404)
    await site.advanceClock(20_000)
    expect((await site.get(path)).status).toBe(503)
  })
})

describe('a call that asks for no single thing', () => {
  it.each(['menu', 'announcementList'] as const)(
    'whose answer is "not found" has failed: last good copies stand in (%s)',
    async (call) => {
      await recover()
      await site.advanceClock(HOUR_MS)
      await site.setFault({ call, fault: 'code', value: 404, msg: 'no route' })
      const path = '/infomation/announcement'
      expect((await visit([path, path]))[1]).toMatchObject({
        status: 200,
        isMarked: call !== 'menu',
      })
      // The store has the good copy still: another isolate finds it.
      expect(await (await site.copies()).get('menu:languageId=1')).toMatch(/^\d+\n\{"code":0/)
      await site.setFault({ call: '*', fault: 'status', value: 500 })
      await site.advanceClock(HOUR_MS)
      expect((await visit([path]))[0]).toMatchObject({ status: 200, isMarked: true })
    },
    60_000,
  )
})

describe('copies of answers', () => {
  it.each(sample<Omit<Fault, 'call'>>([{ fault: 'status', value: 503 }, { fault: 'hanging' }], 1))(
    'are enough for every page, notices included, where no page was kept: backend failing with %j',
    async (fault) => {
      const alone = await startSite({ vars: { PAGE_CACHE: 'off' } })
      const addresses = [...KEPT, '/scenic/information/2504', '/en/scenic/information/2504']
      const statuses = async () =>
        Promise.all(addresses.map(async (address) => (await alone.get(address)).status))
      try {
        await until(async () => (await statuses()).every((status) => status === 200))
        expect((await alone.get('/mall')).headers.get('Cache-Status')).toBeNull()
        await alone.setStage({ aheadMs: HOUR_MS })
        await alone.setFault({ call: '*', ...fault })
        expect(await statuses()).toEqual(addresses.map(() => 200))
      } finally {
        await alone.stop()
      }
    },
    60_000,
  )
})
