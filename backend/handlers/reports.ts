import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import { timeZone } from 'virtual:site/backend'
import type { Recommendations } from '../../contract/scenic.ts'
import type { Bindings } from '../bindings.ts'
import { readDocument } from '../database/documents.ts'
import { stored } from '../database/stored.ts'
import { LANGUAGE_NAMES, type LanguageId } from '../language.ts'
import { type KeptReport, readReport, reportStatement, withReport } from '../reports.ts'

const MAX_BODY_BYTES = 4 * 1024

/** Takes reports on facilities from whoever has the operators' token; where none is set, there is nothing here. */
export const reports = new Hono<{ Bindings: Bindings }>()
  .use(async (c, next) => {
    const { OPS_TOKEN = '' } = c.env
    if (OPS_TOKEN === '') return c.json({ error: 'Not found' }, 404)
    const authorization = c.req.header('Authorization') ?? ''
    const isOperator = await timingSafeEqual(authorization, `Bearer ${OPS_TOKEN}`)
    return isOperator ? next() : c.json({ error: 'Unauthorized' }, 401)
  })
  .post(
    '/',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'the whole: is too large' }, 413),
    }),
    async (c) => {
      const known = stored<Recommendations | undefined>(
        await readDocument(c.env.DB, { kind: 'recommendations', languageId: 1 }),
      )
      const facilities = known?.today.facilities.map(({ id }) => id) ?? []
      const given: unknown = await c.req.json().catch(() => undefined)
      const read = readReport(given, { facilities, now: Date.now(), zone: timeZone })
      if ('error' in read) return c.json(read, 400)
      const { sql, values } = reportStatement(read.facility, read.report)
      await c.env.DB.prepare(sql)
        .bind(...values)
        .run()
      return c.json(read)
    },
  )

/** How things stand today, with the reports on the facilities. */
export async function withReports(
  db: D1Database,
  today: Recommendations['today'],
  languageId: LanguageId,
): Promise<Recommendations['today']> {
  const { results } = await db
    .prepare('SELECT facility, body FROM reports')
    .all<{ facility: string; body: string }>()
  if (results.length === 0) return today
  const kept = new Map(
    results.map(({ facility, body }) => [facility, stored<KeptReport>(JSON.parse(body))]),
  )
  const context = { language: LANGUAGE_NAMES[languageId], now: Date.now() }
  const facilities = today.facilities.map((each) => withReport(each, kept, context))
  return { ...today, facilities: stored(facilities) }
}
