import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Build {
  /** The folder with only the assets of this build. */
  assets: string
  /** The folder that stores the last builds, one folder each. */
  store: string
  timestamp: number
}

/** Includes the live one. An open page reloads at its next navigation, so it rarely needs more. */
const MAX_BUILDS = 3

/**
 * Adds the assets of earlier builds to this one, so that pages opened before a deploy still get
 * their files. Stores this build's assets for later builds. A build with the same files replaces
 * the earlier one. Names contain a hash of the content, so files of the same name are equal.
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
