import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import type { Ticket } from '../../contract/ticket.ts'
import type { Ask } from './support/ask.ts'
import { type Answering, startStandIn } from './support/stand-in.ts'
import { startTarget, type Target } from './support/start-target.ts'

/**
 * The largest answer that the backend may give. A page that multiplies rows would be many times
 * larger.
 */
const LIMIT_BYTES = 2 * 1024 * 1024

/** Returns the longest name that a service may have. */
const longName = (n: number) => `${n}`.padEnd(60, '山')

/**
 * More tickets than the contract keeps. Each has more services than the contract keeps, and no two
 * share a service.
 */
const manyTickets: Answering = change('ticketList', (data) => {
  data.list = repeated(data.list, 40).map((ticket, column) => ({
    ...ticket,
    services: Array.from({ length: 40 }, (_, row) => ({
      name: longName(100 * column + row),
      included: true,
      note: undefined,
    })),
  }))
})

/**
 * More points and trails than the contract keeps. All points have one category, which is listed
 * many times.
 */
const manyPoints: Answering = change('guide', (data) => {
  const [category] = data.categories
  if (category === undefined) throw new Error('The guide has no category')
  data.categories = Array.from({ length: 150 }, () => category)
  data.points = repeated(data.points, 1200).map((point) => ({
    ...point,
    category: category.id,
    // A picture takes the same space on the page as in the answer. This test is about data that
    // takes more.
    cover: undefined,
  }))
  data.trails = repeated(data.trails, 120)
})

/** A summary that fills an answer. It appears on the page several times. */
const longSummary: Answering = change('announcementDetail', (data) => {
  data.summary = '山'.repeat(600_000)
})

/** Returns the given rows repeated until there are `length`, each with its own id. */
function repeated<Row extends { id: string }>(rows: readonly Row[], length: number): Row[] {
  return Array.from({ length }, (_, n) => rows[n % rows.length])
    .filter((row) => row !== undefined)
    .map((row, n) => ({ ...row, id: String(n + 1) }))
}

/** Returns the genuine answer to a call, with its data changed. */
function change<Name extends EndpointName>(
  name: Name,
  edit: (data: EndpointData<Name>) => void,
): Answering {
  return async (call, genuine) => {
    const text = await genuine()
    if (call.name !== name) return text
    const answer = JSON.parse(text)
    edit(answer.data)
    const changed = JSON.stringify(answer)
    // The site would refuse a larger answer, and the page would be 503.
    expect(Buffer.byteLength(changed)).toBeLessThan(LIMIT_BYTES)
    return changed
  }
}

async function faultsOf(ask: Ask, path: string): Promise<string[]> {
  const { status, body } = await ask({ path })
  const bytes = Buffer.byteLength(body)
  return [
    ...(status === 200 ? [] : [`HTTP ${status}`]),
    ...(bytes < LIMIT_BYTES ? [] : [`${bytes} bytes`]),
  ]
}

const standIn = await startStandIn()
afterAll(() => standIn.stop())

describe('a page of an answer with more than the contract keeps', () => {
  let site: Target
  beforeAll(async () => {
    site = await startTarget(standIn)
  })
  afterAll(() => site.stop())

  it.each([
    ['/mall/ticket', manyTickets],
    ['/en/infomation/guide', manyPoints],
    ['/infomation/announcement/1024', longSummary],
  ])('%s is smaller than the largest answer', async (path, answering) => {
    standIn.answerWith(answering)
    expect(await faultsOf(site.ask, path)).toEqual([])
  })
})

/** Compares all tickets by every service that any of them has. */
const vulnerableSite: Ask = async () => {
  const started = performance.now()
  const response = await fetch(`${standIn.origin}/backends/api/vote?languageId=1`)
  const { data } = await response.json()
  const tickets: Ticket[] = data.list
  const names = tickets.flatMap(({ services }) => services.map(({ name }) => name))
  const body = names.map((name) => tickets.map(() => `<td>${name}</td>`).join('')).join('')
  return { status: response.status, headers: {}, body, durationMs: performance.now() - started }
}

it('a vulnerable site is caught by tickets that have no service in common', async () => {
  standIn.answerWith(manyTickets)
  expect((await faultsOf(vulnerableSite, '')).join('\n')).toContain('bytes')
})
