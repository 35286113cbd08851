import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Webhook } from '../../shared/complaint-webhook.ts'

interface Received {
  url: URL
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Maximum clock difference that the services accept. */
const MAX_DIFFERENCE_MS = 60 * 60 * 1000

const hmac = (key: string, text: string, encoding: 'base64' | 'hex') =>
  createHmac('sha256', key).update(text).digest(encoding)

/** The answers of the services, as documented. With `secret`, they check signatures. */
const services: Record<Webhook['kind'], (received: Received, secret: string) => object | number> = {
  wecom: ({ body }) =>
    isText(JSON.parse(body), 'msgtype', 'text')
      ? { errcode: 0, errmsg: 'ok' }
      : { errcode: 40008, errmsg: 'invalid message type' },
  dingtalk: ({ url, body }, secret) => {
    const timestamp = url.searchParams.get('timestamp') ?? ''
    const isSigned =
      isRecent(Number(timestamp)) &&
      url.searchParams.get('sign') === hmac(secret, `${timestamp}\n${secret}`, 'base64')
    if (secret !== '' && !isSigned) return { errcode: 310000, errmsg: 'sign not match' }
    return isText(JSON.parse(body), 'msgtype', 'text')
      ? { errcode: 0, errmsg: 'ok' }
      : { errcode: 40035, errmsg: 'missing parameter' }
  },
  feishu: ({ body }, secret) => {
    const message: Record<string, unknown> = JSON.parse(body)
    const { timestamp, sign } = message
    const isSigned =
      isRecent(Number(timestamp) * 1000) &&
      sign === hmac(`${String(timestamp)}\n${secret}`, '', 'base64')
    if (secret !== '' && !isSigned) return { code: 19021, msg: 'sign match fail' }
    return isText(message, 'msg_type', 'content')
      ? { code: 0, msg: 'success', data: {} }
      : { code: 9499, msg: 'Bad Request' }
  },
  json: ({ headers, body }, secret) => {
    const timestamp = String(headers['x-webhook-timestamp'])
    const isSigned =
      isRecent(Number(timestamp)) &&
      headers['x-webhook-signature'] === hmac(secret, `${timestamp}.${body}`, 'hex')
    if (secret !== '' && !isSigned) return 401
    return 204
  },
}

function isRecent(timestamp: number): boolean {
  return Math.abs(Date.now() - timestamp) < MAX_DIFFERENCE_MS
}

function isText(message: Record<string, unknown>, type: string, place: string): boolean {
  const text: unknown = Object.values(Object(message[place]))[0]
  return message[type] === 'text' && typeof text === 'string' && text !== ''
}

/** Starts a stand-in for a chat service on this machine. With `secret`, it checks signatures. */
export async function startWebhookStandIn(kind: Webhook['kind'], secret = '') {
  const received: Received[] = []
  const faults: (object | number)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://service')
      const one = { url, headers: request.headers, body }
      received.push(one)
      const answer = faults.shift() ?? services[kind](one, secret)
      response.writeHead(typeof answer === 'number' ? answer : 200, { Connection: 'close' })
      response.end(typeof answer === 'number' ? '' : JSON.stringify(answer))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return {
    /** A value for `COMPLAINT_WEBHOOK`. */
    webhook: `${kind} http://127.0.0.1:${port}/robot/send?access_token=secret-token`,
    received,
    /** Sets the answers to the next messages. Later ones get the normal answer again. */
    failWith: (...answers: (object | number)[]) => void faults.push(...answers),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
