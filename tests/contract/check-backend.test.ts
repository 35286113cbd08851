import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import { checkBackend } from '../../tools/contract/check-backend.ts'
import {
  type Answer,
  type Breaking,
  type Call,
  startBreakable,
} from '../support/breakable-backend.ts'
import { asGb18030, bytesOf } from '../support/encodings.ts'
import { untimed } from '../support/untimed.ts'
import { sample } from '../support/sample.ts'

const backend = await startBreakable()
const { origin, breakWith } = backend
afterEach(() => breakWith())
afterAll(() => backend.stop())

async function sentencesWith(given: Breaking): Promise<{ errors: string[]; warnings: string[] }> {
  breakWith(given)
  const findings = untimed((await checkBackend(origin)).findings)
  const of = (level: string) =>
    findings.filter((each) => each.level === level).map(({ message }) => message)
  return { errors: of('error'), warnings: of('warning') }
}

it('reports nothing for the reference backend', async () => {
  const report = await checkBackend(origin)
  expect(untimed(report.findings)).toEqual([])
  expect(report.calls).toHaveLength(ENDPOINT_NAMES.length)
})

it('accepts a byte order mark, as the site does', async () => {
  const { errors } = await sentencesWith((answer) => `\uFEFF${JSON.stringify(answer)}`)
  expect(errors).toEqual([])
})

/** Changes the data in the answers of one call. */
function withData(at: string, edit: (data: Answer, call: Call) => void): Breaking {
  return (answer, call) => {
    if (call.at === at && answer.data !== null) edit(answer.data, call)
    return answer
  }
}

/** Replaces the answers of one call by `reply`. */
function instead(at: string, reply: (response: ServerResponse) => unknown): Breaking {
  return (answer, call, response) => (call.at === at ? reply(response) : answer)
}

/** Sends the answers of one call in another encoding. */
function inEncoding(at: string, encode: (text: string) => Buffer): Breaking {
  return (answer, call, response) =>
    call.at === at ? void response.end(encode(JSON.stringify(answer))) : answer
}

const send =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body)

const like = (sentence: string | RegExp): unknown =>
  typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)

