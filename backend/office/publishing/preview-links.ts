import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { PREVIEW_PATH_HEADER, PREVIEW_TOKEN_HEADER } from '../../../shared/constants.ts'
import type { Bindings } from '../../bindings.ts'
import { shownAt, SHOWN_ENTRIES, type StoredItem, withPreviewed } from '../../database/rows.ts'
import { readRow, readRows } from '../../database/statement.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../../locales/languages.ts'
import { ENTRY_KINDS, KINDS } from '../../kinds.ts'
import { runOnce } from '../log.ts'
import type { OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import type { SignedIn } from '../sessions.ts'
import { hashOf, newToken } from '../staff.ts'
import { NEVER } from '../../written-time.ts'

export const PREVIEW_LINK_MS = 24 * 60 * 60 * 1000

/** An unpublished item, which is either a draft or scheduled. */
export interface WaitingItem extends StoredItem {
  title: string
  /** Undefined for a draft. */
  publishAt: string | undefined
}

/** Returns the Chinese path of an item's page; undefined if the kind has no pages for items. */
export function pathOf({ kind, id }: StoredItem): string | undefined {
  const { page, detail } = KINDS[kind]
  return page === undefined || detail === undefined ? undefined : `${page}/${id}`
}

/** Returns drafts and scheduled items that have a page, the next to be published first. */
export async function listWaiting(db: D1Database): Promise<WaitingItem[]> {
  const rows = await readRows<StoredItem & { title: string; publishAt: string }>(
    db,
    `SELECT e.kind, e.id, e.publish_at AS publishAt, min(t.title) AS title FROM live_entries e
     JOIN live_texts t ON t.kind = e.kind AND t.id = e.id AND t.language_id = ${languageIds[DEFAULT_LANGUAGE]}
     WHERE e.publish_at > ?1 GROUP BY e.kind, e.id ORDER BY e.publish_at, e.kind, e.id`,
    shownAt(),
  )
  return rows
    .filter((row) => pathOf(row) !== undefined)
    .map((row) => ({ ...row, publishAt: row.publishAt === NEVER ? undefined : row.publishAt }))
}

/** Returns the unpublished item with a Chinese path; `public` if its page is public. */
async function findByPath(
  db: D1Database,
  path: string,
): Promise<WaitingItem | 'public' | undefined> {
  const id = path.slice(path.lastIndexOf('/') + 1)
  const kinds = ENTRY_KINDS.filter((kind) => pathOf({ kind, id }) === path)
  const places = kinds.map((_, index) => `?${index + 3}`).join(', ')
  const sql = `SELECT kind FROM ${SHOWN_ENTRIES} WHERE id = ?2 AND kind IN (${places})`
  if ((await readRow(db, sql, shownAt(), id, ...kinds)) !== undefined) return 'public'
  const waiting = await listWaiting(db)
  return waiting.find((item) => item.id === id && kinds.includes(item.kind))
}

/** A link with which anybody can see the preview of one item. */
export interface PreviewLink {
  id: string
  who: string
  createdAt: number
  expiresAt: number
}

/** Returns the valid links to an item, the newest first. */
export async function listLinks(db: D1Database, item: StoredItem): Promise<PreviewLink[]> {
  return readRows(
    db,
    `SELECT l.id, s.name AS who, l.created_at AS createdAt, l.expires_at AS expiresAt
     FROM preview_links l JOIN staff s ON s.id = l.staff
     WHERE l.kind = ?1 AND l.item = ?2 AND l.expires_at > ?3 ORDER BY l.created_at DESC`,
    item.kind,
    item.id,
    Date.now(),
  )
}

interface Deed {
  key: string
  person: SignedIn
  item: WaitingItem
}

/** Returns the token of a new link, which is not stored; undefined if the form was repeated. */
export async function addLink(
  db: D1Database,
  { key, person, item: { kind, id, title } }: Deed,
): Promise<string | undefined> {
  const now = Date.now()
  const { token, hash } = await newToken()
  const entry = { key, who: person.name, action: 'previewLink', subject: title }
  const done = await runOnce(db, entry, [
    { sql: 'DELETE FROM preview_links WHERE expires_at <= ?1', values: [now] },
    {
      sql: `INSERT INTO preview_links (token_hash, id, kind, item, staff, created_at, expires_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      values: [hash, crypto.randomUUID(), kind, id, person.id, now, now + PREVIEW_LINK_MS],
    },
  ])
  return done === 'done' ? token : undefined
}

export async function revokeLink(
  db: D1Database,
  link: string,
  { key, person, item }: Deed,
): Promise<void> {
  const entry = { key, who: person.name, action: 'revokePreview', subject: item.title }
  await runOnce(db, entry, [
    {
      sql: 'DELETE FROM preview_links WHERE id = ?1 AND kind = ?2 AND item = ?3',
      values: [link, item.kind, item.id],
    },
  ])
}

const withItem = createMiddleware<OfficeEnv>(async (c, next) => {
  c.set('previewed', await findByPath(c.env.DB, c.req.header(PREVIEW_PATH_HEADER) ?? ''))
  return next()
})

/** Accepts only requests with a link to the item at their path. */
export const withLink = createMiddleware<OfficeEnv>(async (c, next) => {
  const linked = await readRow<StoredItem>(
    c.env.DB,
    'SELECT kind, item AS id FROM preview_links WHERE token_hash = ?1 AND expires_at > ?2',
    await hashOf(c.req.header(PREVIEW_TOKEN_HEADER) ?? ''),
    Date.now(),
  )
  const item = c.get('previewed')
  const isIts =
    linked !== undefined &&
    (item === 'public' || (item?.id === linked.id && item.kind === linked.kind))
  return isIts ? next() : refusal(c, 410, 'preview')
})

export type Reads = Pick<Hono<{ Bindings: Bindings }>, 'fetch'>

/** The calls of a preview. Each comes with the reader's cookies or link, and is checked itself. */
export function previews(reads: Reads, mayPass: MiddlewareHandler) {
  return new Hono<OfficeEnv>()
    .use(withItem, mayPass)
    .get('/item', async (c): Promise<Response> => {
      const item = c.get('previewed')
      return item === undefined ? refusal(c, 404) : c.json(item)
    })
    .all('/backends/*', (c) => {
      const item = c.get('previewed')
      const env =
        item === undefined || item === 'public'
          ? c.env
          : { ...c.env, DB: withPreviewed(c.env.DB, item) }
      const { pathname, search } = new URL(c.req.url)
      const path = pathname.slice(pathname.indexOf('/backends') + '/backends'.length)
      return reads.fetch(new Request(`http://backend${path}${search}`, c.req.raw), env)
    })
}
