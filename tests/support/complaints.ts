import { randomUUID } from 'node:crypto'
import { readHtml } from './read-html.ts'
import type { TestSite } from './start-site.ts'

/** Options for posting a form, in addition to its fields. */
export interface PostOptions {
  path?: string
  headers?: Record<string, string>
}

/** The header of a client that wants a JSON answer, like the form's script. */
export const WANTS_JSON = { Accept: 'application/json' }

/** workerd closes idle connections, sometimes just when a request uses one. */
const NO_REUSE = { headers: { Connection: 'close' } }

/** Returns an IP address for each number of a visitor. */
export function addressOf(visitor: number): string {
  return `198.51.${visitor >> 8}.${visitor & 255}`
}

interface Row {
  answer: number
}

/**
 * Returns functions to post complaints to `site`, and to read what its backend has stored.
 * `visitorHeader` is the header with the visitor's address.
 */
export function complaintsOf(
  site: Pick<TestSite, 'miniflare' | 'site'>,
  visitorHeader = 'CF-Connecting-IP',
) {
  let visitors = 0

  async function query<Result>(sql: string, ...values: unknown[]): Promise<Result[]> {
    const database = await site.miniflare.getD1Database('DB', 'shanmen')
    const { results } = await database
      .prepare(sql)
      .bind(...values)
      .all<Result>()
    return results
  }

  /** Returns the answer to a captcha's sum. Only the database has it. */
  async function solve(uuid: string): Promise<string> {
    const [row] = await query<Row>('SELECT answer FROM captchas WHERE uuid = ?', uuid)
    if (row === undefined) throw new Error(`No captcha ${uuid}`)
    return String(row.answer)
  }

  /** Returns the fields of a valid form with a new, solved captcha. */
  async function fields(changed: Record<string, string> = {}): Promise<Record<string, string>> {
    const response = await fetch(new URL('/service/complain/captcha', site.site), NO_REUSE)
    const { uuid }: { uuid: string } = await response.json()
    return {
      category: 'facility',
      name: '周女士',
      phone: '138 0055 0101',
      email: '',
      visitDate: '2026-11-16',
      orderNumber: '',
      content: '索道上站排队约一小时，现场没有告知等候时间。',
      uuid,
      code: await solve(uuid),
      idempotencyKey: randomUUID(),
      ...changed,
    }
  }

  return {
    solve,
    fields,
    /** Returns the header with the address of a new visitor. */
    newVisitor: () => ({ [visitorHeader]: addressOf((visitors += 1)) }),
    /** Posts like a browser. Each post has a new visitor, unless `headers` name one. */
    post(body: Record<string, string> | string, { path, headers }: PostOptions = {}) {
      visitors += 1
      return fetch(`${site.site.origin}${path ?? '/service/complain'}`, {
        method: 'POST',
        redirect: 'manual',
        body: typeof body === 'string' ? body : String(new URLSearchParams(body)),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'text/html',
          [visitorHeader]: addressOf(visitors),
          ...headers,
        },
      })
    },
    /** Returns how many complaints are stored for an idempotency key of a form. */
    async countStored(idempotencyKey: string | undefined): Promise<number> {
      const rows = await query(
        'SELECT 1 FROM proposals WHERE substr(idempotency_key, 1, 13) = ?',
        idempotencyKey?.slice(0, 13) ?? '',
      )
      return rows.length
    },
  }
}

/** Returns the page's messages about the form, and the values of its fields. */
export async function readForm(response: Response) {
  const page = readHtml(await response.text())
  const value = (name: string) =>
    page
      .all('input')
      .filter((input) => page.attribute(input, 'name') === name)
      .map((input) => page.attribute(input, 'value') ?? '')[0]
  return {
    page,
    value,
    main: page.text(page.one('main')),
    content: () => page.text(page.one('textarea')),
    chosen: () =>
      page
        .all('input')
        .filter((input) => input.properties['checked'])
        .map((input) => page.attribute(input, 'value')),
  }
}
