import * as v from 'valibot'
import { check } from '../../../contract/check.ts'
import { cut } from '../../../contract/values.ts'
import { hexadecimal } from '../staff.ts'
import type { Webhook } from '../../../shared/complaint-webhook.ts'

const TIMEOUT_MS = 5_000
const MAX_REASON = 120

/** A message without personal data, as text for people and as data for programs. */
export interface Message {
  text: string
  fields: Readonly<Record<string, string | undefined>>
}

/** The response of a chat service. `StatusCode` is Feishu’s older name for `code`. */
const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    errcode: v.optional(v.number()),
    errmsg: v.optional(v.string()),
    code: v.optional(v.number()),
    StatusCode: v.optional(v.number()),
    msg: v.optional(v.string()),
  }),
)

/**
 * Sends a message. If the service refuses it, returns the reason: `errcode 310000: …`. Returns
 * undefined after a success. Never throws. The reason never contains the address, because the
 * address is secret.
 */
export async function sendToWebhook(
  webhook: Webhook,
  secret: string | undefined,
  message: Message,
): Promise<string | undefined> {
  try {
    const make = requests[webhook.kind]
    const { address, headers, body } = await make(webhook.address, secret, message)
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
      body,
      // A redirect would be followed by a GET without the message. Its success would count as
      // delivery.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) return `HTTP ${response.status}`
    return webhook.kind === 'json' ? undefined : refusalIn(text)
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timed out' : 'no connection'
  }
}

/** Returns why a chat service has refused a message. Most refusals have HTTP 200. */
function refusalIn(text: string): string | undefined {
  const read = check(verdict, text)
  if (!read.success) return 'not the answer of this service'
  const { errcode, code, StatusCode, errmsg, msg = errmsg } = read.output
  const result = errcode ?? code ?? StatusCode
  if (result === 0) return undefined
  if (result === undefined) return 'not the answer of this service'
  return cut(
    [`${errcode === undefined ? 'code' : 'errcode'} ${result}`, msg].join(': '),
    MAX_REASON,
  )
}

interface WebhookRequest {
  address: string
  headers?: Record<string, string>
  body: string
}

/** Functions that create the request for each service, signed if there is a secret. */
const requests: Record<
  Webhook['kind'],
  (address: string, secret: string | undefined, message: Message) => Promise<WebhookRequest>
> = {
  wecom: async (address, _, { text }) => ({
    address,
    body: JSON.stringify({ msgtype: 'text', text: { content: text } }),
  }),
  dingtalk: async (address, secret, { text }) => {
    const signed = new URL(address)
    if (secret !== undefined) {
      const timestamp = String(Date.now())
      const signature = base64(await sign(secret, `${timestamp}\n${secret}`))
      signed.searchParams.set('timestamp', timestamp)
      signed.searchParams.set('sign', signature)
    }
    const body = JSON.stringify({ msgtype: 'text', text: { content: text } })
    return { address: signed.href, body }
  },
  feishu: async (address, secret, { text }) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = secret !== undefined && {
      timestamp,
      // Other services sign this text with the secret as the key. Feishu signs an empty text with
      // this text as the key.
      sign: base64(await sign(`${timestamp}\n${secret}`, '')),
    }
    return {
      address,
      body: JSON.stringify({ ...signature, msg_type: 'text', content: { text } }),
    }
  },
  json: async (address, secret, { text, fields }) => {
    const body = JSON.stringify({ ...fields, text })
    if (secret === undefined) return { address, body }
    const timestamp = String(Date.now())
    const signature = hexadecimal(await sign(secret, `${timestamp}.${body}`))
    const headers = { 'X-Webhook-Timestamp': timestamp, 'X-Webhook-Signature': signature }
    return { address, headers, body }
  },
}

async function sign(key: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
}
