import { readdir } from 'node:fs/promises'

/** The entry of a built worker, in its folder. */
const ENTRY = 'index.js'

/** The names of a built worker's modules in its folder: the entry, then those that it imports, at once or when they are needed. */
export async function workerModules(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const others = files.filter((file) => file.endsWith('.js') && file !== ENTRY)
  return [ENTRY, ...others.toSorted()]
}
