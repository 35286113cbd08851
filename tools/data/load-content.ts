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
import { CONTENT_KINDS } from '../../contract/content-kinds.ts'
import { ENTRY_KINDS } from '../../backend/kinds.ts'
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
  /** Receives the content first, and what stands against it. Returns whether to load it. */
  look?: (content: Content, doubts: Doubts) => Promise<boolean>
}

/** What stands against loading some content. */
export interface Doubts {
  /** The names of what was taken back and would return. */
  takenBack: readonly string[]
  /** A load from another folder, whose changes would be lost. */
  other: OtherLoad | undefined
  /** Whether the content was live before, and was replaced. */
  isOlder: boolean
}

interface OtherLoad {
  who: string
  source: string
  loadedAt: Date
}

/**
 * Makes the content of a site the live version if it differs from it. Returns the tags of the
 * changed content. Throws before any change if the content is wrong or `look` throws.
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
  // Even if this machine's clock is slow.
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

const undoneRow = v.object({ kind: v.picklist(ENTRY_KINDS), id: v.string(), state: v.string() })

/** Returns the items that would return to a state that was taken back. */
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

/** Returns the items of content that a rollback took back; `content` if only documents differ. */
async function rolledBackIn(
  database: ContentDatabase,
  versions: readonly Version[],
  marks: Marks,
): Promise<string[]> {
  const live = liveOf(versions)
  // Only a rollback leaves versions that are newer than the live one.
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

/** Returns the name of an item's files: `content/hotels/101`. */
function fileOf({ kind, id }: { kind: string; id: string }): string {
  const folder = CONTENT_KINDS.find(({ row }) => row === kind)?.folder ?? kind
  return `content/${folder}/${id}`
}

/** Takes one item back, `hotels/101`. Throws if it has no earlier state. */
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

interface Rollback {
  changed: string[]
  /** The changed items by the names of their files: `content/hotels/101`. */
  items: string[]
  loadedAt: Date
}

/** Makes the previous version live. Throws if there is none. */
export async function rollBack(database: ContentDatabase): Promise<Rollback> {
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
  who: v.string(),
  source: v.string(),
  checkout: v.string(),
})

/**
 * Returns the load that made the live content, if it came from another folder. Steps back for one
 * item do not count, since loading the item again needs a confirmation. A load that this folder's
 * content has replaced does not count, even if that was taken back.
 */
async function otherLoad(
  database: ContentDatabase,
  live: Version | undefined,
  { checkout }: Author,
): Promise<OtherLoad | undefined> {
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

/** Returns whether a site serves the file at a path such as `/pictures/pier-720.webp?v=1`. */
type IsServed = (path: string) => boolean | Promise<boolean>

const PICTURE = /"(\/pictures\/[^"\\]+)"/g
/** Fast enough for one or two seconds with the largest example, without flooding the site. */
const AT_ONCE = 8

/** Returns the pictures of the content, without drafts, that a site does not serve, in order. */
export async function unservedPictures(content: Content, isServed: IsServed): Promise<string[]> {
  const entries = content.entries.filter(({ publishAt }) => publishAt !== NEVER)
  const found = JSON.stringify({ ...content, entries }).matchAll(PICTURE)
  const paths = [...new Set(Array.from(found, ([, path = '']) => path))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const unserved: string[] = []
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    const served = await Promise.all(some.map(async (path) => isServed(path)))
    unserved.push(...some.filter((_, index) => served[index] !== true))
  }
  return unserved
}

/** Whether the last build on this machine has a file; true without a build, since the next one will have it. */
export function isBuilt(path: string): boolean {
  return !existsSync('dist/client') || existsSync(join('dist/client', path.replace(/\?.*/, '')))
}

/** Whether a deployed site has a file. Throws if the site cannot be reached or fails. */
export async function isDeployed(origin: string, path: string): Promise<boolean> {
  const { ok, status } = await fetch(origin + path, {
    method: 'HEAD',
    signal: AbortSignal.timeout(10_000),
  })
  if (status >= 500) throw new Error(`HTTP ${status}`)
  return ok
}
