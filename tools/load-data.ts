import { startCommand } from './command.ts'
import { contentDatabase, purgeHere } from './data/content-database.ts'
import { loadContent, rollBack } from './data/load-content.ts'
import { purge } from './data/purge.ts'
import { convertPhotos } from './photos/convert-photos.ts'
import { siteFolder } from './site/folder.ts'
import { readSite } from './site/read-site.ts'
import { variable } from './site/variables.ts'

/**
 * Prepares the reference backend's database: applies the migrations, loads the content as a new version and purges what has changed.
 * May be run again at any time. On this machine by default; with `--remote` in the operator's account. `--rollback` goes back to the
 * version before.
 */
const { values } = startCommand({
  usage: 'npm run data [-- [--remote] [--rollback]]',
  options: { remote: false, rollback: false },
})
const database = contentDatabase(values.remote)
const changed = await (values.rollback ? goBack() : load())
const { OPS_TOKEN: token, PORT = '8787' } = process.env
const origin = values.remote ? variable('SITE_ORIGIN') : `http://localhost:${PORT}`
if (changed.length > 0) console.log(`Changed: ${changed.join(', ')}`)
if (changed.length > 0 && !values.remote) purgeHere()
if (changed.length > 0 && (values.remote || token))
  console.log(await purge(changed, { origin, token }))

async function load(): Promise<string[]> {
  const folder = siteFolder()
  await convertPhotos(folder)
  return loadContent(readSite(folder), database)
}

async function goBack(): Promise<string[]> {
  const { changed, loadedAt } = await rollBack(database)
  const time = loadedAt.getTime() === 0 ? 'before there were versions' : loadedAt.toISOString()
  console.log(`The content is again what was loaded ${time}`)
  return changed
}
