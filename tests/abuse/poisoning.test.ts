import { wordsIn } from '../support/words-in.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type Intrusion, INTRUSIONS } from './data/intrusions.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { isFull, sample } from '../support/sample.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget } from './support/start-target.ts'

/** Headers that must be the same for all visitors with the same kind of request. */
const SHARED_HEADERS = wordsIn(`
  content-type content-language content-encoding content-security-policy cache-control location
  vary set-cookie access-control-allow-origin
`)

/**
 * Pages that nobody has requested before the intrusion. The stand-in has content under every id.
 */
const FRESH = [
  '/mall/hotel/:id',
  '/en/scenic/publicity/:id',
  '/infomation/announcement/:id',
  '/en/mall/shopping/:id/_payload.json',
  '/service/strategy/:id?utm_source=letter',
]
/** Pages that both intruders and other visitors request. */
const SHARED = [
  '/',
  '/en',
  '/mall/hotel',
  '/mall/hotel?page=2',
  '/en/scenic/information/_payload.json',
  '/nothing',
]

interface Attempt {
  path: string
  intrusion: Intrusion
}

/** Every intrusion, on a fresh page of each kind and on all shared pages. */
const ATTEMPTS: readonly Attempt[] = INTRUSIONS.flatMap((intrusion, n) => [
  ...FRESH.map((path, kind) => ({
    intrusion,
    path: path.replace(':id', String(1_000_000 + n * FRESH.length + kind)),
  })),
  ...SHARED.map((path) => ({ intrusion, path })),
])

/**
 * Returns the differences between the answers of `attacked`, which gets intrusions, and of
 * `untouched`, which gets none. Empty if other visitors see no effect.
 */
async function checkPoisoning(attacked: Ask, untouched: Ask, attempts: readonly Attempt[]) {
  const expectations: Record<string, Promise<Answer>> = {}
  return findings(attempts, 8, async ({ path, intrusion }) => {
    const { at = (path: string) => path, ...how } = intrusion
    const intrude = () =>
      attacked({ path: at(path), ...how, ...(how.method === 'POST' && { body: 'a=1' }) })
    await intrude()
    const expected = await (expectations[path] ??= untouched({ path }))
    const differences = differencesOf(await attacked({ path }), expected)
    // The second intrusion meets a cached page.
    await intrude()
    differences.push(...differencesOf(await attacked({ path }), expected))
    return differences.map(
      (difference) =>
        `${JSON.stringify({ ...how, path, at: at(path) }).slice(0, 300)}: ${difference}`,
    )
  })
}

function differencesOf(answer: Answer, expected: Answer): string[] {
  const headers = SHARED_HEADERS.filter((name) => answer.headers[name] !== expected.headers[name])
  return [
    ...(answer.status === expected.status ? [] : [`HTTP ${answer.status}`]),
    ...headers.map((name) => `${name}: ${answer.headers[name]}`),
    ...(answer.body === expected.body ? [] : ['another body']),
  ]
}

const standIn = await startStandIn()
const [attacked, untouched] = await Promise.all([startTarget(standIn), startTarget(standIn)])
afterAll(async () => {
  await Promise.all([attacked.stop(), untouched.stop()])
  await standIn.stop()
})

describe('an intrusion', () => {
  it('by header, cookie, method, query or extension changes no other visitor’s page, cached or not', async () => {
    expect(ATTEMPTS.length).toBeGreaterThan(4000)
    const found = await checkPoisoning(attacked.ask, untouched.ask, sample(ATTEMPTS, 160))
    expect(inShort(found)).toEqual([])
  })

  it('by language cookie or header changes nobody’s home page', async () => {
    for (const headers of [{ 'Accept-Language': 'en' }, { Cookie: 'i18n_redirected=en' }]) {
      const { status } = await attacked.ask({ path: '/', headers })
      expect(status).toBe(302)
      expect(
        differencesOf(await attacked.ask({ path: '/' }), await untouched.ask({ path: '/' })),
      ).toEqual([])
    }
  })
})

/** A bad site: its pages contain all parts of the request, and its cache key is only the path. */
function vulnerableSite(): Ask {
  const cache = new Map<string, Answer>()
  return async ({ path, method = 'GET', headers = {} }) => {
    const [key = ''] = path.replace(/(?:\.css|;x\.css|\/_payload\.json)$/, '').split('?')
    const answer = cache.get(key) ?? {
      status: headers['X-Original-URL'] ? 404 : 200,
      headers: {
        'content-type': path.endsWith('_payload.json') ? 'application/json' : 'text/html',
      },
      body:
        method === 'HEAD'
          ? ''
          : [path, headers['Host'], headers['X-Forwarded-Host'], headers['Cookie']].join(),
      durationMs: 0,
    }
    cache.set(key, answer)
    return answer
  }
}

it('the check detects each kind of intrusion in a vulnerable site', async () => {
  const attempts = isFull ? ATTEMPTS : ATTEMPTS.filter((_, index) => index % 5 === 0)
  const found = await checkPoisoning(vulnerableSite(), vulnerableSite(), attempts)
  const signs = ['X-Forwarded-Host', '"Cookie"', 'HEAD', '?utm_source', '.css', 'HTTP 404']
  expect(signs.filter((sign) => found.some((text) => text.includes(sign)))).toEqual(signs)
})
