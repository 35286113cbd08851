import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { FORM_HEADERS } from '../abuse/data/complaint-requests.ts'
import { askOver } from '../abuse/support/ask.ts'
import { type SpawnedHost, spawnHost } from '../support/spawn-host.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'
import { untilMinuteHasRoom } from '../support/until.ts'

const platform = await startSite()
const BACKEND_ORIGIN = platform.backend.origin
const open = await spawnHost({ BACKEND_ORIGIN })
const behindTwo = await spawnHost({
  BACKEND_ORIGIN,
  BEHIND_PROXY: '2',
  CANONICAL_HOST_ONLY: 'true',
})
afterAll(async () => {
  await Promise.all([open.stop(), behindTwo.stop(), platform.stop()])
})

const PATH = '/service/complain'

/** Posts an empty form. Returns 422, or 429 after five posts in a minute. */
async function post(host: SpawnedHost, headers: Record<string, string>): Promise<number> {
  const answer = await askOver(host.origin)({
    path: PATH,
    method: 'POST',
    headers: { ...FORM_HEADERS, ...headers },
    body: 'name=a',
  })
  return answer.status
}

/** Posts an empty form from another address of this machine. Returns the status. */
async function postFrom(localAddress: string): Promise<number | undefined> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname: host, port } = open.origin
    const options = {
      host,
      port,
      path: PATH,
      method: 'POST',
      localAddress,
      headers: FORM_HEADERS,
    }
    request(options, resolve).on('error', reject).end('name=a')
  })
  await text(response)
  return response.statusCode
}

describe('without a proxy', () => {
  it('each IPv4 address has its own limit', async () => {
    await untilMinuteHasRoom(10_000)
    for (let n = 0; n < 5; n += 1) expect(await postFrom('127.0.0.2')).toBe(422)
    expect(await postFrom('127.0.0.2')).toBe(429)
    expect(await postFrom('127.0.0.3')).toBe(422)
  })

  it('a visitor cannot change their address by headers', async () => {
    await untilMinuteHasRoom(10_000)
    const statuses = []
    for (let n = 0; n < 6; n += 1) {
      const address = `203.0.113.${n}`
      statuses.push(
        await post(open, {
          'X-Forwarded-For': address,
          'CF-Connecting-IP': address,
          'X-Real-IP': address,
          Forwarded: `for=${address}`,
        }),
      )
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

const SECURE = {
  'X-Forwarded-Proto': 'HTTPS, http',
  'X-Forwarded-Host': 'www.shore.example, cdn',
}

/** Posts through both proxies. `n` changes all addresses except the visitor's. */
const postFor = (visitor: string, n: number, headers = {}) =>
  post(behindTwo, {
    ...SECURE,
    'X-Forwarded-For': `192.0.2.${n}, ${visitor}, 10.0.0.${n}`,
    ...headers,
  })

describe('behind two proxies', () => {
  it('the second-to-last address is the visitor’s', async () => {
    await untilMinuteHasRoom(10_000)
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push(await postFor('203.0.113.7', n))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await postFor('203.0.113.8', 1)).toBe(422)
  })

  it('the first protocol and host are used, so that no redirect leads to itself', async () => {
    const ask = askOver(behindTwo.origin)
    const page = await ask({ path: '/mall', headers: { ...SECURE, 'User-Agent': 'Mozilla/5.0 x' } })
    expect(page.status).toBe(200)
    expect(page.headers['set-cookie']).toMatch(/; Secure/)
    const other = await ask({ path: '/mall', headers: { ...SECURE, 'X-Forwarded-Proto': 'http' } })
    expect(other).toMatchObject({ status: 301, headers: { location: `${SITE_ORIGIN}/mall` } })
  })

  it('a form of the site’s own page is accepted, but not a form of another site', async () => {
    expect(await postFor('203.0.113.20', 1, { Origin: SITE_ORIGIN })).toBe(422)
    expect(await postFor('203.0.113.20', 1, { Origin: 'https://evil.test' })).toBe(403)
    expect(await postFor('203.0.113.20', 1, { Origin: 'http://www.shore.example' })).toBe(403)
  })
})

it('a host listens only on the address in HOST', async () => {
  const local = await spawnHost({ BACKEND_ORIGIN, HOST: '127.0.0.1' })
  onTestFinished(() => local.stop())
  expect((await askOver(local.origin)({ path: '/robots.txt' })).status).toBe(200)
  const elsewhere = connect(Number(local.origin.port), '127.0.0.2')
  const refused = new Promise((resolve) => elsewhere.on('error', resolve))
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
})
