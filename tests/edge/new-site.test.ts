import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { writeNewSite } from '../../tools/new-site/write-new-site.ts'
import { measurePages } from '../../tools/check-site/measure-pages.ts'
import { crawl, faultsOfLinks } from '../../tools/check-site/crawl.ts'
import { readHtml } from '../support/read-html.ts'
import { startExample } from '../support/start-example.ts'
import { OTHER_ANSWERS, TRACES, tracedPages } from '../support/traces.ts'

const parent = await mkdtemp(join(tmpdir(), 'new-site-'))
const folder = join(parent, 'site')
await writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast National Marine Geopark' }, folder)
await appendFile(
  join(folder, 'site.yaml'),
  `shortName: { zh: 青屿海岸, en: Qingyu Coast }\nlanguages: [${LANGUAGES.join()}]\n`,
)
const site = await startExample({
  folder,
  dist: '.tmp/new-site',
  builds: join(parent, 'kept'),
  vars: { SITE_ORIGIN: 'https://coast.example' },
})

afterAll(async () => {
  await site.stop()
  await rm(parent, { recursive: true })
})

// The timeout is long, because the machine may be busy.
it(
  'a new site has no broken link, and no trace of another site',
  { timeout: 120_000 },
  async () => {
    const pages = await crawl(site.get)
    expect(pages.size).toBeGreaterThan(60)
    expect(faultsOfLinks(pages)).toEqual([])
    expect(tracedPages(pages)).toEqual([])
  },
)

// The timeout is long, because the machine may be busy.
it('a new site’s names fit on one line beside the menu', { timeout: 120_000 }, async () => {
  expect(await measurePages(site.site.origin, ['/'])).toEqual([])
  const page = readHtml(await (await site.get('/en')).text())
  expect(page.meta('og:site_name')).toBe('Qingyu Coast National Marine Geopark')
})

it.each(OTHER_ANSWERS)('%s has no trace of another site', async (path) => {
  const text = await (await site.get(path)).text()
  expect(text).not.toBe('')
  expect(text).not.toMatch(TRACES)
})
