import { afterAll, afterEach, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const CALLS = {
  menu: 1,
  recommendations: 1,
  announcementList: 1,
  messageList: 1,
  strategyList: 1,
  ticketList: 1,
}

/** The home page always links to items with these paths. */
const PARTS = ['/infomation/announcement/', '/service/strategy/']

/** Requests the home page when all cached answers have expired. Returns its calls. */
async function readHome() {
  await site.advanceClock(WEEK_MS + 1000)
  const response = await site.get('/')
  const html = await response.text()
  const parts = PARTS.filter((path) => html.includes(`href="${path}`))
  return { status: response.status, parts, calls: await site.countCalls() }
}
const WHOLE = { status: 200, parts: PARTS }

it('the site requests all data of a page in one round trip', async () => {
  expect(await readHome()).toEqual({ ...WHOLE, calls: { batch: 1, ...CALLS } })
})
