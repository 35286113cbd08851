/**
 * Stands in for the Cache API, by workerd's protocol for it: GET, PUT with a whole HTTP message as body, PURGE. `POST
 * /bench` sets its mode: it keeps, forgets or fails.
 */
interface Kept {
  headers: [string, string][]
  status: number
  body: ArrayBuffer
  until: number
}

const kept = new Map<string, Kept>()
let mode = 'keep'

// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === '/bench') {
      mode = await request.text()
      return new Response(mode)
    }
    if (mode === 'fail') return new Response(null, { status: 500 })
    const key = `${request.headers.get('cf-cache-namespace') ?? ''} ${request.url}`
    if (request.method === 'PUT') return put(key, await request.arrayBuffer())
    if (request.method === 'PURGE')
      return new Response(null, { status: kept.delete(key) ? 200 : 404 })
    return match(key)
  },
}

function match(key: string): Response {
  const found = kept.get(key)
  if (found === undefined || found.until < Date.now()) {
    return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } })
  }
  const { status, headers, body } = found
  return new Response(body, { status, headers: [...headers, ['CF-Cache-Status', 'HIT']] })
}

function put(key: string, message: ArrayBuffer): Response {
  if (mode !== 'keep') return new Response(null, { status: 204 })
  const text = new TextDecoder('latin1').decode(message)
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const lifetime = /(?:s-maxage|max-age)=(\d+)/.exec(
    new Headers(headers).get('Cache-Control') ?? '',
  )
  kept.set(key, {
    status: Number(statusLine.split(' ')[1]),
    headers: headers.filter(([name]) => !/^(?:transfer-encoding|content-length)$/i.test(name)),
    body: message.slice(end + 4),
    until: Date.now() + Number(lifetime?.[1] ?? 0) * 1000,
  })
  return new Response(null, { status: 204 })
}
