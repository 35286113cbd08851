import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BackendMapping } from '../../contract/mapping.ts'
import { MAPPING, siteFolder } from './folder.ts'

/** The site's own code for its backend's answers; an empty mapping where it has none. */
export async function readMapping(): Promise<BackendMapping> {
  const file = join(siteFolder(), MAPPING)
  if (!existsSync(file)) return {}
  const { mapping }: { mapping?: BackendMapping } = await import(pathToFileURL(file).href)
  if (mapping === undefined) throw new Error(`${MAPPING}: must export its mapping`)
  return mapping
}
