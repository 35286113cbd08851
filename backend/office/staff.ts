import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { asShown } from '../../contract/values.ts'
import type { Statement } from '../database/statement.ts'

/** The roles of people in the office. An administrator may do everything. */
export const ROLES = ['duty', 'complaints', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface Person {
  id: string
  name: string
  roles: readonly Role[]
}

export const LINK_MS = 24 * 60 * 60 * 1000

const person = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => asShown(name).normalize('NFC').replaceAll(/\s+/g, ' ')),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(40, 'must have at most 40 characters'),
  ),
  roles: v.pipe(
    v.array(v.picklist(ROLES, `must be ${ROLES.join(', ')}`)),
    v.minLength(1, `must name one of ${ROLES.join(', ')}`),
    v.transform((roles) => ROLES.filter((role) => roles.includes(role))),
  ),
})

/** Returns a new person, or a message about the mistake: `{ error: 'name: must not be empty' }`. */
export function readPerson(given: unknown): Person | { error: string } {
  const checked = check(person, given)
  if (checked.success) return { id: crypto.randomUUID(), ...checked.output }
  const [issue] = checked.issues
  const field = v.getDotPath(issue)?.split('.', 1)[0] ?? 'the whole'
  return { error: `${field}: ${issue.message}` }
}

/** Returns whether a person has a role. An administrator has every role. */
export function hasRole({ roles }: Pick<Person, 'roles'>, role: Role): boolean {
  return roles.includes(role) || roles.includes('admin')
}

export function rolesIn(json: string): Role[] {
  return v.parse(v.array(v.picklist(ROLES)), JSON.parse(json))
}

export function addPerson({ id, name, roles }: Person, now: number): Statement {
  const sql = 'INSERT INTO staff (id, name, roles, created_at) VALUES (?1, ?2, ?3, ?4)'
  return { sql, values: [id, name, JSON.stringify(roles), now] }
}

/** The roles apply from the next request on. */
export function setRoles({ id, roles }: Pick<Person, 'id' | 'roles'>): Statement {
  return { sql: 'UPDATE staff SET roles = ?2 WHERE id = ?1', values: [id, JSON.stringify(roles)] }
}

/** Also removes all links and sessions. */
export function removePerson(id: string): Statement {
  return { sql: 'DELETE FROM staff WHERE id = ?1', values: [id] }
}

export function renewLink(id: string, tokenHash: string, now: number): Statement[] {
  return [
    { sql: 'DELETE FROM staff_links WHERE staff = ?1', values: [id] },
    {
      sql: 'INSERT INTO staff_links (token_hash, staff, expires_at) VALUES (?1, ?2, ?3)',
      values: [tokenHash, id, now + LINK_MS],
    },
  ]
}

/** Returns a random token of 256 bits and its hash. The database stores only the hash. */
export async function newToken(): Promise<{ token: string; hash: string }> {
  const token = hexadecimal(crypto.getRandomValues(new Uint8Array(32)))
  return { token, hash: await hashOf(token) }
}

/** Returns the hash of a token, as 64 hexadecimal digits. */
export async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hexadecimal(new Uint8Array(digest))
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function linkPath(token: string): string {
  return `/office/sign-in/${token}`
}
