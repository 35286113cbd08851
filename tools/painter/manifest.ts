import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** A picture as pages take it: `src` for every browser, the others by type and width. */
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

/** The manifests of the content's pictures and of the site's own, each in the folder that reads it. */
export const MANIFESTS = {
  content: 'backend/content/pictures.json',
  site: 'client/shared/site-pictures.json',
} as const

/** A manifest as it was last written; empty before the first time. */
export async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

/** Writes a manifest with one picture a line, in the order of their names. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  const lines = Object.entries(manifest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}
