import { compileContent } from './compile.ts'
import type { SiteFacts } from './documents.ts'
import { toStatements } from './statements.ts'

/** The SQL statements that make the content of a site the live one, in the order in which to run them. */
export async function contentStatements(site: SiteFacts): Promise<string[]> {
  return toStatements(await compileContent(site), Date.now())
}
