import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { isLeftBehind, isTag, unofferedFault } from '../../backend/content/items.ts'
import { Mistakes } from '../../backend/content/mistakes.ts'
import { type Pictures, readPictures } from '../../backend/content/pictures.ts'
import { present } from '../../backend/content/present.ts'
import { check, readMarkdown, type Source } from '../../backend/content/source.ts'
import { versionIn } from '../../backend/content/translate.ts'
import { attachment } from '../../contract/article.ts'
import { date, label, slug } from '../../contract/values.ts'
import type { FreePage } from '../../shared/site.ts'
import { PAGES } from './folder.ts'
import { choiceOf } from './site-languages.ts'

/** Maximum number of pages. More would need a menu of their own. */
const MAX_PAGES = 10

const page = v.strictObject({
  title: label,
  summary: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  content: v.string(),
  updatedAt: v.optional(v.message(date, 'must be a date as 2026-10-12')),
  footer: v.optional(v.boolean(), false),
  attachments: v.optional(v.array(v.strictObject(attachment.entries)), []),
})
type Files = ReadonlyMap<string, Sources>
type Sources = Readonly<Record<string, Source>>

/** Returns the site's own pages by name. Throws an error with a line for each mistake. */
export async function readFreePages(site: string): Promise<FreePage[]> {
  if (!existsSync(join(site, PAGES))) return []
  const { languages } = choiceOf(site)
  const mistakes = new Mistakes()
  const files = await readFiles(site, languages, mistakes)
  const pictures = await mistakes.from(() => readPictures(site))
  if (pictures === undefined) throw mistakes.error()
  const pages = await Promise.all(
    Array.from(files, ([id, sources]) =>
      mistakes.from(() => compilePage(id, sources, { languages, pictures })),
    ),
  )
  if (files.size > MAX_PAGES)
    await mistakes.from(() => {
      throw new Error(`${PAGES}: has ${files.size} pages; a site has ${MAX_PAGES} at most`)
    })
  mistakes.throwIfAny()
  return pages.filter((each) => each !== undefined)
}

async function readFiles(
  site: string,
  languages: readonly string[],
  mistakes: Mistakes,
): Promise<Files> {
  const files = new Map<string, Sources>()
  const names = (await readdir(join(site, PAGES))).filter((name) => !isLeftBehind(name)).toSorted()
  const read = async (name: string): Promise<void> => {
    const file = `${PAGES}/${name}`
    const [, id, language] = /^(.+)\.([a-z]{2,3}(?:-\w+)*)\.md$/.exec(name) ?? []
    if (language !== undefined && isTag(language) && !languages.includes(language)) {
      // A translation may exist before the site offers its language.
      if (languages.some((each) => names.includes(`${id}.${each}.md`))) return
      throw new Error(unofferedFault(file, language))
    }
    if (!v.is(slug, id) || language === undefined || !languages.includes(language))
      throw new Error(
        `${file}: is named neither <name>.${languages.join('.md nor <name>.')}.md, with a name of small Latin letters, digits and hyphens`,
      )
    const fields = await readMarkdown(site, file, 'content')
    files.set(id, { ...files.get(id), [language]: { file, fields } })
  }
  for (const name of names)
    // In sequence, because the files are in the order of the pages.
    await mistakes.from(() => read(name))
  return files
}

async function compilePage(
  id: string,
  sources: Sources,
  { languages, pictures }: { languages: readonly string[]; pictures: Pictures },
): Promise<FreePage> {
  const [defaultLanguage = ''] = languages
  const first = sources[defaultLanguage]
  if (first === undefined)
    throw new Error(
      `${PAGES}/${id}.${defaultLanguage}.md: is missing or wrong, the other language needs it`,
    )
  const compile = ({ file, fields }: Source) => check(page, present(fields, file, pictures), file)
  const versions: Record<string, v.InferOutput<typeof page>> = {}
  const mistakes = new Mistakes()
  for (const language of languages) {
    const version = await mistakes.from(() => {
      const source = versionIn(language, sources, defaultLanguage)
      return source && compile(source)
    })
    if (version) versions[language] = version
  }
  mistakes.throwIfAny()
  return { id, versions }
}
