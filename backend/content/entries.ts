import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { columns, compileVersion, textRow } from './entry.ts'
import { type EntryKind, type Kind, KINDS } from '../kinds.ts'
import type { Pictures } from './pictures.ts'
import type { CategoryRow, Entry } from './rows.ts'
import { type CategorySource, readFacts, readWords, type Words } from './source.ts'

/** All entries of a kind and its categories. Throws an error that names file and field of the first thing wrong. */
export async function compileEntries(root: string, entryKind: EntryKind, pictures: Pictures) {
  const kind = KINDS[entryKind]
  if (isLeftOut(root, kind)) return { entries: [], categories: [] }
  const { categories, items } = await readFacts(root, kind.name)
  const words = {
    zh: await readWords(root, 'zh', kind.name),
    en: await readWords(root, 'en', kind.name),
  }
  const ids = items.map(({ id }) => id)
  checkIds(kind, ids, words)
  const entries = items.map((item, position): Entry => {
    const versions = LANGUAGES.flatMap((language) => {
      const own = words[language].get(item.id)
      return own ? [compileVersion({ kind, categories, language, pictures }, item, own)] : []
    })
    const texts = versions.map((version) => textRow(kind, version))
    return { kind: entryKind, id: item.id, position, ...columns(item, versions), texts }
  })
  return { entries, categories: compileCategories(entryKind, categories) }
}

/** Whether there is neither a fact nor a word of a kind. */
function isLeftOut(root: string, { name }: Kind): boolean {
  const files = [
    `facts/${name}.yaml`,
    ...LANGUAGES.flatMap((id) => [`${id}/${name}`, `${id}/${name}.yaml`]),
  ]
  return !files.some((file) => existsSync(join(root, file)))
}

function checkIds(kind: Kind, ids: string[], words: Record<Language, Map<string, Words>>) {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`facts/${kind.name}.yaml: ${twice}: given twice`)
  for (const language of LANGUAGES) {
    const missing = ids.find((id) => !words[language].has(id))
    if (missing !== undefined && !(language === 'en' && kind.englishOptional)) {
      throw new Error(`${language}/${kind.name}: ${missing}: has facts but no words`)
    }
    const unknown = [...words[language].keys()].find((id) => !ids.includes(id))
    if (unknown !== undefined)
      throw new Error(`${language}/${kind.name}: ${unknown}: has words but no facts`)
  }
}

function compileCategories(kind: EntryKind, categories: CategorySource[]): CategoryRow[] {
  return categories.flatMap((category, position) =>
    LANGUAGES.map((language) => ({
      kind,
      id: category.id,
      languageId: languageIds[language],
      position,
      name: category[language],
    })),
  )
}
