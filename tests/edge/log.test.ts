import { afterAll, afterEach, expect, it } from 'vitest'
import { CONTENT_FRESH_MS } from '../../worker/limits.ts'
import { untilNight } from '../support/night.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const SECRET = '13800138000'

const site = await startSite()
await site.advanceClock(untilNight())
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

it('the log omits the query of a page that no longer exists', async () => {
  const address = `/infomation/announcement/1024/_payload.json?phone=${SECRET}`
  await site.untilCached(address)
  await site.setFault({ call: 'announcementDetail', fault: 'code', value: 404, msg: 'gone' })
  await site.advanceClock(1.25 * CONTENT_FRESH_MS)
  site.logs.length = 0
  expect((await site.get(address)).status).toBe(200)
  const refreshed = () => site.logs.filter((line) => line.includes('"refresh":'))
  await until(async () => refreshed().length > 0)
  expect(refreshed()).toEqual([expect.stringContaining('"refresh":"Page Not Found"')])
  await until(async () => (await site.get(address)).status === 404)
  expect(site.logs.filter((line) => line.includes(SECRET))).toEqual([])
})
