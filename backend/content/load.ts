import { compileContent } from './compile.ts'
import type { SiteFacts } from './documents.ts'
import { toStatements } from './statements.ts'

/** The SQL statements that replace all content with that of a site, in the order in which to run them. */
export async function contentStatements(site: SiteFacts): Promise<string[]> {
  return toStatements(await compileContent(site))
}
