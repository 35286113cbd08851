import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
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

const KEPT = PAGE_ADDRESSES.map(({ address }) => address).filter(
  (address) => !address.endsWith('/service/complain'),
)
const PATH = '/infomation/announcement/1024'

/** Requests a page in both languages until both are complete and current. */
async function recover(): Promise<void> {
  await site.clearFaults()
  await until(async () => {
    // After this time, circuit breakers let a call through, and pages from old answers expire.
    await site.advanceClock(20_000)
    const answers = await Promise.all([PATH, `/en${PATH}`].map((path) => site.get(path)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    return answers.every(({ ok }) => ok) && !/信息更新于|Information as of/.test(texts.join())
  })
}

describe('a stale copy', () => {
  it('shows its time in the language of the page', async () => {
    await recover()
    await site.advanceClock(HOUR_MS)
    await site.setFault({ call: '*', fault: 'status', value: 500 })
    expect(await (await site.get(PATH)).text()).toMatch(
      /<p class="notice">信息更新于 <time dateTime="20[^"]+">20\d\d年\d+月\d+日 \d\d:\d\d<\/time><\/p>/,
    )
    expect(await (await site.get(`/en${PATH}`)).text()).toMatch(
      /<p class="notice">Information as of <time dateTime="20[^"]+">\d+ \w+ 20\d\d, \d\d:\d\d<\/time>/,
    )
    const payload = await (await site.get(`${PATH}/_payload.json`)).json()
    expect(payload.content).toMatch(/^<p class="notice">信息更新于/)
  })

  it('is not used after the backend has reported that the content does not exist', async () => {
    await recover()
    await site.advanceClock(HOUR_MS)
    await site.setFault({
      call: 'announcementDetail',
      fault: 'code',
      value: 404,
      msg: '内容不存在',
    })
    expect((await site.get(PATH)).status).toBe(404)
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 500 })
    expect((await site.get(PATH)).status).toBe(404)
    await site.advanceClock(20_000)
    expect((await site.get(PATH)).status).toBe(503)
  })
})

it.each(sample<Omit<Fault, 'call'>>([{ fault: 'status', value: 503 }, { fault: 'hanging' }], 1))(
  'cached responses are enough for every page if no page is cached: backend failing with %j',
  async (fault) => {
    const alone = await startSite({ vars: { PAGE_CACHE: 'off' } })
    const addresses = [...KEPT, '/scenic/information/2504', '/en/scenic/information/2504']
    const statuses = async () =>
      Promise.all(addresses.map(async (address) => (await alone.get(address)).status))
    onTestFinished(() => alone.stop())
    await until(async () => (await statuses()).every((status) => status === 200))
    expect((await alone.get('/mall')).headers.get('Cache-Status')).toBeNull()
    await alone.setStage({ aheadMs: HOUR_MS })
    await alone.setFault({ call: '*', ...fault })
    expect(await statuses()).toEqual(addresses.map(() => 200))
  },
  60_000,
)
