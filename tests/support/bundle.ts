import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { workerModules } from '../../tools/serve/platform.ts'

/** Sizes of a worker's code as uploaded: each module gzipped, in bytes. */
export interface BundleBytes {
  /** The entry and its static imports: the code that an isolate reads before its first answer. */
  first: number
  /** All modules, including those that are loaded on demand. */
  total: number
}

/** Part of Vite's manifest. */
interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Returns the code of the built site. */
export async function weighBundle(folder = 'dist/shanmen'): Promise<BundleBytes> {
  const [first, all] = await Promise.all([firstModules(folder), workerModules(folder)])
  return { first: await weigh(folder, first), total: await weigh(folder, all) }
}

/** Returns the names of the modules that the entry imports at once, and its own. */
export async function firstModules(folder = 'dist/shanmen'): Promise<string[]> {
  const text = await readFile(`${folder}/.vite/manifest.json`, 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const files = new Set<string>()
  const add = ({ file, imports = [] }: Chunk): void => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) {
      const imported = manifest[name]
      if (imported === undefined) throw new Error(`The manifest lacks ${name}`)
      add(imported)
    }
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) add(chunk)
  return [...files]
}

async function weigh(folder: string, modules: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    modules.map(async (name) => gzipSync(await readFile(`${folder}/${name}`)).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
