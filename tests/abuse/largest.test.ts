import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import type { Ticket } from '../../contract/ticket.ts'
import type { Ask } from './support/ask.ts'
import { type Answering, startStandIn } from './support/stand-in.ts'
import { startTarget, type Target } from './support/start-target.ts'

/** The largest answer of a backend. A page that repeated its rows would be many times larger. */
const LIMIT_BYTES = 2 * 1024 * 1024

/** Returns a service name of the maximum length. */
const longName = (n: number) => `${n}`.padEnd(60, '山')

/** More tickets and more services than the contract allows. Each ticket has other services. */
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
 * More points and trails than the contract allows. All points have the same category, which the
 * list of categories repeats.
 */
const manyPoints: Answering = change('guide', (data) => {
  const [category] = data.categories
  if (category === undefined) throw new Error('The guide has no category')
  data.categories = Array.from({ length: 150 }, () => category)
  data.points = repeated(data.points, 1200).map((point) => ({
    ...point,
    category: category.id,
    // Removed, because a picture takes as much space on the page as in the answer. This test is
    // about data that gets longer.
    cover: undefined,
  }))
  data.trails = repeated(data.trails, 120)
})

/** A summary as long as the whole answer. The page shows it several times. */
const longSummary: Answering = change('announcementDetail', (data) => {
  data.summary = '山'.repeat(600_000)
})

/** Repeats the rows until there are `length` of them, each with its own id. */
function repeated<Row extends { id: string }>(rows: readonly Row[], length: number): Row[] {
  return Array.from({ length }, (_, n) => rows[n % rows.length])
    .filter((row) => row !== undefined)
    .map((row, n) => ({ ...row, id: String(n + 1) }))
}

/** Returns an answer of the reference backend with changed data. */
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
    // The site would refuse a larger answer with 503.
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

describe('a page for a response that is larger than the contract allows', () => {
  let site: Target
  beforeAll(async () => {
    site = await startTarget(standIn)
  })
  afterAll(() => site.stop())

  it.each([
    ['/mall/ticket', manyTickets],
    ['/en/infomation/guide', manyPoints],
    ['/infomation/announcement/1024', longSummary],
  ])('%s is smaller than the largest response', async (path, answering) => {
    standIn.answerWith(answering)
    expect(await faultsOf(site.ask, path)).toEqual([])
  })
})

/** A bad site: it makes a table of all tickets and all services. */
const vulnerableSite: Ask = async () => {
  const started = performance.now()
  const response = await fetch(`${standIn.origin}/backends/api/vote?languageId=1`)
  const { data } = await response.json()
  const tickets: Ticket[] = data.list
  const names = tickets.flatMap(({ services }) => services.map(({ name }) => name))
  const body = names.map((name) => tickets.map(() => `<td>${name}</td>`).join('')).join('')
  return { status: response.status, headers: {}, body, durationMs: performance.now() - started }
}

it('the check detects a vulnerable site that multiplies tickets by services', async () => {
  standIn.answerWith(manyTickets)
  expect((await faultsOf(vulnerableSite, '')).join('\n')).toContain('bytes')
})
