import { compileContent } from '../../backend/content/compile.ts'
import type { SiteFacts } from '../../backend/content/documents.ts'
import { changedTags, marksOf, toRollback, toStatements } from '../../backend/content/statements.ts'
import type { Content } from '../../backend/content/items.ts'
import { CONTENT_KINDS } from '../../contract/content-kinds.ts'
import type { ContentDatabase, Version } from './content-database.ts'

/**
 * Makes the content of a site the live version if it differs from it. Returns the tags of the
 * changed content. `look` receives the content first, with whether a rollback took it back, and
 * returns whether to load it. Throws before any change if the content is wrong or `look` throws.
 */
export async function loadContent(
  site: SiteFacts,
  database: ContentDatabase,
  look: (content: Content, wasTakenBack: boolean) => Promise<boolean> = async () => true,
): Promise<string[]> {
  const content = await compileContent(site)
  await database.migrate()
  const versions = await database.versions()
  const live = liveOf(versions)
  const marks = marksOf(content)
  const changed = changedTags(marksIn(live), marks)
  // Even if this machine's clock is slow.
  const version = Math.max(Date.now(), (live?.version ?? 0) + 1)
  if (changed.length === 0) return []
  // Only a rollback leaves versions that are newer than the live one.
  const newer = versions.filter(({ version: each }) => live && each > live.version)
  const wasTakenBack = newer.some((each) => changedTags(marksIn(each), marks).length === 0)
  if (!(await look(content, wasTakenBack))) return []
  await database.run(toStatements(content, version))
  return changed
}

interface Rollback {
  /** The tags of what has changed. */
  changed: string[]
  /** The changed items by the names of their files: `content/hotels/101`. */
  items: string[]
  loadedAt: Date
}

/** Makes the previous version live. Throws if there is none. */
export async function rollBack(database: ContentDatabase): Promise<Rollback> {
  const versions = await database.versions()
  const live = liveOf(versions)
  const earlier = versions.find(({ version }) => version < (live?.version ?? 0))
  if (!earlier) throw new Error('There is no earlier content to go back to')
  const items = await database.changedItems(earlier.version, live?.version ?? 0)
  await database.run([toRollback()])
  return {
    changed: changedTags(marksIn(live), marksIn(earlier)),
    items: items.map(({ kind, id }) => `content/${folderOf(kind)}/${id}`),
    loadedAt: new Date(earlier.version),
  }
}

function folderOf(kind: string): string {
  return CONTENT_KINDS.find(({ row }) => row === kind)?.folder ?? kind
}

/**
 * Throws if the live content is not the version that a folder loaded `last` (with its time),
 * because its changes would be lost. A folder that was never loaded has no `last`.
 */
export function assertNoOtherLoad(versions: readonly Version[], last: number | undefined): void {
  const live = liveOf(versions)
  if (live === undefined || last === undefined || live.version === last) return
  throw new Error(
    `Somebody else has loaded content on ${new Date(live.version).toISOString()}. Fetch their changes first, or replace them: npm run data -- --remote --replace`,
  )
}

/** The version that visitors see. */
export function liveOf(versions: readonly Version[]): Version | undefined {
  return versions.find(({ is_live: isLive }) => isLive === 1)
}

function marksIn(version: Version | undefined): object {
  return JSON.parse(version?.marks ?? '{}')
}
