import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { compileContent } from './compile.ts'
import { toStatements } from './statements.ts'

/** The SQL statements that replace all content with that of the files, in the order in which to run them. */
export async function contentStatements(): Promise<string[]> {
  return toStatements(await compileContent())
}

// `node backend/content/load.ts [file]` writes them for `wrangler d1 execute shanmen --local --file` (or `--remote`).
if (import.meta.main) {
  const file = process.argv[2] ?? '.tmp/content.sql'
  const statements = await contentStatements()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, statements.map((statement) => `${statement};\n`).join('\n'))
  console.log(`${file}: ${statements.length} statements`)
}
