import * as v from 'valibot'
import { compileContent } from '../../backend/content/compile.ts'
import type { SiteFacts } from '../../backend/content/documents.ts'
import {
  changedTags,
  type Marks,
  marksOf,
  stateOfEntry,
  toRollback,
  toStatements,
  withLiterals,
} from '../../backend/content/statements.ts'
import type { Content } from '../../backend/content/items.ts'
import { CONTENT_KINDS, ENTRY_KINDS } from '../../backend/kinds.ts'
import { ABSENT, findUndo, forgetUndone, kindOfFolder } from '../../backend/database/undo-item.ts'
import { type Author, changedItemsQuery, VERSIONS_QUERY } from '../../backend/database/versions.ts'
import { addEntry } from '../../backend/office/log.ts'
import type { ContentDatabase } from './content-database.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NEVER } from '../../backend/written-time.ts'

const storedVersion = v.object({ version: v.number(), is_live: v.number(), marks: v.string() })
type Version = v.InferOutput<typeof storedVersion>
const storedItem = v.object({ kind: v.string(), id: v.string() })

interface LoadOptions {
  author: Author
  /** Called before the import. Returns whether to import the content in spite of the doubts. */
  look?: (content: Content, doubts: Doubts) => Promise<boolean>
}

/** Reasons why the content should perhaps not be imported. */
export interface Doubts {
  /** Names of items that were undone and that this import would bring back. */
  takenBack: readonly string[]
  /** An import from another folder. This import would overwrite its changes. */
  other: { who: string; source: string; loadedAt: Date } | undefined
  /** Whether this content was once live and has been replaced. */
  isOlder: boolean
}

/**
 * Makes a site's content the live version if it differs from the current one. Returns the purge
 * tags of changed content. Throws before it changes anything if the content is invalid or `look`
 * throws.
 */
export async function loadContent(
  site: SiteFacts,
  database: ContentDatabase,
  { author, look = async () => true }: LoadOptions,
): Promise<string[]> {
  const content = await compileContent(site)
  await database.migrate()
  const versions = await database.select(storedVersion, VERSIONS_QUERY)
  const live = liveOf(versions)
  const marks = marksOf(content)
  const changed = changedTags(marksIn(live), marks)
  // Higher than the live version, even if this machine's clock is slow.
  const version = Math.max(Date.now(), (live?.version ?? 0) + 1)
  if (changed.length === 0) return []
  const undone = await undoneIn(database, content)
  const rolledBack = await rolledBackIn(database, versions, marks)
  const doubts = {
    takenBack: [...new Set([...rolledBack, ...undone.map(fileOf)])],
    other: await otherLoad(database, live, author),
    isOlder: versions.some(
      (each) =>
        each.version < (live?.version ?? 0) && changedTags(marksIn(each), marks).length === 0,
    ),
  }
  if (!(await look(content, doubts))) return []
  await database.run([
    ...toStatements(content, version, author),
    ...undone.map((item) => withLiterals(forgetUndone(item, item.state))),
  ])
  return changed
}

/** Maximum length of an error message, which may list many files. */
const MAX_REASON = 4000

/** Stores why an import failed, for the office. Without a reason, deletes the stored one. */
export async function recordFailure(
  database: ContentDatabase,
  { who }: Pick<Author, 'who'>,
  reason?: string,
): Promise<void> {
  const sql = 'INSERT INTO failed_load (at, who, reason) VALUES (?1, ?2, ?3)'
  await database.migrate()
  await database.run([
    'DELETE FROM failed_load',
    ...(reason === undefined
      ? []
      : [withLiterals({ sql, values: [Date.now(), who, reason.slice(0, MAX_REASON)] })]),
  ])
}

const undoneRow = v.object({ kind: v.picklist(ENTRY_KINDS), id: v.string(), state: v.string() })

/** Returns the items that this content would bring back to a state that somebody has undone. */
async function undoneIn(database: ContentDatabase, { entries }: Content) {
  const rows = await database.select(
    undoneRow,
    'SELECT kind, id, state FROM content_undone ORDER BY kind, id',
  )
  return rows.filter((row) => {
    const entry = entries.find(({ kind, id }) => kind === row.kind && id === row.id)
    return row.state === (entry === undefined ? ABSENT : stateOfEntry(entry))
  })
}

/**
 * Returns the changed items if a rollback undid exactly this content (`content` if only documents
 * differ), otherwise none.
 */
async function rolledBackIn(
  database: ContentDatabase,
  versions: readonly Version[],
  marks: Marks,
): Promise<string[]> {
  const live = liveOf(versions)
  // Versions newer than the live one exist only after a rollback.
  const same = versions.find(
    (each) => live && each.version > live.version && changedTags(marksIn(each), marks).length === 0,
  )
  if (live === undefined || same === undefined) return []
  const files = await changedFiles(database, same.version, live.version)
  return files.length === 0 ? ['content'] : files
}

