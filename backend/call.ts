import type { Context } from 'hono'
import { REFUSED_FIELDS, SUCCESS } from '../contract/answer.ts'
import {
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../contract/endpoints.ts'
import type { Bindings } from './bindings.ts'
import type { Handler, Handlers } from './handlers/handler.ts'
import { languageIdIn } from './language.ts'
import { sentence } from './sentences.ts'
import { check } from '../contract/check.ts'
import { complaintHandlers } from './handlers/complaints.ts'
import { contentHandlers, documentHandlers } from './handlers/content.ts'

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
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}
