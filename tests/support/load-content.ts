import type { Miniflare } from 'miniflare'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements } from '../../backend/content/statements.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'

let statements: Promise<string[]> | undefined

/** Gives an empty database of the reference backend its tables and all content. */
export async function loadContent(
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
): Promise<void> {
  // Compiled only once, because it takes longer than starting a site.
  statements ??= readStatements()
  await database.batch((await statements).map((statement) => database.prepare(statement)))
}

async function readStatements(): Promise<string[]> {
  return [...(await migrationStatements()), ...(await contentStatements(readSite(siteFolder())))]
}
