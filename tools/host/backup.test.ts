import { expect, it } from 'vitest'
import { migrationStatements } from '../../backend/content/statements.ts'
import { openSqlite } from './sqlite.ts'

it('an export can be imported again, because no table refers to a later table', async () => {
  const sqlite = openSqlite(':memory:')
  for (const statement of await migrationStatements()) sqlite.exec(statement)
  // `wrangler d1 export` writes tables and rows in this order.
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    .all()
    .map(({ name }) => String(name))
  expect(tables).toContain('complaint_texts')
  for (const [index, table] of tables.entries())
    for (const { table: other } of sqlite.prepare(`PRAGMA foreign_key_list('${table}')`).all())
      expect.soft(tables.slice(0, index), table).toContain(other)
  sqlite.close()
})
