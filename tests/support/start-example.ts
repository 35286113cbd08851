import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements } from '../../backend/content/statements.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { startSite, type TestSite } from './start-site.ts'

interface Example {
  /** The folder of the site. */
  folder: string
  /** Where its build is written. */
  dist: string
  /** Where builds before it would be kept. */
  kept: string
  vars?: Record<string, string>
}

/** Builds a site that is not that of the suites, and starts it with its own content. */
export async function startExample({ folder, dist, kept, vars = {} }: Example): Promise<TestSite> {
  await promisify(execFile)('node', ['tools/build/build.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_DIR: folder,
      OUT_DIR: dist,
      KEPT_BUILDS: kept,
    },
  })
  const site = readSite(folder)
  const { hotline: HOTLINE, securityContact: SECURITY_CONTACT = '' } = site
  const started = await startSite({
    dist,
    isEmpty: true,
    vars: { HOTLINE, SECURITY_CONTACT, ...vars },
  })
  const database = await started.miniflare.getD1Database('DB', 'shanmen')
  const statements = [...(await migrationStatements()), ...(await contentStatements(site))]
  await database.batch(statements.map((statement) => database.prepare(statement)))
  return started
}
