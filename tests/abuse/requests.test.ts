import { wordsIn } from '../support/words-in.ts'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../support/sample.ts'
import { FORM_HEADERS } from './data/complaint-requests.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget } from './support/start-target.ts'

interface Odd {
  path: string
  method: string
  headers: Record<string, string>
}

const FILES = ['/service-worker.js', '/favicon.ico', '/manifest.webmanifest', '/icon-192.png']
const OTHERS = wordsIn(`
  /mall /en/mall?page=2 /robots.txt /builds/latest.json /nothing
  /visit.json /office /preview/x/mall /admin/ /ops/today /ops/purge
`)
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const READS = ['GET', 'HEAD']

const NUMBERS = [
  ...wordsIn(`
  0 -0 5 2 007 1e1 0x1 NaN a
`),
  '',
  '9'.repeat(30),
  ' ',
  '\t5',
]
const RANGES = [
  ...wordsIn(`
  bytes bytes= bytes=, bytes=0-1,3-4 bytes=0-1,0-1,5-2 bytes:0-1 bytes=* items=0-5 =0-5 0-5 *
`),
  ...NUMBERS.flatMap((first) => NUMBERS.map((last) => `bytes=${first}-${last}`)),
  `bytes=${'0-0,'.repeat(1500)}`,
]
const DATES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'yesterday', '0']
const TAGS = ['*', '"x"', 'W/"x"', '"', '""', 'x', '"a,b"', ',', `"${'x'.repeat(4000)}"`]
const CONDITIONS = [
  ...[...DATES, ...TAGS].map((value) => ({ 'If-Range': value, Range: 'bytes=5-2' })),
  ...DATES.flatMap((date) => [{ 'If-Modified-Since': date }, { 'If-Unmodified-Since': date }]),
  ...TAGS.flatMap((tag) => [{ 'If-None-Match': tag }, { 'If-Match': tag }]),
]

/** Every address, read with all ranges and conditions, and with a few headers for any method. */
const ODD: Odd[] = [...FILES, ...OTHERS].flatMap((path) => [
  ...READS.flatMap((method) =>
    [...RANGES.map((Range) => ({ Range })), ...CONDITIONS].map((headers) => ({
      path,
      method,
      headers,
    })),
  ),
  ...METHODS.flatMap((method) =>
    [{}, { Range: 'bytes=5-2' }, { 'If-None-Match': '*' }].map((headers) => ({
      path,
      method,
      headers,
    })),
  ),
])

/**
 * Returns what is wrong with the answers to odd requests: invalid or incomplete answers, and
 * missing security headers.
 */
async function checkOdd(ask: Ask, requests: readonly Odd[]): Promise<string[]> {
  const whole = new Map<string, Promise<Answer>>()
  return findings(requests, 16, async (odd) => {
    const expected = whole.get(odd.path) ?? ask({ path: odd.path })
    whole.set(odd.path, expected)
    const { body } = await expected
    const answer = await ask(odd)
    return Object.keys(FAULTS)
      .filter((fault) => FAULTS[fault]?.(answer, odd, body))
      .map((fault) => `${JSON.stringify(odd).slice(0, 200)}: ${answer.status}, ${fault}`)
  })
}

const FAULTS: Record<string, (answer: Answer, odd: Odd, whole: string) => boolean> = {
  'a 5xx': ({ status }) => status >= 500,
  'another part than it says': ({ status, headers, body }, { method }, whole) =>
    status === 206 && method === 'GET' && body !== partOf(whole, headers['content-range']),
  'neither whole nor a part': ({ status, body }, { method, path }, whole) =>
    status === 200 && method === 'GET' && FILES.includes(path) && body !== whole,
  'unsatisfiable, without the size': ({ status, headers }) =>
    status === 416 && !/^bytes \*\/\d+$/.test(headers['content-range'] ?? ''),
  'takes another method for a read': ({ status }, { method }) =>
    !READS.includes(method) && status < 400,
  'a body for HEAD': ({ body }, { method }) => method === 'HEAD' && body !== '',
  'may be sniffed': ({ headers }) => headers['x-content-type-options'] !== 'nosniff',
  'framed by anybody': ({ headers }) => headers['cross-origin-resource-policy'] !== 'same-origin',
}

function partOf(whole: string, range = ''): string | undefined {
  const [, first, last] = /^bytes (\d+)-(\d+)\/\d+$/.exec(range) ?? []
  return first && last ? whole.slice(Number(first), Number(last) + 1) : undefined
}

const standIn = await startStandIn()
const site = await startTarget(standIn)
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

describe('an unusual request', () => {
  it('with a range, condition or method gets a valid response', async () => {
    expect(ODD.length).toBeGreaterThan(3500)
    expect(inShort(await checkOdd(site.ask, sample(ODD, 600)))).toEqual([])
  })

  it('that never ends blocks no other request, even if it is aborted', async () => {
    const sockets = Array.from({ length: 100 }, (_, n) => halfARequest(site.site, n))
    const paths = ['/mall', '/favicon.ico', '/mall', '/favicon.ico']
    const stillAnswered = async () => {
      const answers = await Promise.all(paths.map((path) => site.ask({ path })))
      return answers.map(({ status }) => status)
    }
    expect(await stillAnswered()).toEqual([200, 200, 200, 200])
    for (const socket of sockets.slice(50)) socket.destroy()
    for (const socket of sockets.slice(0, 50)) socket.resetAndDestroy()
    expect(await stillAnswered()).toEqual([200, 200, 200, 200])
  })
})

const HALVES = [
  'GET / HTTP/1.1\r\nHos',
  'POST /service/complain HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\nn',
  `POST /service/complain HTTP/1.1\r\nHost: a\r\nContent-Type: ${FORM_HEADERS['Content-Type']}\r\nContent-Length: 90\r\n\r\nname=`,
  `POST /service/complain HTTP/1.1\r\nHost: a\r\nContent-Type: ${FORM_HEADERS['Content-Type']}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nname`,
  'PUT /favicon.ico HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\nn',
  'GET /icon-512.png HTTP/1.1\r\nHost: a\r\n\r\n',
]

function halfARequest({ port, hostname }: URL, n: number): Socket {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(HALVES[n % HALVES.length] ?? '')
  return socket
}

/** A bad site: it does not check ranges, fails for TRACE, and sends a file for any method. */
const vulnerableSite: Ask = async ({ method, headers = {} }) => {
  if (method === 'TRACE') return { status: 500, headers: {}, body: '', durationMs: 0 }
  const { Range } = headers
  if (Range === undefined) return { status: 200, headers: {}, body: '012345678', durationMs: 0 }
  const range = { 'content-range': Range.replace('=', ' ') }
  return { status: Range.includes('=5') ? 416 : 206, headers: range, body: '01', durationMs: 0 }
}

it('the check detects the faults of a vulnerable site', async () => {
  const found = await checkOdd(vulnerableSite, ODD)
  for (const fault of [
    'a 5xx',
    'another part than it says',
    'unsatisfiable, without the size',
    'takes another method for a read',
    'a body for HEAD',
    'may be sniffed',
  ])
    expect(found.filter((text) => text.endsWith(fault)).length).toBeGreaterThan(5)
})
