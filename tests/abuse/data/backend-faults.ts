import { gzipSync } from 'node:zlib'
import type { Answering } from '../support/stand-in.ts'

const wait = (durationMs: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, durationMs).unref()
  })

const status =
  (value: number, headers: Record<string, string> = {}): Answering =>
  (_call, _genuine, response) =>
    void response.writeHead(value, headers).end()

const data =
  (change: (data: unknown) => unknown): Answering =>
  async (_call, genuine) => {
    const answer = JSON.parse(await genuine())
    return JSON.stringify({ ...answer, data: change(answer.data) })
  }

const announced =
  (body: string | Buffer, headers: Record<string, string | number>): Answering =>
  (_call, _genuine, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(body)

/** Returns an answer with `length` spaces. Without its end, it is not valid JSON. */
const padded = (length: number) =>
  JSON.stringify({ code: 0, msg: '', data: null, padding: ' '.repeat(length) })

const packed = gzipSync(padded(50_000_000))
/** Created only once, because a page can request it a hundred times. */
const tenMegabytes = Buffer.from(padded(10_000_000))

/** Answers whose body is longer than a header says, or much longer after decompression. */
export const LYING_LENGTHS: Readonly<Record<string, Answering>> = {
  'a length that is too small': announced(padded(3_000_000), { 'Content-Length': 60 }),
  'a length that is no number': announced(padded(3_000_000), { 'Content-Length': '1e3' }),
  '50 MB, packed': announced(packed, {
    'Content-Encoding': 'gzip',
    'Content-Length': packed.length,
  }),
}

/** Faults of a backend: it is down or slow, redirects to itself, or sends unusable answers. */
export const BACKEND_FAULTS: Readonly<Record<string, Answering>> = {
  'HTTP 500': status(500),
  'HTTP 503': status(503),
  'HTTP 204': status(204),
  'HTTP 301 to elsewhere': status(301, { Location: 'http://127.0.0.1:9/elsewhere' }),
  'HTTP 302 to itself': (call, _genuine, response) =>
    void response.writeHead(302, { Location: `/backends${call.target}` }).end(),
  'code 500': () => JSON.stringify({ code: 500, msg: '忙', data: null }),
  'a code as text': async (_call, genuine) => (await genuine()).replace('"code":0', '"code":"0"'),
  'a page instead of JSON': () => '<!doctype html><title>Gateway q7-z</title>',
  'nothing at all': () => '',
  null: () => 'null',
  'half an answer': async (_call, genuine) => {
    const answer = await genuine()
    return answer.slice(0, answer.length / 2)
  },
  'data of null': data(() => null),
  'data of an array': data(() => []),
  'data of NaN': async (_call, genuine) => (await genuine()).replace(/"data":.*/s, '"data":NaN}'),
  'fields of the wrong kind': data((value) =>
    JSON.parse(JSON.stringify(value).replaceAll(/"(id|title|name)":"[^"]*"/g, '"$1":{}')),
  ),
  '10 MB': announced(tenMegabytes, {}),
  ...LYING_LENGTHS,
  '5 s of silence': async (_call, genuine) => {
    await wait(5000)
    return genuine()
  },
  silence: async () => {
    await wait(30_000)
    return ''
  },
  'an end in the middle': (_call, _genuine, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' })
    response.write('{"code":0,"msg":"","data":{')
    setTimeout(() => response.destroy(), 50)
    return undefined
  },
  'an end before the beginning': (_call, _genuine, response) => void response.destroy(),
  'a drip': (_call, _genuine, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drip))
    return undefined
  },
  'cookies and headers of its own': async (_call, _genuine, response) => {
    response
      .writeHead(500, { 'Set-Cookie': 'backend=q7-z', 'X-Powered-By': 'q7-z', Location: '/q7-z' })
      .end('q7-z')
    return undefined
  },
}