async function changedFiles(database: ContentDatabase, one: number, other: number) {
  return (await database.select(storedItem, changedItemsQuery(one, other))).map(fileOf)
}

/** Returns the path of an item's files without the language: `content/hotels/101`. */
function fileOf({ kind, id }: { kind: string; id: string }): string {
  const folder = CONTENT_KINDS.find(({ row }) => row === kind)?.folder ?? kind
  return `content/${folder}/${id}`
}

/** Restores the previous state of one item, such as `hotels/101`. Throws if it has none. */
export async function undoItem(
  database: ContentDatabase,
  name: string,
  author: Author,
): Promise<{ changed: string[]; sentence: string }> {
  const [folder = '', id = ''] = name.replace(/^content\//, '').split('/')
  const kind = kindOfFolder(folder)
  if (kind === undefined || id === '')
    throw new Error(`${name}: name an item by its folder and id, such as announcements/wind`)
  await database.migrate()
  const now = Date.now()
  const undo = await findUndo(
    (query) => database.select(v.looseObject({}), withLiterals(query)),
    { kind, id },
    now,
  )
  if (undo === undefined)
    throw new Error(`${name}: the database has no earlier state of it to go back to`)
  const { title, before, tags } = undo
  const entry = { key: crypto.randomUUID(), who: author.who, action: 'undoItem' }
  const subject = title ?? before ?? name
  await database.run(
    [addEntry({ ...entry, subject, detail: { folder, id } }, now), ...undo.statements(author)].map(
      withLiterals,
    ),
  )
  const sentence =
    before === undefined ? `${name} is gone: it was new` : `${name} is again what it was: ${before}`
  return { changed: tags, sentence }
}

/** Makes the previous version live. Returns the changed files: `content/hotels/101`, … */
export async function rollBack(database: ContentDatabase) {
  const versions = await database.select(storedVersion, VERSIONS_QUERY)
  const live = liveOf(versions)
  const earlier = versions.find(({ version }) => version < (live?.version ?? 0))
  if (!earlier) throw new Error('There is no earlier content to go back to')
  const items = await changedFiles(database, earlier.version, live?.version ?? 0)
  await database.run([toRollback()])
  return {
    changed: changedTags(marksIn(live), marksIn(earlier)),
    items,
    loadedAt: new Date(earlier.version),
  }
}

const loadRow = v.object({
  version: v.number(),
  ...v.entriesFromList(['who', 'source', 'checkout'], v.string()),
})

/**
 * Returns the import that created the live content, if it came from another folder. Ignores undone
 * items, because their import needs a confirmation anyway. Ignores an import that this folder has
 * replaced, even if the replacement was undone.
 */
async function otherLoad(
  database: ContentDatabase,
  live: Version | undefined,
  { checkout }: Author,
): Promise<Doubts['other']> {
  const loads = await database.select(
    loadRow,
    "SELECT version, who, source, checkout FROM content_loads WHERE action = 'load' ORDER BY version DESC",
  )
  const shown = loads.find(({ version }) => version <= (live?.version ?? 0))
  if (shown === undefined || [shown, loads[0]].some((load) => load?.checkout === checkout))
    return undefined
  const { who, source, version } = shown
  return { who, source, loadedAt: new Date(version) }
}

function liveOf(versions: readonly Version[]): Version | undefined {
  return versions.find(({ is_live: isLive }) => isLive === 1)
}

function marksIn(version: Version | undefined): object {
  return JSON.parse(version?.marks ?? '{}')
}

const PICTURE = /"(\/pictures\/[^"\\]+)"/g
/** Number of parallel requests: the largest example takes a second or two, and the site copes. */
const AT_ONCE = 8

/** Returns the pictures of public content that a site does not serve: `/pictures/pier.webp?v=1`. */
export async function unservedPictures(
  content: Content,
  isServed: (path: string) => boolean | Promise<boolean>,
): Promise<string[]> {
  const entries = content.entries.filter(({ publishAt }) => publishAt !== NEVER)
  const found = JSON.stringify({ ...content, entries }).matchAll(PICTURE)
  const paths = [...new Set(Array.from(found, ([, path = '']) => path))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const unserved: string[] = []
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE)
    const served = await Promise.all(some.map(async (path) => isServed(path)))
    unserved.push(...some.filter((_, index) => served[index] !== true))
  }
  return unserved
}

/** Returns whether the last build has a file. If there is none, the next build will have it. */
export function isBuilt(path: string): boolean {
  return !existsSync('dist/client') || existsSync(join('dist/client', path.replace(/\?.*/, '')))
}

/** Returns whether a deployed site has a file. Throws if the site fails or cannot be reached. */
export async function isDeployed(origin: string, path: string): Promise<boolean> {
  const { ok, status } = await fetch(origin + path, {
    method: 'HEAD',
    signal: AbortSignal.timeout(10_000),
  })
  if (status >= 500) throw new Error(`HTTP ${status}`)
  return ok
}