/** Broken backends: a name, what it changes, and a sentence that the errors must contain. */
const BROKEN: [string, Breaking, string | RegExp][] = [
  [
    'a picture by http',
    withData(
      'POST /api/mall',
      ({ list }) =>
        list[0] &&
        (list[0].cover = { src: 'http://img.example/a.jpg?sign=q7', width: 1, height: 1 }),
    ),
    'POST /api/mall → list[0].cover.src: "http://img.example/a.jpg?…" must be https or begin with /',
  ],
  [
    'no title',
    withData('POST /api', ({ list }) => list[0] && delete list[0].title),
    'POST /api → list[0].title is missing',
  ],
  [
    'latitude before longitude',
    withData('GET /api/guide/1', (data) => (data.origin = data.origin.toReversed())),
    /^GET \/api\/guide\/:languageId → origin/,
  ],
  [
    'hours that lack a closing time',
    withData('GET /api/menu/1', (data) => (data.site.hours = { seasons: [{ opens: '08:00' }] })),
    'GET /api/menu/:languageId → site.hours.seasons[0].closes is missing',
  ],
  [
    'code as a text',
    (answer) => ({ ...answer, code: String(answer.code) }),
    'GET /api/menu/:languageId → code: "0" must be a number',
  ],
  [
    'code 200 for success',
    (answer) => ({ ...answer, code: 200 }),
    'GET /api/menu/:languageId → code: 200 must be 0',
  ],
  ['the data alone', (answer) => answer.data, 'GET /api/menu/:languageId → code is missing'],
  [
    'HTTP 404 for what is not there',
    (answer, { query }, response) =>
      query.get('id')?.startsWith('no-such') ? send(404, '{}')(response) : answer,
    'GET /api/mall → HTTP 404; must be HTTP 200',
  ],
  [
    'any thing for what is not there',
    (answer) => (answer.code === 404 ? { code: 0, msg: '', data: null } : answer),
    'GET /api/mall → code: 0 must be 404 for an id that does not exist',
  ],
  [
    'another thing than was asked for',
    withData('GET /api/web/announcement', (data) => (data.id = '7')),
    'GET /api/web/announcement → id: "7" must be the requested id',
  ],
  [
    'a page of HTML',
    instead('GET /api/vote', () => '<!doctype html><title>Login</title>'),
    'GET /api/vote → is not JSON: begins with "<!doctype html><title>Login</title>"',
  ],
  [
    'another encoding',
    inEncoding('GET /api/vote', asGb18030),
    'GET /api/vote → is not UTF-8, which JSON must be',
  ],
  [
    'a text that is cut within a character',
    inEncoding('POST /api/mall', (text) => bytesOf(text.replace('"title":"', '"title":"\xe6\xb9'))),
    'POST /api/mall → is not UTF-8, which JSON must be',
  ],
  ['nothing', instead('GET /api/vote', () => ''), 'GET /api/vote → is empty'],
  [
    'half of it',
    instead('GET /api/vote', () => '{"code":0,"data":{"li'),
    'GET /api/vote → is not JSON: begins with "{\\"code\\":0,\\"data\\":{\\"li"',
  ],
  [
    'a redirect',
    instead('GET /api/vote', send(302, '', { Location: '/login' })),
    'GET /api/vote → HTTP 302, a redirect to "/login"; must be HTTP 200',
  ],
  [
    'HTTP 500',
    instead('POST /api/mall', send(500, 'at java.lang.Thread')),
    'POST /api/mall → HTTP 500; must be HTTP 200',
  ],
  [
    'far too much',
    instead('GET /api/vote', (response) => void response.end('x'.repeat(3 * 1024 * 1024))),
    'GET /api/vote → is over 2097152 bytes',
  ],
  [
    'a broken connection',
    instead('GET /api/vote', (response) => void response.destroy()),
    /^GET \/api\/vote → gave no answer: \w+/,
  ],
  [
    'all pages at once',
    (answer, { body }) =>
      body.pageSize === undefined
        ? answer
        : {
            ...answer,
            data: {
              ...answer.data,
              list: [...answer.data.list, ...answer.data.list, ...answer.data.list],
            },
          },
    /^POST \/api → list has \d+ rows, of pageSize 2$/,
  ],
  [
    'the first page always',
    (answer, { at, body }) =>
      at === 'POST /api/mall' && body.page !== 1
        ? { ...answer, data: { ...answer.data, page: 1 } }
        : answer,
    'POST /api/mall → page: 1 must be the requested page',
  ],
  [
    'rows beyond the end',
    (answer, { at, body }) =>
      at === 'POST /api' && body.page === 999
        ? { ...answer, data: { ...answer.data, list: [{}] } }
        : answer,
    'POST /api → list must be empty on a page beyond its end',
  ],
  [
    'rows of another category',
    withData(
      'POST /api/mall',
      ({ list }, { body }) =>
        body.category && list[0] && (list[0].category = { id: 'other', name: 'x' }),
    ),
    /^POST \/api\/mall → list has rows of "other", but "\w+" was requested$/,
  ],
  [
    'a total of the page only',
    withData('POST /api', (data) => (data.total = data.list.length)),
    /^POST \/api → total: \d+ must count the rows of all pages, \d+$/,
  ],
  [
    'one captcha for all',
    (answer) =>
      answer.data?.uuid
        ? { ...answer, data: { ...answer.data, uuid: '11111111-1111-4111-8111-111111111111' } }
        : answer,
    'GET /api/getCodeMath → uuid must be another one for each captcha',
  ],
  [
    'a complaint that anyone may send',
    instead('POST /api/proposal', () => ({
      code: 0,
      msg: '',
      data: { receiptNumber: 'AB20261126-0001' },
    })),
    'POST /api/proposal → code: 0 must be 4001 for a captcha that was never given out',
  ],
]

it.each(sample(BROKEN, 12))('reports an error in the backend: %s', async (_, broken, sentence) => {
  const { errors } = await sentencesWith(broken)
  expect(errors).toContainEqual(like(sentence))
  for (const error of errors) expect(error).toMatch(/^(?:GET|POST) \/api\S* → [^\n]{3,400}$/)
})

