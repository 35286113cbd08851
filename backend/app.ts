import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BATCH_PATH } from '../contract/batch.ts'
import { type Endpoint, ENDPOINT_NAMES, endpoints } from '../contract/endpoints.ts'
import { answerBatch } from './batch.ts'
import type { Bindings } from './bindings.ts'
import { answerCall } from './call.ts'
import { createFaults } from './faults.ts'
import { reports } from './handlers/reports.ts'
import { SENTENCES } from './language.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The reference backend: every row of the contract's table under `/backends`, `/reports` for operators, and `/faults` for tests. */
export function createApp() {
  const app = new Hono<{ Bindings: Bindings }>()
  const faults = createFaults()

  app.use(
    '/backends/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ code: 413, msg: SENTENCES.tooLarge[1] }, 413),
    }),
  )
  // An app of their own, so that a batch reaches nothing else.
  const reads = new Hono<{ Bindings: Bindings }>()
  const writes = new Hono<{ Bindings: Bindings }>()
  for (const name of ENDPOINT_NAMES) {
    const { at, write }: Endpoint = endpoints[name]
    const [method = '', path = ''] = at.split(' ')
    const calls = write ? writes : reads
    calls.on(method, path, (c) => faults.inject(name, c, () => answerCall(name, c)))
  }
  app.post(`/backends${BATCH_PATH}`, (c) => faults.inject('batch', c, () => answerBatch(reads, c)))
  app.route('/backends', reads)
  app.route('/backends', writes)
  app.route('/reports', reports)
  app.route('/faults', faults.routes)

  app.notFound((c) => c.json({ code: 404, msg: 'Not found' }, 404))
  app.onError((error, c) => {
    // oxlint-disable-next-line no-console -- the one place that logs what nobody expected
    console.error(JSON.stringify({ level: 'error', cause: error.stack ?? error.message }))
    return c.json({ code: 500, msg: 'Internal error' }, 500)
  })
  return app
}
