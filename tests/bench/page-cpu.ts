import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'
import { startWorkerd, type Workerd } from './start-workerd.ts'

/**
 * What a page costs, in CPU seconds of workerd per 1,000 requests: from the page cache, from cached data, from nothing,
 * each against a bare worker that answers the same bytes from a constant. Rounds are interleaved, medians are told.
 * `npm run build && node tests/bench/page-cpu.ts [rounds] [requests]`
 */
const ROUNDS = Number(process.argv[2] ?? 7)
const REQUESTS = Number(process.argv[3] ?? 1500)
const PATHS = ['/', '/mall/hotel', '/infomation/announcement/1024']
const AT_ONCE = 4

const reference = await startSite()
const backend = await startRecording(reference.backend.origin)
const index = await readFile('dist/shanmen/index.js', 'utf8')
const { vars } = JSON.parse(await readFile('dist/shanmen/wrangler.json', 'utf8'))
const site = { ...vars, SITE_ORIGIN, BACKEND_ORIGIN: backend.origin }

/** Each request comes days after the one before it, so nothing that was kept is of use. */
const FORGETFUL = `
  import site from './index.js'
  const realNow = Date.now
  let days = 0
  Date.now = () => realNow() + days * 86400000
  export default { fetch(...request) { days += 8; return site.fetch(...request) } }
`

const workers: Record<string, Workerd> = {
  page: await startWorkerd({ modules: { 'index.js': index }, vars: site }),
  data: await startWorkerd({
    modules: { 'index.js': index },
    vars: { ...site, PAGE_CACHE: 'off' },
  }),
  nothing: await startWorkerd({
    modules: { 'wrapper.js': FORGETFUL, 'index.js': index },
    vars: site,
  }),
}

for (const path of PATHS) {
  const page = workers['page']
  if (page === undefined) throw new Error('no page')
  await send(page, path)
  const bytes = await send(page, path)
  const bare = await startWorkerd({ modules: { 'bare.js': bareWorker(bytes) }, vars: {} })
  await measure(path, bytes.byteLength, { bare, ...workers })
  bare.stop()
}
for (const worker of Object.values(workers)) worker.stop()
backend.close()
await reference.stop()

async function measure(path: string, bytes: number, all: Record<string, Workerd>): Promise<void> {
  const costs: Record<string, number[]> = {}
  for (const worker of Object.values(all)) await sendMany(worker, path, REQUESTS / 3)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, worker] of Object.entries(all)) {
      const before = await worker.cpuSeconds()
      await sendMany(worker, path, REQUESTS)
      const spent = (await worker.cpuSeconds()) - before
      ;(costs[name] ??= []).push((spent / REQUESTS) * 1000)
    }
  }
  const bare = median(costs['bare'] ?? [])
  console.log(`${path} (${bytes} bytes)`)
  for (const [name, each] of Object.entries(costs)) {
    const cost = median(each)
    console.log(`  ${name.padEnd(8)} ${cost.toFixed(3)} s  ${(cost / bare).toFixed(2)} × bare`)
  }
}

async function sendMany(worker: Workerd, path: string, count: number): Promise<void> {
  let left = Math.ceil(count)
  const walk = async () => {
    while (left-- > 0) await send(worker, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}

/** One request over a connection that is kept; Node's plain client costs less than `fetch`. */
function send({ port, agent }: Workerd, path: string): Promise<Buffer> {
  const headers = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' }
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path}: HTTP ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
  })
}

function bareWorker(bytes: Buffer): string {
  return `
    const text = atob('${bytes.toString('base64')}')
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const headers = { 'Content-Type': 'text/html; charset=UTF-8' }
    export default { fetch: () => new Response(bytes, { headers }) }
  `
}

/** The reference backend's answers, each asked for once and then told from memory. */
async function startRecording(origin: string) {
  const answers = new Map<string, Promise<string>>()
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', url = '/' } = request
      const body = Buffer.concat(chunks).toString()
      const key = `${method} ${url} ${body}`
      const known = answers.get(key) ?? ask(origin + url, method, body)
      answers.set(key, known)
      response.setHeader('Content-Type', 'application/json')
      void known.then((text) => response.end(text))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function ask(url: string, method: string, body: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method, headers, ...(body !== '' && { body }) })
  return response.text()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
