import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** How long a write waits for one of another process, in milliseconds. */
const BUSY_MS = 5_000

/** The part of Cloudflare's D1 that the reference backend uses. */
export interface Database {
  prepare: (sql: string) => Statement
  /** Runs statements in one transaction: all of them, or none if one throws. */
  batch: (statements: Statement[]) => Promise<Result[]>
}

interface Result {
  success: true
  results: Record<string, unknown>[]
  meta: { changes: number }
}

interface Statement {
  bind: (...values: SQLInputValue[]) => Statement
  all: () => Promise<Result>
  run: () => Promise<Result>
  first: () => Promise<Record<string, unknown> | null>
}

/** Opens a file of SQLite, or a new database in memory for `:memory:`. Throws if the file is no database. */
export function openDatabase(path: string): Database {
  const sqlite = new DatabaseSync(path, { timeout: BUSY_MS })
  // Readers never wait for a writer.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
  const queries = new WeakMap<Statement, () => Result>()
  const statementOf = (sql: string, values: readonly SQLInputValue[]): Statement => {
    const query = () => runOn(sqlite, sql, values)
    const statement: Statement = {
      bind: (...given) => statementOf(sql, given),
      all: async () => query(),
      run: async () => query(),
      first: async () => query().results[0] ?? null,
    }
    queries.set(statement, query)
    return statement
  }
  return {
    prepare: (sql) => statementOf(sql, []),
    async batch(statements) {
      // Takes the lock at once: two batches that read and then write could not both go on.
      sqlite.exec('BEGIN IMMEDIATE')
      try {
        const results = statements.flatMap((statement) => queries.get(statement)?.() ?? [])
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
        throw error
      }
    },
  }
}

function runOn(sqlite: DatabaseSync, sql: string, values: readonly SQLInputValue[]): Result {
  const statement = sqlite.prepare(sql)
  if (statement.columns().length > 0)
    return { success: true, results: statement.all(...values), meta: { changes: 0 } }
  return { success: true, results: [], meta: { changes: Number(statement.run(...values).changes) } }
}
