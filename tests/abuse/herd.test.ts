import { request } from 'node:http'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Ask } from './support/ask.ts'
import { type Answering, startStandIn } from './support/stand-in.ts'
import { startTarget } from './support/start-target.ts'

const CROWD = 500
/** Maximum wait, as a multiple of the slowest answer to a crowd while the backend works. */
const MAX_TIMES_NORMAL = 4

const wait = (durationMs: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, durationMs))

const slowly: Answering = async (_call, genuine) => {
  await wait(400)
  return genuine()
}

let nextId = 1_000_000
/** Returns three pages that nobody has requested yet. */
const coldPages = () =>
  Array.from({ length: 3 }, () => ({ id: String(nextId), path: `/mall/hotel/${nextId++}` }))

/** Sends many requests at once, spread over all pages. */
async function sendHerd(ask: Ask, pages: readonly { path: string }[]) {
  const pending = Array.from({ length: CROWD }, (_, n) =>
    ask({ path: pages[n % pages.length]?.path ?? '/' }),
  )
  const answers = await Promise.all(pending)
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    bodies: new Set(answers.map(({ body }) => body)).size,
    slowestMs: Math.max(...answers.map(({ durationMs }) => durationMs)),
  }
}

/** Sends a request, and closes the connection before the answer arrives. */
function askAndLeave(origin: URL, path: string): void {
  const sent = request({ host: origin.hostname, port: origin.port, path })
  sent.on('error', () => {}).end()
  setTimeout(() => sent.destroy(), 100)
}

const standIn = await startStandIn()
const site = await startTarget(standIn)
// These requests cache the menu, open the connections and warm up the code. The test then counts
// only the pages' own calls.
for (let id = 1; id <= 60; id++) await site.ask({ path: `/mall/hotel/${100 + id}` })
await sendHerd(site.ask, [{ path: '/mall/hotel/101' }])
standIn.answerWith(slowly)
const { slowestMs: normalMs } = await sendHerd(site.ask, coldPages())
afterEach(() => {
  standIn.answerWith()
  standIn.calls.splice(0)
})
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

/** Returns the number of calls for each page's own data. */
const callsFor = (pages: readonly { id: string }[]) =>
  pages.map(({ id }) => standIn.calls.filter((call) => call.id === id).length)

describe('five hundred simultaneous requests for three uncached pages', () => {
  it('cause one call per page, and all get the same response', async () => {
    const pages = coldPages()
    standIn.answerWith(slowly)
    const herd = await sendHerd(site.ask, pages)
    expect(callsFor(pages)).toEqual([1, 1, 1])
    expect(herd).toMatchObject({ statuses: [200], bodies: 3 })
    expect(herd.slowestMs).toBeLessThan(MAX_TIMES_NORMAL * normalMs)
  })

  it('get their pages even if the first visitors have left', async () => {
    const pages = coldPages()
    standIn.answerWith(slowly)
    for (const { path } of pages) askAndLeave(site.site, path)
    await wait(50)
    const herd = await sendHerd(site.ask, pages)
    expect(Math.max(...callsFor(pages))).toBeLessThanOrEqual(1)
    expect(herd).toMatchObject({ statuses: [200], bodies: 3 })
    expect(herd.slowestMs).toBeLessThan(MAX_TIMES_NORMAL * normalMs)
  })

  it.each([
    // This case is first because it opens no circuit breaker.
    ['fails on these pages', 500],
    ['is down', 521],
  ])('all return 503 together if the backend %s', async (_, status) => {
    const pages = coldPages()
    standIn.answerWith(async (_call, _genuine, response) => {
      await wait(300)
      response.writeHead(status).end()
      return undefined
    })
    const herd = await sendHerd(site.ask, pages)
    expect(herd.statuses).toEqual([503])
    expect(herd.slowestMs).toBeLessThan(MAX_TIMES_NORMAL * normalMs)
    // At most two calls, each of them with a retry.
    const calls = Math.max(...callsFor(pages))
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThanOrEqual(4)
  })
})

/** A bad site: it calls the backend for every request. */
const vulnerableSite: Ask = async ({ path }) => {
  const url = `${standIn.origin}/backends/api/mall?id=${path.split('/').at(-1)}&languageId=1`
  const response = await fetch(url)
  return { status: response.status, headers: {}, body: await response.text(), durationMs: 0 }
}

it('the check detects a vulnerable site', async () => {
  const pages = coldPages()
  await sendHerd(vulnerableSite, pages)
  expect(Math.min(...callsFor(pages))).toBeGreaterThan(100)
})
