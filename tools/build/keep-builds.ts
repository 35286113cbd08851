import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Build {
  /** The folder with the assets that this build has just written, and nothing else. */
  assets: string
  /** The folder in which builds are kept between runs, one folder each. */
  store: string
  /** When this build was made, in milliseconds. */
  timestamp: number
}

/** Including the live one. An open page reloads at its next navigation, so it rarely needs more. */
const BUILDS_KEPT = 3

/**
 * Adds the assets of earlier builds to those of this one, so that a page that was open before a deploy still gets its
 * files, and keeps this build's assets for later ones. A build with the same files as an earlier one replaces it. Names
 * contain a hash of the content, so files with the same name are the same.
 */
export async function keepBuilds({ assets, store, timestamp }: Build): Promise<void> {
  const own = await filesOf(assets)
  const kept: string[] = []
  for (const name of (await filesOf(store)).toReversed()) {
    const folder = join(store, name)
    const isRepeated = (await filesOf(folder)).join() === own.join()
    if (isRepeated || kept.length === BUILDS_KEPT - 1) await rm(folder, { recursive: true })
    else kept.push(folder)
  }
  await cp(assets, join(store, String(timestamp)), { recursive: true })
  for (const folder of kept) await cp(folder, assets, { recursive: true, force: false })
}

/** The sorted names in a folder; none where the folder does not exist. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => one.localeCompare(other))
}
