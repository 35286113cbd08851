import { CONTENT_KINDS, type EntryKind, KINDS } from '../kinds.ts'
import { checkEntries, compileDocuments, DOCUMENT_FILES, type SiteFacts } from './documents.ts'
import { compileEntries } from './entries.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { type Content, type Entry, isTag, namesIn, unofferedFault } from './items.ts'
import { Mistakes } from './mistakes.ts'
import { readPictures } from './pictures.ts'
import { toStatements } from './statements.ts'
import { NEVER } from '../written-time.ts'

/**
 * Returns all content in a site's folder as rows, validated against the contract. Throws an error
 * with one line for each invalid item or document: its file and its first invalid field. Checks
 * references between items only if all items are valid.
 */
export async function compileContent(site: SiteFacts): Promise<Content> {
  const mistakes = new Mistakes()
  await checkNames(site.folder, mistakes)
  const pictures = await mistakes.from(() => readPictures(site.folder))
  // Without the list of pictures, every picture would be reported as missing.
  if (pictures === undefined) throw mistakes.error()
  const compiled = await Promise.all(
    CONTENT_KINDS.map((kind) => mistakes.from(() => compileEntries(site, kind, pictures))),
  )
  const entries = compiled.flatMap((kind) => kind?.entries ?? [])
  // Documents never refer to drafts, and a draft may be invalid.
  const shown = entries.filter(({ publishAt }) => publishAt !== NEVER)
  for (const pair of ONE_ADDRESS) await mistakes.from(() => checkIds(shown, pair))
  const areAll = compiled.every((kind) => kind !== undefined)
  const documents = await mistakes.from(() => compileDocuments({ pictures, site, areAll }, shown))
  if (documents && areAll) await mistakes.from(() => checkEntries(shown, documents))
  mistakes.throwIfAny()
  return {
    entries,
    categories: compiled.flatMap((kind) => kind?.categories ?? []),
    documents: documents ?? [],
  }
}

/** The language tag in the file name of a document. The site need not offer the language. */
const LANGUAGE = /\.([a-z]{2,3}(?:-\w+)*)\.(?=(?:md|yaml)$)/

/**
 * Throws if a file or folder has an unknown name or is not used. Examples: a misspelt kind, or a
 * document that exists only in languages that the site does not offer.
 */
async function checkNames(site: string, mistakes: Mistakes): Promise<void> {
  const allowed = new Set([
    'files',
    'pictures',
    'pictures.json',
    ...CONTENT_KINDS.flatMap(({ folder }) => [folder, `${folder}.yaml`]),
    ...DOCUMENT_FILES.map(([name, type]) => `${name}.*.${type}`),
  ])
  await mistakes.from(async () => {
    const names = await namesIn(site, 'content')
    const faults = names.flatMap((name) => {
      const [, tag] = LANGUAGE.exec(name) ?? []
      if (!allowed.has(name.replace(LANGUAGE, '.*.')) || (tag !== undefined && !isTag(tag)))
        return `content/${name}: there is no content of this name`
      const isOffered =
        tag === undefined ||
        LANGUAGES.some((each) => names.includes(name.replace(LANGUAGE, `.${each}.`)))
      return isOffered ? [] : unofferedFault(`content/${name}`, tag)
    })
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
}

/** Kinds whose ids must differ: one call finds the first two, the others share addresses. */
const ONE_ADDRESS = [
  ['hotel', 'restaurant'],
  ['news', 'notice'],
] as const

function checkIds(entries: Entry[], [one, other]: readonly [EntryKind, EntryKind]): void {
  const taken = new Set(entries.filter(({ kind }) => kind === one).map(({ id }) => id))
  const shared = entries.filter(({ kind, id }) => kind === other && taken.has(id))
  const lines = shared.map(
    ({ id }) =>
      `content/${KINDS[other].folder}/${id}: content/${KINDS[one].folder} has an item of this name already`,
  )
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

export async function contentStatements(site: SiteFacts): Promise<string[]> {
  return toStatements(await compileContent(site), Date.now())
}
