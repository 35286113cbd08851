import { join } from 'node:path'
import { ENTRY_KINDS } from '../kinds.ts'
import { compileDocuments, type SiteFacts } from './documents.ts'
import { compileEntries } from './entries.ts'
import { readPictures } from './pictures.ts'
import type { Content, Entry } from './rows.ts'

/**
 * All content of a site's folder as rows, each checked against the contract. Throws an error that names the file and the
 * field of the first thing that does not fit.
 */
export async function compileContent(site: SiteFacts): Promise<Content> {
  const root = join(site.folder, 'content')
  const pictures = await readPictures(site.folder)
  const compiled = await Promise.all(
    ENTRY_KINDS.map((kind) => compileEntries(root, kind, pictures)),
  )
  const entries = compiled.flatMap((kind) => kind.entries)
  checkGoodsIds(entries)
  return {
    entries,
    categories: compiled.flatMap((kind) => kind.categories),
    documents: await compileDocuments({ root, pictures, site }, entries),
  }
}

/** One call answers hotels and restaurants by id alone. */
function checkGoodsIds(entries: Entry[]) {
  const hotels = new Set(entries.filter(({ kind }) => kind === 'hotel').map(({ id }) => id))
  const shared = entries.find(({ kind, id }) => kind === 'restaurant' && hotels.has(id))
  if (shared) throw new Error(`facts/restaurants.yaml: ${shared.id}: is the id of a hotel too`)
}
