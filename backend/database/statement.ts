/** A statement and the values of its places `?1`, `?2`, … */
export interface Statement {
  sql: string
  values: readonly (string | number | null)[]
}

/** Runs statements in one transaction: all of them, or none. */
export async function runAll(db: D1Database, statements: readonly Statement[]): Promise<void> {
  await db.batch(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)))
}
