import { vi } from 'vitest'
import { createApp } from '../../backend/app.ts'
import type { Bindings } from '../../backend/bindings.ts'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements, withLiterals } from '../../backend/content/statements.ts'
import { databaseOf, openSqlite } from '../../tools/host/sqlite.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { officeOf } from './office.ts'

const ORIGIN = 'https://www.shore.example'

/** Opens the office in this process, with a host's database and the content of the test site. */
export async function openOffice(vars: Record<string, string> = {}) {
  const sqlite = openSqlite(':memory:')
  for (const statement of [
    ...(await migrationStatements()),
    ...(await contentStatements(readSite(siteFolder()))),
  ])
    sqlite.exec(statement)
  const app = createApp()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of D1 that the backend uses
  const database = databaseOf(sqlite) as unknown as Bindings['DB']
  const env: Bindings = { DB: database, SITE_ORIGIN: ORIGIN, ...vars }
  const after: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void after.push(work),
    passThroughOnException() {},
    props: {},
  }
  const fetch = async (request: Request) => app.fetch(request, env, context)
  return {
    fetch,
    /** The backend's environment. Tests may change its variables. */
    env,
    /** Waits for the work that continues after answers. */
    untilIdle: async () => void (await Promise.all(after.splice(0))),
    sqlite,
    database,
    origin: ORIGIN,
    ...officeOf({
      origin: ORIGIN,
      fetch,
      run: async (statements) => {
        for (const statement of statements) sqlite.exec(withLiterals(statement))
      },
    }),
  }
}

/** Runs `work` while the clock is ahead by `durationMs`. */
export async function after<Result>(
  durationMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + durationMs)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}
