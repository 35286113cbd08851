import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Build {
  /** The folder for assets. Before the call, it has only those of this build. */
  assets: string
  /** The folder that stores the last builds, one folder each. */
  store: string
  timestamp: number
}

/**
 * Number of stored builds, including the live one. More are rarely needed, because an open page
 * reloads at its next navigation.
 */
const MAX_BUILDS = 3

/**
 * Adds the assets of earlier builds to this one. So pages that were opened before a deploy still
 * get their files. Stores this build's assets for later builds; a build with the same files
 * replaces the earlier one. Files with the same name are equal, because names contain a hash of the
 * content.
 */
export async function keepBuilds({ assets, store, timestamp }: Build): Promise<void> {
  const own = await filesOf(assets)
  const kept: string[] = []
  for (const name of (await filesOf(store)).toReversed()) {
    const folder = join(store, name)
    const isRepeated = (await filesOf(folder)).join() === own.join()
    if (isRepeated || kept.length === MAX_BUILDS - 1) await rm(folder, { recursive: true })
    else kept.push(folder)
  }
  await cp(assets, join(store, String(timestamp)), { recursive: true })
  for (const folder of kept) await cp(folder, assets, { recursive: true, force: false })
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => one.localeCompare(other))
}
