import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BATCH_PATH, batch } from '../contract/call.ts'
import {
  type Endpoint,
  ENDPOINT_NAMES,
  endpoints,
  type EndpointInput,
  type EndpointName,
} from '../contract/endpoints.ts'
import type { Bindings } from './bindings.ts'
import { createFaults } from './faults.ts'
import { reports } from './handlers/reports.ts'
import { sentence } from './sentences.ts'
import type { createOffice } from './office/app.tsx'
import { check } from '../contract/check.ts'
import { REFUSED_FIELDS, SUCCESS } from '../contract/answer.ts'
import type { Handler, Handlers } from './handlers/handler.ts'
import { languageIdIn } from './language.ts'
import { complaintHandlers } from './handlers/complaints.ts'
import { contentHandlers, documentHandlers } from './handlers/content.ts'

type App = Hono<{ Bindings: Bindings }>

/** Maximum wait for all answers. The site handles an answer in one chunk fastest. */
const IN_ONE_PIECE_MS = 20

const HEADERS = { 'Content-Type': 'application/x-ndjson' }

/** Answers several reads in one response, with one line per read. Omits reads that failed. */
async function answerBatch(reads: App, c: Context<{ Bindings: Bindings }>): Promise<Response> {
  const calls = check(batch, await readJson(c))
  if (!calls.success) return c.json({ code: 400, msg: 'No batch of reads', data: null }, 400)
  const lines = calls.output.map(async ({ at, body }, index) => {
    const [method = '', path = ''] = at.split(' ')
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await reads.request(path, init, c.env)
    return response.status === 200 ? `[${index},${await response.text()}]\n` : ''
  })
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, IN_ONE_PIECE_MS))
  const all = await Promise.race([Promise.all(lines), timeout])
  if (all === undefined) return c.body(asTheyCome(lines), { headers: HEADERS })
  const whole = new TextEncoder().encode(all.join(''))
  // The platform adds no `Content-Length` to responses between two entrypoints.
  return new Response(whole, {
    headers: { ...HEADERS, 'Content-Length': String(whole.byteLength) },
  })
}

function asTheyCome(lines: readonly Promise<string>[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      const send = async (line: Promise<string>) => controller.enqueue(encoder.encode(await line))
      await Promise.all(lines.map(send))
      controller.close()
    },
  })
}

const MAX_BODY_BYTES = 64 * 1024

/**
 * Returns the app of the reference backend. It has every call of the contract under `/backends`,
 * `/reports` for operators, `/office` for staff, `/scheduled` for the timer, and `/faults` for
 * tests.
 */
export function createApp() {
  const app = new Hono<{ Bindings: Bindings }>()
  const faults = createFaults()
  // Created on the first request to the office. Each request imports the modules (`index.ts`).
  let office: ReturnType<typeof createOffice> | undefined

  app.use(
    '/backends/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ code: 413, msg: sentence('tooLarge') }, 413),
    }),
  )
  // A separate app, so that a batch cannot reach anything except reads.
  const reads = new Hono<{ Bindings: Bindings }>()
  const published = new Hono<{ Bindings: Bindings }>()
  const writes = new Hono<{ Bindings: Bindings }>()
  for (const name of ENDPOINT_NAMES) {
    const { at, write }: Endpoint = endpoints[name]
    const [method = '', path = ''] = at.split(' ')
    const calls = write ? writes : reads
    calls.on(method, path, (c) => faults.inject(name, c, () => answerCall(name, c)))
  }
  published.post(BATCH_PATH, (c) => faults.inject('batch', c, () => answerBatch(reads, c)))
  published.route('/', reads)
  app.route('/backends', published)
  app.route('/backends', writes)
  app.route('/reports', reports)
  app.route('/faults', faults.routes)
  // Only for the site's own timer, because the public site has no address for it.
  app.post('/scheduled', async (c) => {
    const { runJobs } = await import('./office/jobs.ts')
    await runJobs(c.env)
    return c.body(null, 204)
  })
  for (const path of ['/office', '/office/*'])
    app.all(path, async (c) => {
      const module = await import('./office/app.tsx')
      const loaded = (office ??= module.createOffice(published))
      return loaded.fetch(c.req.raw, c.env)
    })

  app.notFound((c) => c.json({ code: 404, msg: 'Not found' }, 404))
  app.onError((error, c) => {
    // oxlint-disable-next-line no-console -- only this place logs unexpected errors
    console.error(JSON.stringify({ level: 'error', cause: error.stack ?? error.message }))
    return c.json({ code: 500, msg: 'Internal error' }, 500)
  })
  return app
}

/** One handler for each call of the contract. A missing handler is a type error. */
const handlers: Handlers = { ...documentHandlers, ...contentHandlers, ...complaintHandlers }

const BAD_REQUEST = 400

/** Checks the input of a call and handles it. Expected refusals also have HTTP 200. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the handler to the input of its own row
export async function answerCall<Name extends EndpointName>(
  name: Name,
  c: Context<{ Bindings: Bindings }>,
): Promise<Response> {
  const row: Endpoint = endpoints[name]
  if (row.write) c.header('Cache-Control', 'no-store')
  const raw = {
    params: c.req.param(),
    query: c.req.query(),
    body: row.body ? await readJson(c) : undefined,
  }
  const input = checkInput(name, raw)
  if (!input) {
    const languageId = languageIdIn(raw.params, raw.query, raw.body)
    const [code, text] =
      name === 'proposal'
        ? ([REFUSED_FIELDS, 'fieldsRefused'] as const)
        : ([BAD_REQUEST, 'badRequest'] as const)
    return json(c, { code, msg: sentence(text, languageId), data: null })
  }
  const handler: Handler<Name> = handlers[name]
  const reply = await handler(input, c.env.DB)
  if (name === 'proposal' && 'data' in reply) announceComplaint(c)
  return json(
    c,
    'data' in reply ? { code: SUCCESS, msg: '', data: reply.data } : { ...reply, data: null },
  )
}

/** Sends the message after the response, so that the visitor need not wait for it. */
function announceComplaint(c: Context<{ Bindings: Bindings }>): void {
  if (!c.env.COMPLAINT_WEBHOOK) return
  const sent = import('./office/complaints/outbox.ts').then(({ sendMessages }) =>
    sendMessages(c.env),
  )
  c.executionCtx.waitUntil(sent)
}

/** Adds `Content-Length`, which the platform does not add between two entrypoints. */
function json(c: Context, answer: object): Response {
  const text = JSON.stringify(answer)
  const length = new TextEncoder().encode(text).byteLength
  return c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': `${length}` })
}

type RawInput = Record<'params' | 'query' | 'body', unknown>

function checkInput<Name extends EndpointName>(
  name: Name,
  raw: RawInput,
): EndpointInput<Name> | undefined {
  const row: Endpoint = endpoints[name]
  const input: Partial<RawInput> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = row[part]
    if (!schema) continue
    const result = check(schema, raw[part])
    if (!result.success) return undefined
    input[part] = result.output
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row's own schemas have just checked each part
  return input as EndpointInput<Name>
}

/** Returns undefined if the body is not JSON. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}
