import { readdir, readFile } from 'node:fs/promises'

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** The statements of all migrations, in order, without comments: for a database that wrangler does not look after. */
export async function migrationStatements(): Promise<string[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, MIGRATIONS), 'utf8')))
  return files.flatMap(splitStatements)
}

/** Statements end with a semicolon at the end of a line; a migration with a trigger would need more than this. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
