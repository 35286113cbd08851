import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerInfo } from '@playwright/test'
import { ROUTE_NAMES, routes } from '../../worker/sections/index.ts'
import { PAGE_ADDRESSES } from './addresses.ts'
import { SCRIPTS, writeScriptsSite } from './language-sites.ts'
import { startExample } from './start-example.ts'

/** The languages that only the site for scripts has, not the suites' own site. */
export const MORE_LANGUAGES = SCRIPTS.filter((tag) => tag !== 'zh' && tag !== 'en').map((tag) => ({
  tag,
  dir: tag === 'ar' ? 'rtl' : 'ltr',
}))

/** One path of each page, without a language. */
export const PATHS = ROUTE_NAMES.map(
  (name) => PAGE_ADDRESSES.find((each) => each.name === name)?.path ?? routes[name],
)

export function addressIn(tag: string, path: string): string {
  return `/${tag.toLowerCase()}${path === '/' ? '' : path}`
}

/** Builds and starts the test site in `SCRIPTS`, languages that this process does not have. */
export async function startScriptsSite(
  use: (origin: string) => Promise<void>,
  { project, workerIndex }: Pick<WorkerInfo, 'project' | 'workerIndex'>,
): Promise<void> {
  const dist = `.tmp/languages-${project.name}-${workerIndex}`
  const builds = join(dist, 'kept')
  const site = await startExample({ folder: writeScriptsSite(), dist, builds })
  await use(site.site.origin)
  await site.stop()
  await rm(dist, { recursive: true })
}
