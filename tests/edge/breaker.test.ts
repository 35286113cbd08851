import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
await site.get('/mall/ticket')
afterEach(async () => {
  await site.clearFaults()
  await site.advanceClock(30_000)
})
afterAll(() => site.stop())

const path = (id: number) => `/infomation/announcement/${id}`
const calls = async () => (await site.countCalls()).announcementDetail ?? 0

describe('a call that fails five times in a row', () => {
  it('is not made for a while, then made once', async () => {
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 521 })
    for (let id = 1001; id < 1011; id += 1) expect((await site.get(path(id))).status).toBe(503)
    expect(await calls()).toBe(5)
    await site.advanceClock(6100)
    expect((await site.get(path(1001))).status).toBe(503)
    expect((await site.get(path(1002))).status).toBe(503)
    expect(await calls()).toBe(6)
  })

  it('leaves all other calls alone', async () => {
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 521 })
    for (let id = 1001; id < 1008; id += 1) await site.get(path(id))
    expect((await site.get('/mall/hotel/101')).status).toBe(200)
  })

  it('is made again once the backend works', async () => {
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 521 })
    for (let id = 1001; id < 1008; id += 1) await site.get(path(id))
    await site.clearFaults()
    expect((await site.get(path(1011))).status).toBe(503)
    await site.advanceClock(6100)
    for (let id = 1011; id < 1016; id += 1) expect((await site.get(path(id))).status).toBe(200)
  })
})

describe('a backend that breaks on some things', () => {
  it('still answers for all others', async () => {
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 500 })
    for (let id = 3_000_000_001; id < 3_000_000_021; id += 1)
      expect((await site.get(path(id))).status).toBe(503)
    await site.clearFaults()
    for (let id = 1017; id < 1022; id += 1) expect((await site.get(path(id))).status).toBe(200)
  })
})

describe('a backend whose trouble affects every call', () => {
  it('gets no more retries than a tenth of its calls, after the first ten', async () => {
    await site.setFault({ call: '*', fault: 'status', value: 503 })
    const ids = Array.from({ length: 40 }, (_, index) => 101 + index)
    for (const id of ids) {
      await site.get(`/mall/hotel/${id}`)
      await site.advanceClock(6100)
    }
    const { goodsDetail = 0, menu = 0 } = await site.countCalls()
    expect(goodsDetail).toBeGreaterThan(40)
    expect(goodsDetail - 40).toBeLessThanOrEqual(10 + (40 + menu) / 10)
  })
})

describe('more calls at once than the limit', () => {
  it('wait for each other, and are refused when their time is up', async () => {
    await site.setFault({ call: '*', fault: 'hanging' })
    const started = performance.now()
    const statuses = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, index) => (await site.get(`/mall/shopping/${301 + index}`)).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(performance.now() - started).toBeLessThan(7500)
    // 32 at once; when their time is up, as many of those that waited; a retry for a tenth of them.
    expect((await site.countCalls()).productDetail).toBeLessThanOrEqual(32 + 32 + 10)
  })
})
