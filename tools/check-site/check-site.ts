import { Mistakes } from '../../backend/content/mistakes.ts'
import { startCommand } from '../command.ts'
import { EXAMPLE, isExample, siteFolder } from '../site/folder.ts'
import { brokenParts, faultsOfFiles, hintsOfFiles } from './faults-of-files.ts'
import { readSite, type Site } from '../site/read-site.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements } from '../../backend/content/statements.ts'
import { startPlatform } from '../serve/platform.ts'
import { faultsOfOrigins, hasReferenceBackend, variable } from '../site/variables.ts'
import { crawl, faultsOfLinks } from './crawl.ts'
import { measurePages } from './measure-pages.ts'

const STILL_EXAMPLE = 'The site is still the example: npm run new writes a folder for yours'

startCommand({ usage: 'npm run check:site' })

const folder = siteFolder()
const errors = new Set(isExample(folder) ? [STILL_EXAMPLE] : await brokenParts(folder))
const isBroken = errors.size > 0
for (const fault of await faultsOfDeployment()) errors.add(fault)
if (!isExample(folder)) {
  for (const fault of await faultsOfFiles(folder, EXAMPLE)) errors.add(fault)
  if (!isBroken) for (const fault of await faultsOfRunningSite(readSite(folder))) errors.add(fault)
}
const hints = isExample(folder) ? [] : await hintsOfFiles(folder)
for (const hint of hints) console.log(`hint: ${hint}`)
for (const error of errors) console.log(`error: ${error}`)
console.log(
  `${count(errors.size, 'error')}, ${count(hints.length, 'hint')}: ` +
    (errors.size === 0 ? 'the site can be deployed.' : 'the errors keep it from being deployed.'),
)
process.exitCode = errors.size === 0 ? 0 : 1

function count(lines: number, name: string): string {
  return `${lines} ${name}${lines === 1 ? '' : 's'}`
}

async function faultsOfDeployment(): Promise<string[]> {
  const mistakes = new Mistakes()
  const faults = await mistakes.from(() =>
    faultsOfOrigins({
      SITE_ORIGIN: variable('SITE_ORIGIN'),
      BACKEND_ORIGIN: variable('BACKEND_ORIGIN'),
    }),
  )
  return faults ?? mistakes.lines()
}

/** Builds the site and runs it with its content. Returns names that do not fit, and dead links. */
async function faultsOfRunningSite(site: Site): Promise<string[]> {
  const dist = '.tmp/check-site'
  const folder = await mkdtemp(join(tmpdir(), 'check-site-'))
  try {
    await promisify(execFile)(process.execPath, ['tools/build/build.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_DIR: site.folder,
        OUT_DIR: dist,
        KEPT_BUILDS: join(folder, 'builds'),
      },
    })
    return await measure(site, dist)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(site: Site, dist: string): Promise<string[]> {
  const { miniflare, site: address } = await startPlatform({
    dist,
    sitePort: 0,
    backendPort: 0,
    vars: process.env,
    // Hides the log of the site, which would be mixed with the results.
    onLog: () => undefined,
  })
  try {
    if (hasReferenceBackend()) {
      const database = await miniflare.getD1Database('DB', 'shanmen')
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
