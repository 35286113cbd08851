import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { contentStatements } from '../../backend/content/load.ts'
import { migrationStatements } from '../../backend/content/migration-statements.ts'
import { writeNewSite } from '../../tools/new-site/write-new-site.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { crawl } from '../support/crawl.ts'
import { startSite } from '../support/start-site.ts'

/** What the example and the site of the tests are called, and where they are. */
const TRACES = /岫|Yunxiu|天枢|0559|浅澜|Qianlan|0600-555/i

const parent = await mkdtemp(join(tmpdir(), 'new-site-'))
const folder = join(parent, 'site')
await writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder)
await promisify(execFile)('node', ['tools/build/build.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    SITE_DIR: folder,
    OUT_DIR: '.tmp/new-site',
    KEPT_BUILDS: join(parent, 'kept'),
  },
})
const site = await startSite({
  dist: '.tmp/new-site',
  isEmpty: true,
  vars: { SITE_ORIGIN: 'https://coast.example', SECURITY_CONTACT: '', HOTLINE: '12301' },
})
const database = await site.miniflare.getD1Database('DB', 'shanmen-backend')
const statements = [
  ...(await migrationStatements()),
  ...(await contentStatements(readSite(folder))),
]
await database.batch(statements.map((statement) => database.prepare(statement)))

afterAll(async () => {
  await site.stop()
  await rm(parent, { recursive: true })
})

it('a new site has no link that leads nowhere, and no trace of another site', async () => {
  const pages = await crawl(site.get)
  expect(pages.size).toBeGreaterThan(60)
  const broken = [...pages].filter(([, { status }]) => status !== 200)
  expect(broken.map(([path, { status, from }]) => `${status} ${path} from ${from}`)).toEqual([])
  const traced = [...pages].filter(([, { html }]) => TRACES.test(html))
  expect(traced.map(([path]) => path)).toEqual([])
})

it.each([
  '/manifest.webmanifest',
  '/nothing-here',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
])('%s has no trace of another site', async (path) => {
  const text = await (await site.get(path)).text()
  expect(text).not.toBe('')
  expect(text).not.toMatch(TRACES)
})
