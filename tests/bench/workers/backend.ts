import answers from 'answers.json'
import { callKey } from './call-key.ts'

/**
 * Answers the site's calls with recorded answers of the real backend. `POST /bench` makes it slow
 * or faulty, or changes its titles. `GET /bench` returns the number of calls.
 */
const recorded = new Map(answers.map(({ key, body }) => [key, body]))
const NOT_FOUND = JSON.stringify({ code: 404, msg: '', data: null })
const HEADERS = { 'Content-Type': 'application/json' }

const state = { latencyMs: 0, errorShare: 0, revision: '', calls: 0 }

// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default {
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const { pathname } = url
    if (pathname === '/bench') return control(request)
    if (pathname === '/backends/api/batch') return batch(request)
    const answer = await answerOf(request.method, url, await request.text())
    return answer === undefined
      ? new Response(null, { status: 500 })
      : new Response(answer, { headers: HEADERS })
  },
}

async function answerOf(method: string, url: URL, body: string): Promise<string | undefined> {
  state.calls += 1
  if (state.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, state.latencyMs))
  if (Math.random() < state.errorShare) return undefined
  return stamp(url.pathname, recorded.get(callKey(method, url, body)) ?? NOT_FOUND)
}

/** Answers a batch like the reference backend: one line per answer, here all at once. */
async function batch(request: Request): Promise<Response> {
  const calls: { at: string; body?: object }[] = await request.json()
  const lines = calls.map(async ({ at, body }, index) => {
    const [method = '', path = ''] = at.split(' ')
    const url = new URL(`/backends${path}`, request.url)
    const answer = await answerOf(method, url, body === undefined ? '' : JSON.stringify(body))
    return answer === undefined ? '' : `[${index},${answer}]\n`
  })
  const answers = await Promise.all(lines)
  return new Response(answers.join(''), { headers: { 'Content-Type': 'application/x-ndjson' } })
}

async function control(request: Request): Promise<Response> {
  if (request.method === 'POST') Object.assign(state, await request.json())
  return Response.json(state)
}

/**
 * Returns content that looks new: each title begins with the revision. The menu does not change,
 * because it is cached longer.
 */
function stamp(pathname: string, body: string): string {
  if (state.revision === '' || pathname.includes('/api/menu/')) return body
  return body.replaceAll('"title":"', `"title":"${state.revision} `)
}
