import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { ENDPOINT_NAMES, type EndpointName } from '../contract/endpoints.ts'
import { wholeNumber } from '../contract/values.ts'
import type { Bindings } from './bindings.ts'

const FAULTS = [
  'latency',
  'status',
  'code',
  'truncated',
  'notJson',
  'oversized',
  'hanging',
  'none',
] as const

const setting = v.object({
  call: v.picklist(['*', 'batch', ...ENDPOINT_NAMES]),
  fault: v.picklist(FAULTS),
  /** Milliseconds, HTTP status, `code` or bytes, depending on the fault. */
  value: v.optional(wholeNumber(0)),
  msg: v.optional(v.string()),
  /** Number of calls after which the fault is removed. */
  times: v.optional(wholeNumber(1)),
})
type Setting = v.InferOutput<typeof setting>

type Answer = () => Promise<Response>

const faulty: Record<
  (typeof FAULTS)[number],
  (answer: Answer, setting: Setting) => Promise<Response>
> = {
  none: (answer) => answer(),
  latency: (answer, { value = 1000 }) => delay(value).then(answer),
  hanging: (answer, { value = 60_000 }) => delay(value).then(answer),
  status: async (_answer, { value = 503 }) => new Response(null, { status: value }),
  code: async (_answer, { value = 500, msg = '' }) =>
    Response.json({ code: value, msg, data: null }),
  truncated: async (answer) => {
    const text = await (await answer()).text()
    return new Response(text.slice(0, text.length / 2), {
      headers: { 'Content-Type': 'application/json' },
    })
  },
  notJson: async () =>
    new Response('<!doctype html><title>Gateway</title>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  oversized: async (_answer, { value = 3 * 1024 * 1024 }) =>
    Response.json({ code: 0, msg: '', data: null, padding: 'x'.repeat(value) }),
}

/** The routes that set faults for tests and count calls, if `FAULTS` is "on". */
export function createFaults() {
  const settings = new Map<string, Setting>()
  const calls = new Map<string, number>()
  const routes = new Hono<{ Bindings: Bindings }>()

  routes.use('/', async (c, next) => (isOn(c) ? next() : c.notFound()))
  routes.post('/', async (c) => {
    const result = v.safeParse(setting, await c.req.json())
    if (!result.success) return c.json({ code: 400, msg: v.summarize(result.issues) }, 400)
    settings.set(result.output.call, result.output)
    return c.json({ code: 0, msg: '' })
  })
  routes.get('/', (c) => c.json(Object.fromEntries(calls)))
  routes.delete('/', (c) => {
    settings.clear()
    calls.clear()
    return c.json({ code: 0, msg: '' })
  })

  /** Answers a call, changed by the fault that is set for it. */
  function inject(
    name: EndpointName | 'batch',
    c: Context<{ Bindings: Bindings }>,
    answer: Answer,
  ): Promise<Response> {
    if (!isOn(c)) return answer()
    calls.set(name, (calls.get(name) ?? 0) + 1)
    const current = settings.get(name) ?? settings.get('*')
    if (!current) return answer()
    if (current.times !== undefined && --current.times === 0) settings.delete(current.call)
    return faulty[current.fault](answer, current)
  }

  return { routes, inject }
}

function isOn(c: Context<{ Bindings: Bindings }>) {
  return c.env.FAULTS === 'on'
}

function delay(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
