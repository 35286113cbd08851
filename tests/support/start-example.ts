import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { migrationStatements } from '../../backend/content/statements.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { startSite, type TestSite } from './start-site.ts'

const run = promisify(execFile)

interface Example {
  /** The folder of the site. */
  folder: string
  /** The folder for its build. */
  dist: string
  /** The folder for its earlier builds. */
  builds: string
  vars?: Record<string, string>
}

/** Builds a site other than the test site. Starts it with its own content. */
export async function startExample({
  folder,
  dist,
  builds,
  vars = {},
}: Example): Promise<TestSite> {
  const env = { ...process.env, SITE_DIR: folder }
  await run(process.execPath, ['tools/build/build.ts'], {
    env: { ...env, NODE_ENV: 'production', OUT_DIR: dist, KEPT_BUILDS: builds },
  })
  const { stdout } = await run(process.execPath, ['tests/support/print-statements.ts'], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  const site = readSite(folder)
  const { hotline: HOTLINE, securityContact: SECURITY_CONTACT = '' } = site
  const started = await startSite({
    dist,
    isEmpty: true,
    vars: { HOTLINE, SECURITY_CONTACT, ...vars },
  })
  const database = await started.miniflare.getD1Database('DB', 'shanmen')
  const statements = [
    ...(await migrationStatements()),
    ...v.parse(v.array(v.string()), JSON.parse(stdout)),
  ]
  await database.batch(statements.map((statement) => database.prepare(statement)))
  return started
}
