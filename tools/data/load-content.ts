import { compileContent } from '../../backend/content/compile.ts'
import type { SiteFacts } from '../../backend/content/documents.ts'
import { changedTags, marksOf } from '../../backend/content/marks.ts'
import type { Content } from '../../backend/content/rows.ts'
import { toRollback, toStatements } from '../../backend/content/statements.ts'
import type { ContentDatabase, Version } from './content-database.ts'

/**
 * Makes the content of a site the live version, if it is another than that, and returns the tags of what has changed.
 * `look` sees the content before, and whether a rollback took it back. Throws an error before anything is changed if the content is
 * wrong, or `look` throws.
 */
export async function loadContent(
  site: SiteFacts,
  database: ContentDatabase,
  look: (content: Content, wasTakenBack: boolean) => Promise<void> = async () => {},
): Promise<string[]> {
  const content = await compileContent(site)
  await database.migrate()
  const versions = await database.versions()
  const live = liveOf(versions)
  const marks = marksOf(content)
  const changed = changedTags(marksIn(live), marks)
  // Also where this machine's clock is behind.
  const version = Math.max(Date.now(), (live?.version ?? 0) + 1)
  if (changed.length > 0) {
    // Only a rollback leaves versions that are newer than the live one.
    const newer = versions.filter(({ version: each }) => live && each > live.version)
    await look(
      content,
      newer.some((each) => changedTags(marksIn(each), marks).length === 0),
    )
    await database.run(toStatements(content, version))
  }
  return changed
}

/** Makes the version before the live one live, and returns the tags of what has changed and when it was loaded. */
export async function rollBack(
  database: ContentDatabase,
): Promise<{ changed: string[]; loadedAt: Date }> {
  const versions = await database.versions()
  const live = liveOf(versions)
  const earlier = versions.find(({ version }) => version < (live?.version ?? 0))
  if (!earlier) throw new Error('There is no earlier content to go back to')
  await database.run([toRollback()])
  return {
    changed: changedTags(marksIn(live), marksIn(earlier)),
    loadedAt: new Date(earlier.version),
  }
}

function liveOf(versions: readonly Version[]): Version | undefined {
  return versions.find(({ is_live: isLive }) => isLive === 1)
}

function marksIn(version: Version | undefined): object {
  return JSON.parse(version?.marks ?? '{}')
}
