import { cp, mkdtemp, readdir, readFile, rm, appendFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startExample } from '../support/start-example.ts'
import { spawnHost } from '../support/spawn-host.ts'
import { startSite } from '../support/start-site.ts'

const parent = await mkdtemp(join(tmpdir(), 'editor-'))
const folder = join(parent, 'site')
await cp('tests/site', folder, { recursive: true })
await appendFile(
  join(folder, 'site.yaml'),
  'editor: { backend: forgejo, repo: office/site, folder: site, address: https://git.example.com, appId: abc }\n',
)
const DIST = '.tmp/with-editor'
const site = await startExample({ folder, dist: DIST, builds: join(parent, 'kept') })
const without = await startSite()
const host = await spawnHost({ BACKEND_ORIGIN: 'http://127.0.0.1:9', OUT_DIR: DIST })
afterAll(async () => {
  await Promise.all([site.stop(), without.stop(), host.stop()])
  await rm(parent, { recursive: true })
})

const SERVERS = [
  ['on workerd', site.site.origin],
  ['on a host', host.origin.origin],
] as const

describe.each(SERVERS)('the editor %s', (_, origin) => {
  it('has its own headers, which allow only the site and the Git server', async () => {
    const response = await fetch(`${origin}/admin/`)
    expect(response.status).toBe(200)
    const { headers } = response
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    expect(policy.match(/https?:\S+/g)).toEqual(['https://git.example.com;'])
    expect(headers.get('X-Robots-Tag')).toContain('noindex')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    // With an opener policy, the sign-in window could not return its result.
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('redirects to the address with a slash', async () => {
    const response = await fetch(`${origin}/admin`, { redirect: 'manual' })
    expect(response.status).toBe(307)
    expect(response.headers.get('Location')).toBe('/admin/')
  })

  it('has the server from site.yaml in its configuration', async () => {
    const { zh, en } = await (await fetch(`${origin}/admin/config.json`)).json()
    expect(zh.backend).toEqual({
      name: 'gitea',
      repo: 'office/site',
      branch: 'main',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v1',
      app_id: 'abc',
      auth_type: 'pkce',
    })
    expect(en.media_folder).toBe('site/photos')
  })
})

it('the editor is in no sitemap and in no script for visitors', async () => {
  expect(await (await site.get('/sitemap-zh.xml')).text()).not.toContain('/admin')
  const files = [
    ...(await readdir(`${DIST}/shanmen`, { recursive: true })).map((name) => `shanmen/${name}`),
    ...(await readdir(`${DIST}/client/assets`)).map((name) => `client/assets/${name}`),
  ].filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const texts = await Promise.all(files.map((name) => readFile(`${DIST}/${name}`, 'utf8')))
  expect(texts.filter((text) => /sveltia/i.test(text))).toEqual([])
})

it('the editor loads no code, fonts or texts from other networks', async () => {
  const names = await readdir(`${DIST}/client/admin`, { recursive: true })
  const texts = await Promise.all(
    names
      .filter((name) => /\.(?:js|css|html|json)$/.test(name))
      .map((name) => readFile(`${DIST}/client/admin/${name}`, 'utf8')),
  )
  expect(texts.length).toBeGreaterThan(20)
  const networks = /unpkg\.com|jsdelivr\.net|cdnjs|esm\.sh|skypack|fonts\.googleapis|gstatic\.com/
  expect(texts.flatMap((text) => networks.exec(text) ?? [])).toEqual([])
})

it('the editor includes its fonts and its Chinese texts', async () => {
  const names = await readdir(`${DIST}/client/admin/assets`)
  for (const part of [/material-symbols.*\.woff2$/, /source-sans.*\.woff2$/, /^zh-CN.*\.js$/])
    expect(names.find((name) => part.test(name))).toBeDefined()
})

it('the editor does not exist if site.yaml does not enable it', async () => {
  for (const path of ['/admin', '/admin/', '/admin/config.json'])
    expect((await without.get(path)).status).toBe(404)
})
