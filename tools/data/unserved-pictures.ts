import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../backend/content/items.ts'
import { NEVER } from '../../backend/written-time.ts'

/** Returns whether a site serves the file at a path such as `/pictures/pier-720.webp?v=1`. */
type IsServed = (path: string) => boolean | Promise<boolean>

const PICTURE = /"(\/pictures\/[^"\\]+)"/g
/** Fast enough for one or two seconds with the largest example, without flooding the site. */
const AT_ONCE = 8

/** Returns the pictures of the content, without drafts, that a site does not serve, in order. */
export async function unservedPictures(content: Content, isServed: IsServed): Promise<string[]> {
  const entries = content.entries.filter(({ publishAt }) => publishAt !== NEVER)
  const found = JSON.stringify({ ...content, entries }).matchAll(PICTURE)
  const paths = [...new Set(Array.from(found, ([, path = '']) => path))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  const unserved: string[] = []
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    const served = await Promise.all(some.map(async (path) => isServed(path)))
    unserved.push(...some.filter((_, index) => served[index] !== true))
  }
  return unserved
}

/** Whether the last build on this machine has a file; true without a build, since the next one will have it. */
export function isBuilt(path: string): boolean {
  return !existsSync('dist/client') || existsSync(join('dist/client', path.replace(/\?.*/, '')))
}

/** Whether a deployed site has a file. Throws if the site cannot be reached or fails. */
export async function isDeployed(origin: string, path: string): Promise<boolean> {
  const { ok, status } = await fetch(origin + path, {
    method: 'HEAD',
    signal: AbortSignal.timeout(10_000),
  })
  if (status >= 500) throw new Error(`HTTP ${status}`)
  return ok
}
