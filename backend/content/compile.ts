import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CONTENT_KINDS } from '../../contract/content-kinds.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { type EntryKind, KINDS } from '../kinds.ts'
import { checkReached, compileDocuments, DOCUMENT_FILES, type SiteFacts } from './documents.ts'
import { resultsOf, compileEntries } from './entries.ts'
import { isLeftBehind, namesIn, type Content, type Entry } from './items.ts'
import { readPictures } from './pictures.ts'
import { readYamlOf } from './source.ts'
import { toStatements } from './statements.ts'

/**
 * Returns all content of a site's folder as rows, validated against the contract. Throws an error
 * with a line for each mistake in the YAML. If there is none, the error has a line for each invalid
 * item: its file and its first wrong field.
 */
export async function compileContent(site: SiteFacts): Promise<Content> {
  await checkNames(site.folder)
  await checkSyntax(site.folder)
  const pictures = await readPictures(site.folder)
  const compiled = await resultsOf(
    CONTENT_KINDS.map((kind) => () => compileEntries(site, kind, pictures)),
  )
  const entries = compiled.flatMap((kind) => kind.entries)
  for (const pair of ONE_ADDRESS) checkIds(entries, pair)
  const documents = await compileDocuments({ pictures, site }, entries)
  checkReached(entries, documents)
  return { entries, categories: compiled.flatMap((kind) => kind.categories), documents }
}

/** Reads all files, so that one run reports the mistakes of all. */
async function checkSyntax(site: string): Promise<void> {
  const files = await readdir(join(site, 'content'), { recursive: true })
  const read = files
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !isLeftBehind(basename(file)))
    .toSorted()
  await resultsOf(read.map((file) => () => readYamlOf(site, `content/${file}`)))
}

/**
 * Throws if a file or folder has an unknown name: a misspelt kind would be ignored without a
 * message.
 */
async function checkNames(site: string): Promise<void> {
  const known = new Set([
    'pictures',
    'pictures.json',
    ...CONTENT_KINDS.flatMap(({ folder }) => [folder, `${folder}.yaml`]),
    ...DOCUMENT_FILES.flatMap(([name, type]) =>
      LANGUAGES.map((language) => `${name}.${language}.${type}`),
    ),
  ])
  const unknown = (await namesIn(site, 'content')).find((name) => !known.has(name))
  if (unknown !== undefined) throw new Error(`content/${unknown}: there is no content of this name`)
}

/**
 * Pairs of kinds that share ids: one call finds hotels and restaurants by id, one address shows
 * news and notices.
 */
const ONE_ADDRESS = [
  ['hotel', 'restaurant'],
  ['news', 'notice'],
] as const

function checkIds(entries: Entry[], [one, other]: readonly [EntryKind, EntryKind]): void {
  const taken = new Set(entries.filter(({ kind }) => kind === one).map(({ id }) => id))
  const shared = entries.find(({ kind, id }) => kind === other && taken.has(id))
  if (shared)
    throw new Error(
      `content/${KINDS[other].folder}/${shared.id}: content/${KINDS[one].folder} has an item of this name already`,
    )
}

/** Returns the SQL statements that make the content of a site live, in order. */
export async function contentStatements(site: SiteFacts): Promise<string[]> {
  return toStatements(await compileContent(site), Date.now())
}
