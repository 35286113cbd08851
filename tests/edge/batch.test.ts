import { afterAll, afterEach, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const CALLS = { menu: 1, recommendations: 1, announcementList: 1, messageList: 1 }

/** Reads the home page where nothing is cached that could be shown, and counts the calls for it. */
async function readHome() {
  await site.advanceClock(WEEK_MS + 1000)
  const response = await site.get('/')
  const html = await response.text()
  const parts = ['announcement', 'activity'].filter((kind) =>
    html.includes(`href="/infomation/${kind}/`),
  )
  return { status: response.status, parts, calls: await site.countCalls() }
}
const WHOLE = { status: 200, parts: ['announcement', 'activity'] }

it('asks for all that a page needs in one round trip', async () => {
  expect(await readHome()).toEqual({ ...WHOLE, calls: { batch: 1, ...CALLS } })
})

it('makes the calls one by one where the backend takes no batch', async () => {
  await site.setFault({ call: 'batch', fault: 'status', value: 404 })
  expect(await readHome()).toEqual({ ...WHOLE, calls: { batch: 1, ...CALLS } })
})

it('asks again for what a batch lacks, and shows the rest', async () => {
  await site.setFault({ call: 'announcementList', fault: 'status', value: 500 })
  const calls = { batch: 1, ...CALLS, announcementList: 2 }
  expect(await readHome()).toEqual({ status: 200, parts: ['activity'], calls })
})

it('shows what is there while one answer is slow', async () => {
  await site.setFault({ call: 'messageList', fault: 'latency', value: 1200 })
  await site.advanceClock(WEEK_MS + 1000)
  const { body } = await site.get('/')
  let html = ''
  for await (const chunk of body ?? []) {
    html += new TextDecoder().decode(chunk)
    if (html.includes('/infomation/announcement/')) break
  }
  expect(html).not.toContain('href="/infomation/activity/')
  expect(await site.countCalls()).toEqual({ batch: 1, ...CALLS })
})
