import { asShown, cut } from '../../contract/values.ts'
import { readRow, readRows, runAll } from '../database/statement.ts'
import { runOnce } from './log.ts'
import { hashOf, newToken, type Person, rolesIn } from './staff.ts'

export const SESSION_MS = 30 * 24 * 60 * 60 * 1000
/** Precision with which the last use of a session is stored. It reduces the number of writes. */
const SEEN_STEP_MS = 5 * 60 * 1000
/** Time in which the same form can use a link again, for example after a second tap. */
const REPEAT_MS = 2 * 60 * 1000

export interface Session {
  id: string
  device: string
  createdAt: number
  seenAt: number
}

export interface SignedIn extends Person {
  session: string
}

type PersonRow = Pick<Person, 'id' | 'name'> & { roles: string }

/** Returns the person whom a link signs in; undefined if it was used or has expired. */
export async function personOfLink(db: D1Database, token: string): Promise<Person | undefined> {
  const row = await readRow<PersonRow>(
    db,
    `SELECT s.id, s.name, s.roles FROM staff_links l JOIN staff s ON s.id = l.staff
     WHERE l.token_hash = ?1 AND l.used_at IS NULL AND l.expires_at > ?2`,
    await hashOf(token),
    Date.now(),
  )
  return row && personOf(row)
}

/**
 * Uses a link. Returns the token of a new session; undefined if the link was already used or has
 * expired. `key` identifies the form. The same form may use the link again for two minutes.
 */
export async function useLink(
  db: D1Database,
  { token, key, device }: { token: string; key: string; device: string },
): Promise<string | undefined> {
  const now = Date.now()
  const [linkHash, session, id] = [await hashOf(token), await newToken(), crypto.randomUUID()]
  const usable = `token_hash = ?1 AND expires_at > ?2
    AND (used_at IS NULL OR (used_key = ?3 AND used_at > ?4))`
  const use = [linkHash, now, key, now - REPEAT_MS]
  await runAll(db, [
    {
      sql: `UPDATE staff_links SET used_at = coalesce(used_at, ?2), used_key = ?3 WHERE ${usable}`,
      values: use,
    },
    {
      sql: `INSERT INTO staff_sessions (token_hash, id, staff, created_at, expires_at, seen_at, device)
        SELECT ?5, ?6, staff, ?2, ?7, ?2, ?8 FROM staff_links WHERE ${usable}`,
      values: [...use, session.hash, id, now + SESSION_MS, device],
    },
    {
      sql: `INSERT INTO office_log (request_key, at, who, action, subject, detail)
        SELECT ?1, s.created_at, p.name, 'signIn', p.name, json_object('device', s.device)
        FROM staff_sessions s JOIN staff p ON p.id = s.staff WHERE s.id = ?1`,
      values: [id],
    },
    { sql: 'DELETE FROM staff_sessions WHERE expires_at <= ?1', values: [now] },
  ])
  const started = await readRow(db, 'SELECT 1 FROM staff_sessions WHERE id = ?1', id)
  return started === undefined ? undefined : session.token
}

/** Returns the person to whom a session token belongs; undefined if the session has ended. */
export async function personOfSession(
  db: D1Database,
  token: string,
): Promise<SignedIn | undefined> {
  const now = Date.now()
  const hash = await hashOf(token)
  const row = await readRow<PersonRow & { session: string; seen_at: number }>(
    db,
    `SELECT p.id, p.name, p.roles, s.id AS session, s.seen_at
     FROM staff_sessions s JOIN staff p ON p.id = s.staff
     WHERE s.token_hash = ?1 AND s.expires_at > ?2`,
    hash,
    now,
  )
  if (row === undefined) return undefined
  const sql = 'UPDATE staff_sessions SET seen_at = ?2 WHERE token_hash = ?1'
  if (row.seen_at < now - SEEN_STEP_MS) await runAll(db, [{ sql, values: [hash, now] }])
  return { ...personOf(row), session: row.session }
}

function personOf({ id, name, roles }: PersonRow): Person {
  return { id, name, roles: rolesIn(roles) }
}

/** Returns all people, sorted by name, each with the number of signed-in devices. */
export async function listPeople(db: D1Database): Promise<(Person & { devices: number })[]> {
  const rows = await readRows<PersonRow & { devices: number }>(
    db,
    `SELECT p.id, p.name, p.roles, count(s.id) AS devices
     FROM staff p LEFT JOIN staff_sessions s ON s.staff = p.id AND s.expires_at > ?1
     GROUP BY p.id ORDER BY p.name`,
    Date.now(),
  )
  return rows.map((row) => ({ ...personOf(row), devices: row.devices }))
}

export async function readPersonById(db: D1Database, id: string): Promise<Person | undefined> {
  const row = await readRow<PersonRow>(db, 'SELECT id, name, roles FROM staff WHERE id = ?1', id)
  return row && personOf(row)
}

export async function listSessions(db: D1Database, staff: string): Promise<Session[]> {
  return readRows<Session>(
    db,
    `SELECT id, device, created_at AS createdAt, seen_at AS seenAt FROM staff_sessions
     WHERE staff = ?1 AND expires_at > ?2 ORDER BY seen_at DESC, created_at DESC`,
    staff,
    Date.now(),
  )
}

interface Ending {
  key: string
  session: string | undefined
  who: string
}

/** Ends sessions of a person and logs their devices. Does nothing if there are no sessions. */
export async function endSessions(
  db: D1Database,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { key, session, who }: Ending,
): Promise<void> {
  const ended = (await listSessions(db, id)).filter(
    (each) => session === undefined || each.id === session,
  )
  if (ended.length === 0) return
  const detail = { devices: ended.map(({ device }) => device) }
  const places = ended.map((_, index) => `?${index + 2}`).join(', ')
  await runOnce(db, { key, who, action: 'signOut', subject: name, detail }, [
    {
      sql: `DELETE FROM staff_sessions WHERE staff = ?1 AND id IN (${places})`,
      values: [id, ...ended.map((each) => each.id)],
    },
  ])
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/DingTalk/, 'DingTalk'],
  [/Lark|Feishu/, 'Feishu'],
  [/Edg\w*\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const MAX_DEVICE_CHARACTERS = 40

/**
 * Returns a short name for a device: `deviceOf('Mozilla/5.0 (iPhone; …) … Safari/604.1') // 'iPhone
 * · Safari'`.
 */
export function deviceOf(userAgent: string): string {
  const nameIn = (names: typeof SYSTEMS) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const device = [nameIn(SYSTEMS), nameIn(BROWSERS)].filter(Boolean).join(' · ')
  return device || cut(asShown(userAgent).trim(), MAX_DEVICE_CHARACTERS)
}
