import { wordsIn } from '../support/words-in.ts'
import { readFile, rm, symlink, cp, mkdtemp, mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { askOver } from '../abuse/support/ask.ts'
import { spawnHost } from '../support/spawn-host.ts'

/** The address of no backend. The tested pages do not call it. */
const NOWHERE = 'http://127.0.0.1:9'

const folder = await mkdtemp(join(tmpdir(), 'host-files-'))
await mkdir(join(folder, 'client'))
await cp('dist/client', join(folder, 'client'), { recursive: true })
await symlink(resolve('dist/shanmen'), join(folder, 'shanmen'))
const host = await spawnHost({ BACKEND_ORIGIN: NOWHERE, OUT_DIR: folder })
const ask = askOver(host.origin)
afterAll(async () => {
  await host.stop()
  await rm(folder, { recursive: true })
})

const PATH = '/service-worker.js'
const CONTENT = await readFile(`dist/client${PATH}`, 'utf8')
const { headers: WHOLE } = await ask({ path: PATH })
const TAG = WHOLE['etag'] ?? ''

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age='),
}

/** Sends a text as a request, in forms that `node:http` does not allow. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(host.origin.port), host.origin.hostname)
  socket.write(request)
  return text(socket)
}

it('a file response has a strong ETag and no Last-Modified', () => {
  expect(TAG).toMatch(/^"[\w-]{16,}"$/)
  expect(WHOLE).not.toHaveProperty('last-modified')
})

it.each(['bytes=5-2', 'bytes=0-5', 'bytes=-5', 'bytes=999999999-', 'bytes=0-1,4-5', 'BYTES=0-5'])(
  'the whole file is returned for a Range header (RFC 9110, 14): %s',
  async (range) => {
    for (const more of [{}, { 'If-Range': TAG }, { 'If-Range': `W/${TAG}` }]) {
      const answer = await ask({ path: PATH, headers: { Range: range, ...more } })
      expect(answer).toMatchObject({ status: 200, body: CONTENT, headers: SECURITY })
      expect(answer.headers).not.toHaveProperty('content-range')
    }
    expect(host.process.exitCode).toBeNull()
  },
)

describe('a conditional request (RFC 9110, 13)', () => {
  const OTHER = '"other"'
  const FUTURE = 'Sat, 01 Jan 2089 00:00:00 GMT'
  const PAST = 'Thu, 01 Jan 1970 00:00:01 GMT'
  it.each<[number, Record<string, string>]>([
    [304, { 'If-None-Match': TAG }],
    [304, { 'If-None-Match': `W/${TAG}` }],
    [304, { 'If-None-Match': `${OTHER}, ${TAG}` }],
    [304, { 'If-None-Match': `${OTHER},W/${TAG}\t` }],
    [304, { 'If-None-Match': '*' }],
    [200, { 'If-None-Match': OTHER }],
    [200, { 'If-None-Match': TAG.slice(1, -1) }],
    [200, { 'If-None-Match': `${TAG.slice(0, -1)}x"` }],
    [200, { 'If-None-Match': '' }],
    [200, { 'If-Match': TAG }],
    [200, { 'If-Match': '*' }],
    [200, { 'If-Match': `${OTHER}, ${TAG}` }],
    [412, { 'If-Match': OTHER }],
    // In a strong comparison, a weak tag never matches (13.1.1).
    [412, { 'If-Match': `W/${TAG}` }],
    // If-Match is checked first (13.2.2).
    [412, { 'If-Match': OTHER, 'If-None-Match': TAG }],
    [304, { 'If-Match': TAG, 'If-None-Match': TAG }],
    // These headers are ignored, because files have no date (13.1.3, 13.1.4).
    [200, { 'If-Modified-Since': FUTURE }],
    [200, { 'If-Modified-Since': 'nonsense' }],
    [200, { 'If-Unmodified-Since': PAST }],
    [304, { 'If-None-Match': TAG, 'If-Modified-Since': PAST }],
    [200, { 'If-None-Match': OTHER, 'If-Modified-Since': FUTURE }],
    [200, { 'If-Range': PAST, Range: 'bytes=0-5' }],
    [304, { 'If-None-Match': TAG, Range: 'bytes=0-5' }],
  ])('returns %i: %j', async (status, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask({ path: PATH, method, headers })
      expect(answer).toMatchObject({ status, headers: SECURITY })
      expect(answer.body).toBe(status === 200 && method === 'GET' ? CONTENT : '')
      // A 304 has the headers that a cache must update, but none that describe the content
      // (15.4.5).
      expect(answer.headers['etag']).toBe(status === 412 ? undefined : TAG)
      expect('content-type' in answer.headers).toBe(status === 200)
    }
  })

  it('returns 405 for a method that files do not support (13.2.1)', async () => {
    const headers = { 'If-None-Match': '*', 'If-Match': OTHER }
    expect(await ask({ path: PATH, method: 'PUT', headers })).toMatchObject({ status: 405 })
  })
})

it('HEAD of a file returns the headers of GET, and no body', async () => {
  const answer = await ask({ path: PATH, method: 'HEAD', headers: { Range: 'bytes=0-5' } })
  expect(answer).toMatchObject({ status: 200, body: '' })
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect.soft(answer.headers[name]).toBe(WHOLE[name])
})

const ODD_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']

describe.each(ODD_METHODS)('%s', (method) => {
  it.each([PATH, '/manifest.webmanifest', '/mall', '/robots.txt'])(
    'to %s returns 405',
    async (path) => {
      const answer = await ask({ path, method })
      expect(answer).toMatchObject({ status: 405, headers: SECURITY })
      expect(answer.headers['allow']).toBe('GET, HEAD')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('to an unknown address returns 404', async () => {
    const answer = await ask({ path: '/nothing', method })
    expect(answer).toMatchObject({ status: 404, headers: SECURITY })
    expect(answer.headers['x-request-id']).toMatch(/./)
  })
})

it('CONNECT returns 405', async () => {
  const answer = await sendRaw('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST\r\n/)
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
})

describe('an unusual spelling of an address', () => {
  it.each(
    wordsIn(`
  /_headers /_headers?x /_headers#x /%5Fheaders /%5fheaders?x=1 //_headers /./_headers
  /assets/../_headers /assets/%2e%2e/_headers /_headers/ /_headers%00 /_HEADERS
  /.vite/manifest.json /%2Evite/manifest.json /assets/..%2f.vite/manifest.json
  /%2e%2e/shanmen/index.js /..%2fshanmen/index.js /..%5cshanmen%5cindex.js
  /../shanmen/wrangler.json
`),
  )('opens no private file: %s', async (path) => {
    const answer = await ask({ path })
    expect(answer).toMatchObject({ headers: SECURITY })
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('X-Content-Type-Options')
  })

  it.each(
    wordsIn(`
  //manifest.webmanifest /manifest%2Ewebmanifest /%6Danifest.webmanifest
  /%6danifest.webmanifest?x=%2F /manifest.webmanifest/ /./manifest.webmanifest
  /manifest.webmanifest? /MANIFEST.webmanifest /manifest.webmanifest%20
`),
  )('keeps the security headers of a file: %s', async (path) => {
    const answer = await ask({ path })
    expect(answer).toMatchObject({ headers: SECURITY })
    expect(answer.headers['content-security-policy'] ?? answer.headers['location']).toMatch(
      /^(?:default-src 'none'; |\/manifest\.webmanifest)/,
    )
  })
})

it.each(['/icon-192.png', '/assets', '/pictures'])(
  'a file removed after the start returns 404, and other files still work: %s',
  async (path) => {
    await rm(join(folder, 'client', path), { recursive: true })
    const gone = path.startsWith('/icon') ? path : `${path}/anything.js`
    for (const headers of [{}, { Range: 'bytes=5-2' }])
      expect(await ask({ path: gone, headers })).toMatchObject({ status: 404, headers: SECURITY })
    expect(await ask({ path: PATH })).toMatchObject({ status: 200, body: CONTENT })
  },
)

it.each([
  ['*', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.0\r\n\r\n'],
  ['a hostile host', 'GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n'],
  [
    'another host',
    'GET http://evil.test/_headers HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ],
  [
    'an upgrade',
    'GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: x\r\n\r\n',
  ],
  ['garbage', '\u0016\u0003\u0001\r\n\r\n'],
  ['half a request', 'GET / HTTP/1.1\r\nHos'],
])(
  'invalid HTTP gets a response or is closed, and the next request works: %s',
  async (_what, request) => {
    const socket = connect(Number(host.origin.port), host.origin.hostname)
    socket.on('error', () => {})
    socket.end(request)
    const answer = await text(socket)
    expect(answer).toMatch(/^(?:HTTP\/1\.1 [2-4]\d\d |$)/)
    expect(await ask({ path: PATH })).toMatchObject({ status: 200 })
  },
)
