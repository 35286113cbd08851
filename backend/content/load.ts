import { compileContent } from './compile.ts'
import { toStatements } from './statements.ts'

/** The SQL statements that replace all content with that of a site's folder, in the order in which to run them. */
export async function contentStatements(site: string): Promise<string[]> {
  return toStatements(await compileContent(site))
}
