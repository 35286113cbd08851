import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { runChecks } from '../../tools/smoke/checks.ts'
import { freePort } from '../support/free-port.ts'
import { spawnHost } from '../support/spawn-host.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const READER = { 'User-Agent': 'Mozilla/5.0 Chrome/150.0', 'Accept-Language': 'zh-CN' }

const platform = await startSite()
const port = await freePort()
const origin = `http://localhost:${port}`
const { process: host, stop } = await spawnHost({
  PORT: String(port),
  SITE_ORIGIN: origin,
  BACKEND_ORIGIN: platform.backend.origin,
  BEHIND_PROXY: 'true',
})
afterAll(async () => {
  await stop()
  await platform.stop()
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', headers: { ...READER, ...headers } })
}

describe('the site in Node.js, without Cloudflare', () => {
  it('passes the smoke test', async () => {
    const outcomes = await runChecks(origin)
    expect(outcomes.filter(({ result }) => result === 'FAILED')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(30)
  })

  it('serves files with their configured headers, but no private files', async () => {
    const icon = await get('/favicon.ico')
    expect(icon.headers.get('Content-Type')).toBe('image/x-icon')
    expect(icon.headers.get('Cache-Control')).toBe('public, max-age=604800')
    expect(icon.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const html = await (await get('/')).text()
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
    expect((await get(script)).headers.get('Cache-Control')).toMatch(/immutable/)
    for (const path of ['/_headers', '/.vite/manifest.json', '/%2e%2e/shanmen/index.js'])
      expect.soft((await get(path)).status, path).toBe(404)
  })

  it('caches pages', async () => {
    await (await get('/mall/ticket')).text()
    const again = await get('/mall/ticket')
    expect(again.headers.get('Cache-Status')).toMatch(/hit/)
    const { status } = await get('/mall/ticket', {
      'If-None-Match': again.headers.get('ETag') ?? '',
    })
    expect(status).toBe(304)
  })

  it('completes open requests before it ends, and does not wait for idle connections', async () => {
    // Browsers also open connections in advance, without a request.
    const silent = connect(port, 'localhost')
    silent.on('error', () => {})
    await once(silent, 'connect')
    const [answer] = await Promise.all([
      get('/infomation/guide').then((response) => response.text()),
      new Promise((resolve) => setTimeout(resolve, 20)).then(() => host.kill('SIGTERM')),
    ])
    expect(answer).toContain('</html>')
    if (host.exitCode === null) await once(host, 'exit')
    expect(host.exitCode).toBe(0)
  })
})

it('a host uses the backend that is configured in its build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [dist, data] = [join(folder, 'dist'), join(folder, 'data')]
  await cp('dist', dist, { recursive: true })
  const file = join(dist, 'shanmen/wrangler.json')
  const { vars, ...config } = JSON.parse(await readFile(file, 'utf8'))
  const BACKEND_ORIGIN = platform.backend.origin
  await writeFile(file, JSON.stringify({ ...config, vars: { ...vars, BACKEND_ORIGIN } }))
  const built = { OUT_DIR: dist, DATA_DIR: data, BACKEND_ORIGIN: undefined }
  const { origin, stop } = await spawnHost(built)
  onTestFinished(stop)
  expect((await fetch(new URL('/en', origin), { headers: READER })).status).toBe(200)
  expect(existsSync(data)).toBe(false)
})

it('a host continues to run after its build is removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'host-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dist = join(folder, 'dist')
  await cp('dist', dist, { recursive: true })
  const { origin, stop } = await spawnHost({
    OUT_DIR: dist,
    BACKEND_ORIGIN: platform.backend.origin,
  })
  onTestFinished(stop)
  await rm(join(dist, 'shanmen'), { recursive: true })
  for (const path of ['/mall/hotel', '/en/mall/ticket', '/infomation/guide', '/search?q=a']) {
    const { status } = await fetch(new URL(path, origin), { headers: READER })
    expect([path, status]).toEqual([path, 200])
  }
})

it('a client that does not read its responses does not stop a host from ending', async () => {
  const { origin, process, stop } = await spawnHost({ BACKEND_ORIGIN: platform.backend.origin })
  onTestFinished(stop)
  const client = connect(Number(origin.port), origin.hostname)
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  // Answers to so many requests do not fit into the buffers of both systems.
  const request = 'GET /infomation/guide HTTP/1.1\r\nHost: site\r\n\r\n'
  client.pause().write(request.repeat(1000))
  await until(async () => client.bytesWritten > 0 && client.bufferSize === 0)
  process.kill('SIGTERM')
  await once(process, 'exit')
  expect(process.exitCode).toBe(0)
})

/** Returns the warnings that a host prints at its start about its settings. */
async function warnings(env: Record<string, string>): Promise<string[]> {
  const { errors, stop } = await spawnHost(env)
  await stop()
  return errors
}

it('a host warns about settings that weaken the site', async () => {
  const [weak, sound] = [
    { SITE_ORIGIN: 'http://localhost:8787', BACKEND_ORIGIN: 'http://backend.example.com' },
    { BACKEND_ORIGIN: 'https://backend.example.com' },
  ]
  expect(await warnings(weak)).toEqual([
    expect.stringMatching(/^BACKEND_ORIGIN has http/),
    expect.stringMatching(/^SITE_ORIGIN is this machine/),
  ])
  expect(await warnings(sound)).toEqual([])
})

it.each([
  [{ BACKEND_ORIGIN: 'nowhere' }, 'BACKEND_ORIGIN'],
  [{ BACKEND_ORIGIN: origin, BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY: must be true, false, or'],
  [{ BACKEND_ORIGIN: origin, HOST: '203.0.113.1' }, '203.0.113.1'],
  [{ BACKEND_ORIGIN: origin, PORT: 'eighty' }, 'port'],
])('a host with an invalid setting ends with an error message: %j', async (wrong, sentence) => {
  const failing = spawn(process.execPath, ['tools/host/host.ts'], {
    env: { ...process.env, PORT: '0', SITE_ORIGIN: origin, ...wrong },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void failing.kill('SIGKILL'))
  let output = ''
  failing.stderr.on('data', (text) => (output += text))
  await once(failing, 'close')
  expect(output).toContain(sentence)
  expect(output).not.toContain('    at ')
  expect(failing.exitCode).toBe(1)
})
