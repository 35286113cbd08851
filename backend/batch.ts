import type { Context, Hono } from 'hono'
import { batch, type BatchedCall } from '../contract/batch.ts'
import { check } from '../contract/check.ts'
import type { Bindings } from './bindings.ts'
import { readJson } from './call.ts'

type App = Hono<{ Bindings: Bindings }>

/** How long answers may take to be sent in one piece, which costs the site least. A slow one must not hold the others for longer. */
const IN_ONE_PIECE_MS = 20

const HEADERS = { 'Content-Type': 'application/x-ndjson' }

/** Answers several reads in one response, each in a line of its own. Those that fail are left out. */
export async function answerBatch(
  reads: App,
  c: Context<{ Bindings: Bindings }>,
): Promise<Response> {
  const calls = check(batch, await readJson(c))
  if (!calls.success) return c.json({ code: 400, msg: 'No batch of reads', data: null }, 400)
  const lines = calls.output.map((call, index) => lineOf(index, answerOf(call, reads, c.env)))
  const all = await Promise.race([Promise.all(lines), sleep(IN_ONE_PIECE_MS)])
  if (all === undefined) return c.body(asTheyCome(lines), { headers: HEADERS })
  const whole = new TextEncoder().encode(all.join(''))
  // Between two workers of one account the platform does not say it.
  return new Response(whole, {
    headers: { ...HEADERS, 'Content-Length': String(whole.byteLength) },
  })
}

async function answerOf({ at, body }: BatchedCall, reads: App, env: Bindings): Promise<Response> {
  const [method = '', path = ''] = at.split(' ')
  const init = { method, ...(body && { body: JSON.stringify(body) }) }
  return reads.request(path, init, env)
}

async function lineOf(index: number, answer: Promise<Response>): Promise<string> {
  const response = await answer
  return response.status === 200 ? `[${index},${await response.text()}]\n` : ''
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

function sleep(durationMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), durationMs))
}
