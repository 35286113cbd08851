import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BATCH_PATH, batch } from '../contract/call.ts'
import { type Endpoint, ENDPOINT_NAMES, endpoints } from '../contract/endpoints.ts'
import type { Bindings } from './bindings.ts'
import { answerCall, readJson } from './call.ts'
import { createFaults } from './faults.ts'
import { reports } from './handlers/reports.ts'
import { sentence } from './sentences.ts'
import type { createOffice } from './office/app.tsx'
import { check } from '../contract/check.ts'

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
