import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Content } from '../../backend/content/items.ts'
import { startCommand } from '../command.ts'
import { contentDatabase, purgeHere, purge } from './content-database.ts'
import { fileDatabase, purgeHost } from './file-database.ts'
import { assertNoOtherLoad, liveOf, loadContent, rollBack } from './load-content.ts'
import { isBuilt, isDeployed, unservedPictures } from './unserved-pictures.ts'
import { convertPhotos } from '../photos/convert-photos.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { variable } from '../site/variables.ts'

/**
 * Prepares the reference backend's database: applies the migrations, loads the content as a new version and purges what has changed.
 * May be run again at any time. On this machine by default; with `--remote` in the operator's account, with `--host` in the data
 * folder of `npm run host`. `--rollback` goes back to the
 * version before; content that was taken back so is loaded again with `--again` only. In the operator's account, content that was
 * loaded from another folder since is replaced with `--replace` only. `--migrate` applies the migrations and loads nothing.
 */
const { values } = startCommand({
  usage: 'npm run data [-- [--remote | --host] [--replace] [--migrate | --rollback | --again]]',
  options: {
    remote: false,
    host: false,
    replace: false,
    migrate: false,
    rollback: false,
    again: false,
  },
})
const database = values.host ? fileDatabase(process.env) : contentDatabase(values.remote)
/** The version that this folder last made live in the operator's account. */
const LOADED = '.wrangler/loaded'
const { OPS_TOKEN: token, PORT = '8787' } = process.env
const isPublic = values.remote || values.host
const origin = isPublic ? variable('SITE_ORIGIN') : `http://localhost:${PORT}`
const changed = await (values.migrate ? migrate() : values.rollback ? goBack() : load())
if (changed.length > 0) console.log(`Changed: ${changed.join(', ')}`)
if (changed.length > 0 && values.host) await purgeHost(process.env)
else if (changed.length > 0 && !values.remote) purgeHere()
if (changed.length > 0 && (values.remote || token))
  console.log(await purge(changed, { origin, token }))

/** Returns no tags: nothing that visitors see has changed. */
async function migrate(): Promise<string[]> {
  const isThere = await database.migrate()
  if (!isThere) console.log('There is no database yet. The first deploy creates it')
  return []
}

async function load(): Promise<string[]> {
  const folder = siteFolder()
  await convertPhotos(folder)
  const changed = await loadContent(readSite(folder), database, async (content, wasTakenBack) => {
    if (values.remote && !values.replace) assertNoOtherLoad(await database.versions(), lastLoaded())
    if (wasTakenBack && !values.again)
      throw new Error(
        'A rollback took this content back. Correct the files first, or bring it back as it is: npm run data -- --again',
      )
    await warnOfPictures(content)
    return true
  })
  await remember()
  return changed
}

function lastLoaded(): number | undefined {
  return existsSync(LOADED) ? Number(readFileSync(LOADED, 'utf8')) : undefined
}

/** Notes which version this folder has made live. */
async function remember(): Promise<void> {
  const live = values.remote ? liveOf(await database.versions()) : undefined
  if (live === undefined) return
  mkdirSync(dirname(LOADED), { recursive: true })
  writeFileSync(LOADED, String(live.version))
}

/** Names the pictures that visitors will miss until the site is built, or published, again. */
async function warnOfPictures(content: Content): Promise<void> {
  const isServed = values.remote ? (path: string) => isDeployed(origin, path) : isBuilt
  const command = values.remote ? 'npm run deploy' : 'npm run build'
  try {
    for (const path of await unservedPictures(content, isServed))
      console.log(`hint: ${path} is not on the site yet: ${command} brings it`)
  } catch {
    console.log(`hint: ${origin} was not reached, so nobody knows whether it has all pictures`)
  }
}

async function goBack(): Promise<string[]> {
  const { changed, items, loadedAt } = await rollBack(database)
  const time = loadedAt.getTime() === 0 ? 'before there were versions' : loadedAt.toISOString()
  console.log(
    `The content is again what was loaded ${time}. Files with what was taken back are still here: correct them before the next npm run data`,
  )
  for (const item of items) console.log(`Taken back: ${item}`)
  await remember()
  return changed
}
