import { join } from 'node:path'
import type { Content } from '../../backend/content/items.ts'
import { complaintOf, startCommand } from '../command.ts'
import { authorOf, hasCommit, pullSite } from './author.ts'
import { contentDatabase, fileDatabase, filesOfHost, purgeIn } from './content-database.ts'
import {
  isBuilt,
  isDeployed,
  loadContent,
  recordFailure,
  rollBack,
  undoItem,
  unservedPictures,
} from './load-content.ts'
import {
  convertedFolder,
  convertPhotos,
  pictureFile,
  writeCards,
} from '../photos/convert-photos.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { variable } from '../site/variables.ts'

/**
 * Prepares the reference backend's database. Applies migrations, imports the content as a new
 * version, and purges what has changed. It can be repeated at any time.
 */
const { values } = startCommand({
  usage: `npm run data -- [OPTION…]

  without a place: on this machine
  --remote            in your Cloudflare account
  --host              on a server of your own

  without an action: loads the content
  --rollback          shows the previous version again
  --undo FOLDER/ID    returns one item to its previous state, such as announcements/wind
  --migrate           only applies the migrations

  --again             loads items that were taken back earlier
  --replace           replaces content that was loaded from another folder
  --without-pictures  loads content with pictures that the site does not have yet
  --pull              first gets what editors have saved on the Git server
  --by NAME           the name that the office shows`,
  options: {
    remote: false,
    host: false,
    replace: false,
    migrate: false,
    rollback: false,
    undo: '',
    again: false,
    'without-pictures': false,
    pull: false,
    by: '',
  },
})
const database = values.host ? fileDatabase(process.env) : contentDatabase(values.remote)
const isPublic = values.remote || values.host
const place = values.remote ? ' --remote' : values.host ? ' --host' : ''
const again = (option: string) => `npm run data --${place} ${option}`
let author = authorOf(process.env, { by: values.by, isShared: values.remote })
const origin = variable('SITE_ORIGIN')
const changed = await change().catch(async (error: unknown) => {
  if (isPublic) await recordFailure(database, author, complaintOf(error)).catch(console.warn)
  throw error
})
if (isPublic && !values.migrate) await recordFailure(database, author)
if (changed.length > 0) {
  console.log(`Changed: ${changed.join(', ')}`)
  console.log(await purgeIn(values, changed, process.env))
}

function change(): Promise<string[]> {
  if (values.migrate) return migrate()
  if (values.rollback) return goBack()
  return values.undo === '' ? load() : undo()
}

/** Applies the migrations. Returns no purge tags, because migrations change no page. */
async function migrate(): Promise<string[]> {
  const isThere = await database.migrate()
  if (!isThere) console.log('There is no database yet. The first deploy creates it')
  return []
}

async function load(): Promise<string[]> {
  const folder = siteFolder()
  if (values.pull) {
    const by = values.by || pullSite()
    author = authorOf(process.env, { by, isShared: values.remote })
  }
  await convertPhotos(folder)
  // A host writes share cards here, because its build lacks those of newer pictures.
  const { folder: data } = filesOfHost(process.env)
  if (values.host) await writeCards(folder, convertedFolder(folder), join(data, 'cards'))
  const tags = await loadContent(readSite(folder), database, {
    author,
    async look(content, { takenBack, other }) {
      // Content in the database on this machine always comes from this checkout.
      const isOthers = isPublic && other !== undefined && !hasCommit(process.env, other.source)
      if (isOthers && !values.replace)
        throw new Error(
          `${other.who || 'Somebody else'} has loaded content from another folder (${other.source}) on ${other.loadedAt.toISOString()}. Fetch their changes first, or replace them: ${again('--replace')}`,
        )
      if (takenBack.length > 0 && !values.again)
        throw new Error(
          `This would bring back what was taken back: ${takenBack.join(', ')}. Correct the files first, or bring it back as it is: ${again('--again')}`,
        )
      await checkPictures(content)
      return true
    },
  })
  if (tags.length === 0) console.log('Nothing has changed since the last load')
  return tags
}

/** Throws if the site gets pictures of the content only with the next build or deploy. */
async function checkPictures(content: Content): Promise<void> {
  const isHere = (path: string) =>
    isBuilt(path) || (values.host && pictureFile(siteFolder(), path) !== undefined)
  const isServed = values.remote ? (path: string) => isDeployed(origin, path) : isHere
  const command = values.remote ? 'npm run deploy' : 'npm run build'
  const missing = await unservedPictures(content, isServed).catch(() => undefined)
  if (missing === undefined)
    console.log(`hint: ${origin} does not respond. The command could not check its pictures.`)
  else if (missing.length > 0 && !values['without-pictures'])
    throw new Error(
      `The site does not have these pictures yet: ${missing.join(', ')}. Nothing was loaded. Bring them first: ${command}. To load the content without them: ${again('--without-pictures')}`,
    )
}

async function undo(): Promise<string[]> {
  const { changed, sentence } = await undoItem(database, values.undo, author)
  console.log(`${sentence}. Its files are unchanged: correct them before the next npm run data`)
  return changed
}

async function goBack(): Promise<string[]> {
  const { changed, items, loadedAt } = await rollBack(database)
  const time = loadedAt.getTime() === 0 ? 'before there were versions' : loadedAt.toISOString()
  console.log(
    `The content is again what was loaded ${time}. Your files are unchanged. Correct them before the next npm run data.`,
  )
  for (const item of items) console.log(`Taken back: ${item}`)
  return changed
}
