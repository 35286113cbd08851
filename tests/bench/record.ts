import { LANGUAGES } from '../../locales/languages.ts'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startSite, type TestSite } from '../support/start-site.ts'
import { callKey } from './workers/call-key.ts'
import { createClient, HOST } from './client.ts'
import type { RecordedAnswer } from './stand-ins.ts'

/** A page from the real site with the real backend. */
export interface RecordedPage {
  path: string
  headers: [string, string][]
  body: string
}

export interface Recording {
  answers: readonly RecordedAnswer[]
  pages: ReadonlyMap<string, RecordedPage>
}

/** Headers of the connection, and headers that differ in each answer. They are not recorded. */
const OWN_HEADERS = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-length',
])

/**
 * Requests every page of the sitemap from the real site in Miniflare. Records the pages, and the
 * real backend's answers.
 */
export async function record(): Promise<Recording> {
  const answers = new Map<string, string>()
  let backend = ''
  const recorder = createServer(async (request, response) => {
    const { key, status, body } = await forward(request, backend)
    if (status === 200) answers.set(key, body)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(recorder, 'listening')
  const site = await startSite({
    vars: { SITE_ORIGIN: `http://${HOST}`, BACKEND_ORIGIN: originOf(recorder.address()) },
  })
  backend = site.backend.origin
  try {
    const pages = await readPages(site)
    return { answers: [...answers].map(([key, body]) => ({ key, body })), pages }
  } finally {
    await site.stop()
    recorder.close()
  }
}

async function forward(request: IncomingMessage, origin: string) {
  const sent = await text(request)
  const { method = 'GET', url: path = '/' } = request
  const url = new URL(origin + path)
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(sent !== '' && { body: sent }),
  })
  return {
    key: callKey(method, url, sent),
    status: response.status,
    body: await response.text(),
  }
}

async function readPages({ site }: TestSite): Promise<Map<string, RecordedPage>> {
  const client = createClient(Number(site.port))
  const pages = new Map<string, RecordedPage>()
  try {
    const sitemaps = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await client.get(`/sitemap-${language}.xml`)).body.toString(),
      ),
    )
    for (const [, path = ''] of sitemaps
      .join('')
      .matchAll(new RegExp(`<loc>http://${HOST}([^<]*)</loc>`, 'g'))) {
      const { status, headers, body } = await client.get(path || '/')
      if (status !== 200) throw new Error(`${path}: ${status}`)
      const recorded = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        OWN_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)]],
      )
      pages.set(path || '/', { path: path || '/', headers: recorded, body: body.toString() })
    }
  } finally {
    client.close()
  }
  return pages
}

function originOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port')
  return `http://127.0.0.1:${address.port}`
}
