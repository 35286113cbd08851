import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Build {
  /** The folder that this build has just written its assets into, and nothing else. */
  assets: string
  /** The folder in which builds are kept from one run to the next, a folder each. */
  store: string
  /** When this build was made, in milliseconds. */
  timestamp: number
}

/** With the live one: an open page reloads at its next navigation, so it rarely needs more. */
const BUILDS_KEPT = 3

/**
 * Puts the assets of the builds before this one beside its own, so that a page that was open before a deploy still gets
 * its files, and keeps this one's for the builds after it. A build with the same files takes the place of the one it
 * repeats. Names carry a hash of the content, so two files of one name are the same.
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

/** The names in a folder in order; none where there is no such folder. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => one.localeCompare(other))
}
