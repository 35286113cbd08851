import { afterAll, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from './data/hostile-strings.ts'
import type { Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget, VISITOR_HEADER } from './support/start-target.ts'
import { sample } from '../support/sample.ts'
import { untilMinuteHasRoom } from '../support/until.ts'

const standIn = await startStandIn()
const site = await startTarget(standIn)
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

const PATH = '/policy-reports'
const TYPE = 'application/reports+json'
/** The limit of requests for a visitor. Suggestions and AMap's calls share it. */
const LIMIT = 300

let visitors = 0
function newVisitor() {
  visitors += 1
  return { [VISITOR_HEADER]: `198.19.${visitors >> 8}.${visitors & 255}` }
}

interface Post {
  headers?: Record<string, string>
  body: string
  status: number
}

const FIELDS = {
  documentURL: '/',
  effectiveDirective: 'img-src',
  blockedURL: 'inline',
  sourceFile: '',
  sample: '',
}
const reportsOf = (body: unknown) => JSON.stringify([{ type: 'csp-violation', body }])

const POSTS: readonly Post[] = [
  ...sample(HOSTILE_STRINGS, 60).flatMap((text) => [
    { body: text, status: 204 },
    ...Object.keys(FIELDS).map((name) => ({
      body: reportsOf({ ...FIELDS, [name]: text.slice(0, 4000) }),
      status: 204,
    })),
  ]),
  ...['null', '{}', '[[]]', '[{"__proto__":{"type":"csp-violation"}}]'].map((body) => ({
    body,
    status: 204,
  })),
  { body: '['.repeat(32 * 1024), status: 204 },
  { body: '['.repeat(32 * 1024 + 1), status: 413 },
  { headers: { Origin: 'https://evil.test' }, body: '[]', status: 403 },
  { headers: { 'Sec-Fetch-Site': 'cross-site' }, body: '[]', status: 403 },
  { headers: { 'Content-Type': 'application/json' }, body: '[]', status: 415 },
]

/** Returns the posts that do not get the expected status. */
function checkPosts(ask: Ask, posts: readonly Post[]): Promise<string[]> {
  return findings(posts, 16, async ({ headers, body, status }) => {
    const answer = await ask({
      path: PATH,
      method: 'POST',
      headers: { ...newVisitor(), 'Content-Type': TYPE, ...headers },
      body,
    })
    return answer.status === status && answer.headers['set-cookie'] === undefined
      ? []
      : [`${JSON.stringify(headers)} ${body.slice(0, 200)}: ${answer.status}`]
  })
}

it('reports with any text are accepted or refused, and cause no error', async () => {
  expect(inShort(await checkPosts(site.ask, POSTS))).toEqual([])
})

it('a visitor can send 300 reports a minute', async () => {
  await untilMinuteHasRoom(12_000)
  const visitor = newVisitor()
  const posts = Array.from({ length: LIMIT + 20 }, () => ({
    headers: visitor,
    body: '[]',
    status: 204,
  }))
  const refused = await checkPosts(site.ask, posts)
  expect(refused).toHaveLength(20)
  expect(refused.every((text) => text.endsWith(': 429'))).toBe(true)
})

it('the check detects a site that accepts everything', async () => {
  const answer = { status: 204, headers: {}, body: '', durationMs: 0 }
  expect(await checkPosts(() => Promise.resolve(answer), POSTS)).toHaveLength(4)
})
