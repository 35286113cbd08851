import type { Miniflare } from 'miniflare'
import { contentStatements } from '../../backend/content/load.ts'
import { migrationStatements } from '../../backend/content/migration-statements.ts'

/** Gives an empty database of the reference backend its tables and all content. */
export async function loadContent(
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
): Promise<void> {
  const statements = [...(await migrationStatements()), ...(await contentStatements())]
  await database.batch(statements.map((statement) => database.prepare(statement)))
}
