import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** A picture as pages use it: `src` is for every browser, `variants` are chosen by type and width. */
export interface ManifestEntry {
  src: string
  /** Of the largest file. */
  width: number
  height: number
  /** The colour shown while the picture loads. */
  colour: string
  variants: { src: string; width: number; type: string }[]
}

export type Manifest = Record<string, ManifestEntry>

/** A manifest as it was last written, or an empty one. */
export async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

/** Writes a manifest with one picture per line, in the order of names. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const lines = Object.entries(manifest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}
