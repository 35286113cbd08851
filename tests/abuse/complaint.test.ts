import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addressOf } from '../support/complaints.ts'
import { untilMinuteHasRoom } from '../support/until.ts'
import {
  BAD_BODIES,
  complaintOf,
  CROSS_SITE,
  FORM_HEADERS,
  WRONG_TYPES,
} from './data/complaint-requests.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { isFull } from '../support/sample.ts'
import { startStagedTarget, VISITOR_HEADER } from './support/start-target.ts'
import { startStandIn } from './support/stand-in.ts'

const PATHS = ['/service/complain', '/en/service/complain']

interface Post {
  headers: Record<string, string>
  body: string
  status: number
}

let visitors = 0
/** Returns the headers of a visitor who has not sent a form yet. */
const newVisitor = () => {
  visitors += 1
  return { [VISITOR_HEADER]: addressOf(visitors) }
}

/**
 * Returns what is wrong with the answers to invalid forms. Empty if each answer has the expected
 * status and the backend gets no form.
 */
async function checkRefusals(ask: Ask, posts: readonly Post[]): Promise<string[]> {
  const before = standIn.calls.length
  const found = await findings(posts, 4, async ({ headers, body, status }) => {
    const path = PATHS[body.length % 2] ?? ''
    const answer = await ask({
      path,
      method: 'POST',
      headers: { ...newVisitor(), ...headers },
      body,
    })
    return faultsOf(answer, status).map(
      (fault) => `${JSON.stringify(headers)} ${body.slice(0, 60)}: ${fault}`,
    )
  })
  const sent = standIn.calls.slice(before).filter(({ name }) => name === 'proposal')
  return [...found, ...sent.map(({ body }) => `sent on: ${body.slice(0, 80)}`)]
}

function faultsOf(answer: Answer, status: number): string[] {
  return [
    ...(answer.status === status ? [] : [`HTTP ${answer.status}, not ${status}`]),
    ...(answer.headers['cache-control'] === 'no-store' ? [] : ['may be kept']),
  ]
}

const countSent = () => standIn.calls.filter(({ name }) => name === 'proposal').length

function acceptAll(): void {
  let receipts = 0
  standIn.answerWith(async (call, genuine) => {
    if (call.name !== 'proposal') return genuine()
    receipts += 1
    return JSON.stringify({ code: 0, msg: '', data: { receiptNumber: `QL20261121-${receipts}` } })
  })
}

const standIn = await startStandIn()
acceptAll()
const site = await startStagedTarget(standIn)
beforeEach(async () => {
  standIn.calls.splice(0)
  await site.setStage({ stores: {} })
})
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

const crossSite: Post[] = CROSS_SITE.map((headers) => ({
  headers: { ...FORM_HEADERS, ...headers },
  body: complaintOf(randomUUID()),
  status: 403,
}))
const wrongTypes: Post[] = WRONG_TYPES.map((type) => ({
  headers: type === '' ? {} : { 'Content-Type': Buffer.from(type).toString('latin1') },
  body: complaintOf(randomUUID()),
  status: 415,
}))
const badBodies: Post[] = BAD_BODIES.map((body) => ({ headers: FORM_HEADERS, body, status: 422 }))

describe('a complaint', () => {
  it('is accepted from the site’s own page', async () => {
    const { status } = await site.ask({
      path: '/service/complain',
      method: 'POST',
      headers: {
        ...newVisitor(),
        ...FORM_HEADERS,
        Origin: site.site.origin,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: complaintOf(randomUUID()),
    })
    expect(status).toBe(303)
    expect(countSent()).toBe(1)
  })

  it('is refused if another site’s page sends it', async () => {
    expect(inShort(await checkRefusals(site.ask, crossSite))).toEqual([])
  })

  it('is refused if its content type or its fields are invalid', async () => {
    expect(inShort(await checkRefusals(site.ask, [...wrongTypes, ...badBodies]))).toEqual([])
  })

  it('is not forwarded if the honeypot is filled in', async () => {
    const body = complaintOf(randomUUID(), { website: 'https://evil.test' })
    expect(await checkRefusals(site.ask, [{ headers: FORM_HEADERS, body, status: 422 }])).toEqual(
      [],
    )
  })
})

/** Sends complaints at once. Returns how many reached the backend, and a count of each status. */
async function flood(ask: Ask, size: number, visitorOf: () => Record<string, string>) {
  await untilMinuteHasRoom(12_000)
  const statuses = new Map<number, number>()
  await findings([...Array(size).keys()], 32, async () => {
    const { status } = await ask({
      path: '/service/complain',
      method: 'POST',
      headers: { ...FORM_HEADERS, ...visitorOf(), Accept: 'application/json' },
      body: complaintOf(randomUUID()),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return []
  })
  return { sent: countSent(), statuses: Object.fromEntries(statuses) }
}

describe('a flood of complaints', () => {
  it('from one visitor is limited to five', async () => {
    const visitor = newVisitor()
    const size = isFull ? 1000 : 100
    const { sent, statuses } = await flood(site.ask, size, () => visitor)
    expect(sent).toBe(5)
    expect(statuses).toEqual({ 200: 5, 429: size - 5 })
  })

  it('from many visitors is limited to 120', async () => {
    const fresh = await startStagedTarget(standIn)
    onTestFinished(() => fresh.stop())
    const { sent } = await flood(fresh.ask, isFull ? 1000 : 200, newVisitor)
    expect(sent).toBe(120)
  })
})

describe.each(['throw', 'reject', 'hang', 'garbage'] as const)(
  'limiters that fail (%s)',
  (fault) => {
    it('cause 503 for every form', async () => {
      await site.setStage({ stores: { limiter: fault } })
      const posts = [0, 1, 2].map(() => ({
        headers: FORM_HEADERS,
        body: complaintOf(randomUUID()),
        status: 503,
      }))
      expect(await checkRefusals(site.ask, posts)).toEqual([])
    })
  },
)

/** A bad site: it passes every complaint on to the backend. */
const vulnerableSite: Ask = async ({ body = '' }) => {
  const proposal = JSON.stringify(Object.fromEntries(new URLSearchParams(body)))
  await fetch(`${standIn.origin}/backends/api/proposal`, { method: 'POST', body: proposal })
  return { status: 303, headers: {}, body: '', durationMs: 0 }
}

it('the check detects the faults of a vulnerable site', async () => {
  const found = await checkRefusals(vulnerableSite, [...crossSite, ...wrongTypes, ...badBodies])
  for (const sign of ['not 403', 'not 415', 'not 422', 'may be kept', 'sent on']) {
    expect(found.filter((text) => text.includes(sign)).length).toBeGreaterThan(5)
  }
})
