import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

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

/** Opens an SQLite file, or `:memory:`. Throws if the file is not a database. */
export function openSqlite(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path, { timeout: BUSY_MS })
  // With WAL, a writer never blocks readers. `synchronous` stays FULL: a complaint must be on the
  // disk before its receipt is shown.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
  return sqlite
}

/** Returns an SQLite database with D1's interface. */
export function databaseOf(sqlite: DatabaseSync): Database {
  const queries = new WeakMap<Statement, { sql: string; run: () => Result }>()
  const statementOf = (sql: string, values: readonly SQLInputValue[]): Statement => {
    const run = () => runOn(sqlite, sql, values)
    const statement: Statement = {
      bind: (...given) => statementOf(sql, given),
      all: async () => run(),
      run: async () => run(),
      first: async () => run().results[0] ?? null,
    }
    queries.set(statement, { sql, run })
    return statement
  }
  return {
    prepare: (sql) => statementOf(sql, []),
    async batch(statements) {
      const given = statements.flatMap((statement) => queries.get(statement) ?? [])
      const isReading = given.every(({ sql }) => /^\s*select\b/i.test(sql))
      return inTransaction(sqlite, () => given.map(({ run }) => run()), { isReading })
    },
  }
}

/** Runs work in a transaction, and rolls back if it throws. Reading takes no write lock. */
export function inTransaction<Outcome>(
  sqlite: DatabaseSync,
  work: () => Outcome,
  { isReading = false } = {},
): Outcome {
  // `IMMEDIATE` takes the write lock at once. Otherwise two transactions that read first could
  // block each other.
  sqlite.exec(isReading ? 'BEGIN' : 'BEGIN IMMEDIATE')
  try {
    const outcome = work()
    sqlite.exec('COMMIT')
    return outcome
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

function runOn(sqlite: DatabaseSync, sql: string, values: readonly SQLInputValue[]): Result {
  const statement = sqlite.prepare(sql)
  if (statement.columns().length > 0)
    return { success: true, results: statement.all(...values), meta: { changes: 0 } }
  return { success: true, results: [], meta: { changes: Number(statement.run(...values).changes) } }
}
