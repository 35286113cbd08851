import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The version of a folder that states no version: older than every release. */
export const OLDEST = '0.0.0'

export const version = v.message(
  v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
  'must be the version of a release, as 0.2.0',
)

/** Returns the version of the product in a folder. Throws if it has another content. */
export function productVersion(folder = '.'): string {
  const path = `${folder}/package.json`
  const { name, version: found }: Record<string, unknown> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {}
  if (name === 'shanmen' && v.is(version, found)) return found
  throw new Error(`${folder}: has no release of shanmen`)
}

/** Returns whether a version is newer than another: `isNewer('0.10.0', '0.9.1') // true`. */
export function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
