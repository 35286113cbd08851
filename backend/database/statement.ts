/** An SQL statement, and the values of its parameters `?1`, `?2`, … */
export interface Statement {
  sql: string
  values: readonly (string | number | null)[]
}

/** Runs statements in one transaction: either all of them take effect, or none. */
export async function runAll(db: D1Database, statements: readonly Statement[]): Promise<void> {
  await db.batch(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)))
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the columns
export async function readRows<Row>(
  db: D1Database,
  sql: string,
  ...values: Statement['values']
): Promise<Row[]> {
  const statement = db.prepare(sql).bind(...values)
  return (await statement.all<Row>()).results
}

/** Returns the first row of a query; undefined if there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the columns
export async function readRow<Row>(
  db: D1Database,
  sql: string,
  ...values: Statement['values']
): Promise<Row | undefined> {
  const statement = db.prepare(sql).bind(...values)
  return (await statement.first<Row>()) ?? undefined
}
