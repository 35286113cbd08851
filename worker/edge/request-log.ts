import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { logRequest } from '../log.ts'
import { openRecord } from './request-record.ts'

/** Parses the address of a request and opens its record, and logs its line once it is answered. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const record = openRecord(c.req.raw)
  c.set('url', new URL(c.req.url))
  c.set('record', record)
  c.set('requestId', record.requestId)
  await next()
  logRequest(c.env, record, c.res.status)
})
