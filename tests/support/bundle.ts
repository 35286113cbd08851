import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { workerModules } from '../../tools/serve/platform.ts'

/** Gzipped sizes of a worker's code in bytes, as it is uploaded. */
export interface BundleBytes {
  /** The code that an isolate reads before its first answer: entry and static imports. */
  first: number
  /** The size of all modules, including those that are loaded on demand. */
  total: number
}

/** The fields of Vite's manifest that are needed here. */
interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Returns the sizes of the built site's code. */
export async function weighBundle(folder = 'dist/shanmen'): Promise<BundleBytes> {
  const [first, all] = await Promise.all([firstModules(folder), workerModules(folder)])
  return { first: await weigh(folder, first), total: await weigh(folder, all) }
}

/** Returns the names of the entry module and its static imports. */
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