describe('a backend with a probable mistake', () => {
  it.each<[string, Breaking, string | RegExp]>([
    [
      'articles in another order',
      withData('POST /api/web/announcement', (data) => (data.list = data.list.toReversed())),
      /^POST \/api\/web\/announcement → list\[1\]\.publishedAt must come before that of list\[0\]: newest first$/,
    ],
    [
      'no summary',
      withData('POST /api/mall', ({ list }) => list[0] && (list[0].summary = '')),
      'POST /api/mall → list[0].summary is empty: its card and search results have no text',
    ],
    [
      'markup in a title',
      withData('POST /api/mall', ({ list }) => list[0] && (list[0].title = '<b>客舍</b>')),
      'POST /api/mall → list[0].title: "<b>客舍</b>" has markup, which visitors see as text',
    ],
    [
      'text that is cut',
      withData('GET /api/mall', (data) => (data.summary = '山'.repeat(5000))),
      /^GET \/api\/mall → summary: "山+…" has 5000 characters, of which 4000 are shown$/,
    ],
  ])('gets a warning, but no error: %s', async (_, odd, sentence) => {
    const { errors, warnings } = await sentencesWith(odd)
    expect(errors).toEqual([])
    expect(warnings).toContainEqual(like(sentence))
  })

  it('gets a warning about missing pictures', async () => {
    const src = `${origin}/none.jpg`
    const { warnings } = await sentencesWith(
      withData('GET /api/mall', (data) => (data.cover = { src, width: 1, height: 1 })),
    )
    expect(warnings).toContainEqual(
      expect.stringMatching(
        /^GET \/api\/mall → cover\.src: "http\S+" (?:answers HTTP \d+|can't be)/,
      ),
    )
  })

  it('gets a finding about slow responses', { timeout: 60_000 }, async () => {
    breakWith((answer, { at }, response) => {
      if (at !== 'GET /api/vote') return answer
      response.setHeader('Content-Type', 'application/json')
      setTimeout(() => response.end(JSON.stringify(answer)), 700)
      return undefined
    })
    const { findings } = await checkBackend(origin)
    const messages = findings.map(({ message }) => message)
    // On a busy machine, the call may take even longer.
    expect(messages).toContainEqual(expect.stringMatching(/^GET \/api\/vote → took \d+ ms; /))
    expect(untimed(findings)).toEqual([])
  })
})

it('reports deep, long and unusual responses in short sentences', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const { errors } = await sentencesWith((answer, { at }) => {
    if (at === 'GET /api/vote') return `{"code":0,"msg":"","data":{"list":[],"more":${deep}}}`
    if (at === 'GET /api/voteInstructions')
      return `{"code":1,"msg":"${'\\n\u202e'.repeat(900)}","data":${deep}}`
    if (at === 'GET /api/web/product/type')
      return { code: 0, data: { list: Array.from({ length: 300_000 }, () => 1) } }
    return at === 'GET /api/point/recommend' ? 'null' : answer
  })
  expect(errors).toContainEqual(
    'GET /api/web/product/type → list has 300000 rows, of which none fits',
  )
  expect(errors).toContainEqual('GET /api/point/recommend → data is null')
  for (const error of errors) expect(error).toMatch(/^[^\n]{10,400}$/)
})

it('stops after three requests without a response', async () => {
  const report = await checkBackend('http://127.0.0.1:9')
  expect(report.findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^GET \/api\/menu\/:languageId → gave no answer/),
    expect.stringMatching(/^GET \/api\/recommend\/:languageId → gave no answer/),
    expect.stringMatching(/^GET \/api\/scenic\/:languageId → gave no answer/),
    expect.stringMatching(/the check stopped$/),
  ])
})

describe('the command', () => {
  const run = promisify(execFile)
  const command = (...words: string[]) =>
    run(process.execPath, ['tools/contract/contract.ts', ...words]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  it('exits with 0 for a valid backend, and writes a report as JSON and HTML', async () => {
    breakWith(
      withData('POST /api/mall', ({ list }) => list[0] && (list[0].title = '<i onclick=alert(1)>')),
    )
    const folder = await mkdtemp(join(tmpdir(), 'contract-'))
    const [json, html] = [join(folder, 'a.json'), join(folder, 'a.html')]
    const { code, stdout } = await command(origin, '--json', json, '--html', html)
    expect({ code, end: stdout.trimEnd().split('\n').at(-1) }).toEqual({
      code: 0,
      end: expect.stringMatching(/^0 errors, \d+ warnings$/),
    })
    const report = JSON.parse(await readFile(json, 'utf8'))
    expect(report.calls).toHaveLength(ENDPOINT_NAMES.length)
    const page = await readFile(html, 'utf8')
    expect(page).toContain('Contract check')
    expect(page).not.toContain('<i onclick')
    await rm(folder, { recursive: true })
  })

  it('exits with 1 for an invalid backend, and prints its usage for wrong arguments', async () => {
    breakWith(withData('GET /api/vote', (data) => (data.list = {})))
    const { code, stdout } = await command(origin)
    expect(code).toBe(1)
    expect(stdout).toContain('FAILED  GET /api/vote')
    for (const words of [[], ['ftp://a'], [`${origin}/backends`], [origin, origin], ['--odd']]) {
      const refused = await command(...words)
      expect(refused.code).toBe(1)
      expect(refused.stderr).toContain('Usage: npm run contract')
      expect(refused.stderr).not.toMatch(/\n\s+at /)
    }
  })
})
