import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { contentStatements } from './statements.ts'

/**
 * `node backend/content/load.ts [file]`: writes the SQL that replaces all content to `file`, by default
 * `.tmp/content.sql`, for `wrangler d1 execute shanmen --local --file` (or `--remote`).
 */
const file = process.argv[2] ?? '.tmp/content.sql'
const statements = await contentStatements()
await mkdir(dirname(file), { recursive: true })
await writeFile(file, statements.map((statement) => `${statement};\n`).join('\n'))
console.log(`${file}: ${statements.length} statements`)
