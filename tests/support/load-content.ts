import type { Miniflare } from 'miniflare'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements } from '../../backend/content/statements.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'

let statements: Promise<string[]> | undefined

/** Writes the tables and all content into an empty database of the reference backend. */
export async function loadContent(
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
): Promise<void> {
  // Compiled only once, because that takes longer than the start of a site.
  statements ??= readStatements()
  await database.batch((await statements).map((statement) => database.prepare(statement)))
}

async function readStatements(): Promise<string[]> {
  return [...(await migrationStatements()), ...(await contentStatements(readSite(siteFolder())))]
}
