/** A stand-in for KV with KV's HTTP API. `POST /bench` makes it store, discard or fail. */
const values = new Map<string, ArrayBuffer>()
let mode = 'keep'

// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/bench') {
      mode = await request.text()
      return new Response(mode)
    }
    if (mode === 'fail') return new Response(null, { status: 500 })
    return answer(request, pathname)
  },
}

async function answer(request: Request, key: string): Promise<Response> {
  if (request.method === 'PUT') {
    const value = await request.arrayBuffer()
    if (mode === 'keep') values.set(key, value)
    return new Response()
  }
  if (request.method === 'DELETE') values.delete(key)
  const value = values.get(key)
  return value === undefined ? new Response(null, { status: 404 }) : new Response(value)
}
