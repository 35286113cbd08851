import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contentStatements } from '../../backend/content/load.ts'
import { migrationStatements } from '../../backend/content/migration-statements.ts'
import { startPlatform } from '../serve/platform.ts'
import type { Site } from '../site/read-site.ts'
import { hasReferenceBackend } from '../site/variables.ts'
import { crawl } from './crawl.ts'
import { faultsOfLinks } from './faults-of-links.ts'
import { measurePages } from './measure-pages.ts'

/** What of a site's names doesn't fit its pages, and which links lead nowhere. The site is built for it, beside the last build, and runs with its content. */
export async function faultsOfRunningSite(site: Site): Promise<string[]> {
  const dist = '.tmp/check-site'
  const kept = await mkdtemp(join(tmpdir(), 'check-site-'))
  try {
    await promisify(execFile)(process.execPath, ['tools/build/build.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_DIR: site.folder,
        OUT_DIR: dist,
        KEPT_BUILDS: join(kept, 'builds'),
      },
    })
    return await measure(site, dist)
  } finally {
    await rm(kept, { recursive: true })
  }
}

async function measure(site: Site, dist: string): Promise<string[]> {
  const { miniflare, site: address } = await startPlatform({
    dist,
    sitePort: 0,
    backendPort: 0,
    vars: process.env,
    // What it logs would stand between the faults.
    onLog: () => undefined,
  })
  try {
    if (hasReferenceBackend()) {
      const database = await miniflare.getD1Database('DB', 'shanmen-backend')
      const statements = [...(await migrationStatements()), ...(await contentStatements(site))]
      await database.batch(statements.map((statement) => database.prepare(statement)))
    }
    const paths = site.without.includes('guide') ? ['/'] : ['/', '/infomation/guide']
    return [
      ...(await measurePages(address.origin, paths)),
      ...faultsOfLinks(await crawl((path) => fetch(address.origin + path, { redirect: 'manual' }))),
    ]
  } finally {
    await miniflare.dispose()
  }
}
