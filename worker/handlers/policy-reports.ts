import type { Context } from 'hono'
import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { isFromOwnPage } from './read-form.ts'
import { readChunks } from '../lib/read-limited.ts'
import { log } from '../log.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import { matchPage } from '../routes.ts'
import type { AppEnv } from '../scope.ts'

/** Size limit. A browser sends a minute's reports together, each with the whole policy. */
const REPORTS_BYTES = 32 * 1024
/** Log lines per minute and isolate: extensions and forged reports must not flood the log. */
const MAX_LINES = 20
const MINUTE_MS = 60_000

/** The fields of a report (CSP level 3, Reporting API) that are used. */
const reports = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      documentURL: v.string(),
      effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
      blockedURL: v.nullish(v.string(), ''),
      sourceFile: v.nullish(v.string(), ''),
      lineNumber: v.nullish(v.number(), 0),
      columnNumber: v.nullish(v.number(), 0),
      sample: v.nullish(v.string(), ''),
    }),
  }),
)
type Violation = v.InferOutput<typeof reports>[number]['body']

let minute = 0
/** The lines that were logged in the current minute. */
const lines = new Set<string>()

/**
 * Logs violations of the pages' policy that browsers report. Responds with 400, 403, 413 or 415 to
 * requests that no browser sends. Throws a 429 above the visitor's limit. Ignores unreadable
 * reports.
 */
export async function policyReports(c: Context<AppEnv>): Promise<Response> {
  const request = c.req.raw
  c.header('Cache-Control', 'no-store')
  if (!isFromOwnPage(request)) return c.body(null, 403)
  if (!request.headers.get('Content-Type')?.startsWith('application/reports+json'))
    return c.body(null, 415)
  if (!(await isVisitorWithinLimit(request.headers, c.env.AMAP_CALLS))) throw tooManyRequests()
  const chunks = await readChunks(request, REPORTS_BYTES).catch(() => null)
  if (!chunks) return c.body(null, chunks === null ? 400 : 413)
  for (const violation of violationsIn(await new Blob(chunks).text())) {
    const entry = describe(violation, c.get('scope').url.origin)
    if (isNew(JSON.stringify(entry))) log('warn', c.get('scope'), entry)
  }
  return c.body(null, 204)
}

function violationsIn(text: string): Violation[] {
  const checked = check(v.pipe(v.string(), v.parseJson(), reports), text)
  const valid = checked.success ? checked.output : []
  return (
    valid
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => body)
      // Ignores browser extensions, which violate the policy of every site.
      .filter(({ blockedURL, sourceFile }) => !/-extension\b/.test(blockedURL + sourceFile))
  )
}

/**
 * Returns the log entry: the page's name, the directive, the origin or kind of the blocked
 * resource, the called function, and the position in a script of this site. It contains no
 * requested address and no part of the blocked text.
 */
function describe(violation: Violation, origin: string): Readonly<Record<string, string>> {
  const { documentURL, effectiveDirective, blockedURL, sample } = violation
  const [sink] = /^[A-Z]\w{1,40} \w{1,40}(?=\|)/.exec(sample) ?? []
  const at = positionOf(violation, origin)
  return {
    failure: 'policy',
    page: matchPage(URL.parse(documentURL)?.pathname ?? '//')?.route ?? 'none',
    directive: effectiveDirective,
    blocked: originOrKind(blockedURL),
    ...(sink && { sink }),
    ...(at && { at }),
  }
}

/** Returns the origin of an address, or a word such as `inline`. */
function originOrKind(blocked: string): string {
  return URL.parse(blocked)?.origin.slice(0, 100) ?? /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? ''
}

/** Returns the position in a script of this site: `/assets/entry-x.js:1:8`. */
function positionOf(
  { sourceFile, lineNumber, columnNumber }: Violation,
  origin: string,
): string | undefined {
  const source = URL.parse(sourceFile)
  if (source?.origin !== origin || !/^\/[\w./-]{1,100}\.js$/.test(source.pathname)) return undefined
  return `${source.pathname}:${lineNumber}:${columnNumber}`
}

/** Returns whether a line is new in this minute and within the limit of lines. */
function isNew(line: string): boolean {
  const now = Math.floor(Date.now() / MINUTE_MS)
  if (now !== minute) lines.clear()
  minute = now
  if (lines.has(line) || lines.size >= MAX_LINES) return false
  lines.add(line)
  return true
}
