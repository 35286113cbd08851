import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

interface Build {
  /** The folder of assets. Before the call, it has only the assets of this build. */
  assets: string
  /** The folder of the last builds. Each build has its own folder in it. */
  store: string
  timestamp: number
}

/** Number of stored builds with the live one. An open page reloads at its next navigation. */
const MAX_BUILDS = 3

/**
 * Adds the assets of earlier builds, because pages that were opened before a deploy still need
 * them. Stores this build's assets. Names contain a hash of the content, so none are replaced.
 */
export async function keepBuilds({ assets, store, timestamp }: Build): Promise<void> {
  const own = await filesOf(assets)
  const earlier: string[] = []
  for (const name of (await filesOf(store)).toReversed()) {
    const folder = join(store, name)
    const isRepeated = (await filesOf(folder)).join() === own.join()
    if (isRepeated || earlier.length === MAX_BUILDS - 1) await rm(folder, { recursive: true })
    else earlier.push(folder)
  }
  await cp(assets, join(store, String(timestamp)), { recursive: true })
  for (const folder of earlier) await cp(folder, assets, { recursive: true, force: false })
}

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => one.localeCompare(other))
}
