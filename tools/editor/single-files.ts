import * as v from 'valibot'
import { isThere, readVersions } from '../../backend/content/source.ts'
import { isFields } from '../../backend/content/translate.ts'
import type { Fields } from '../../backend/kinds.ts'
import { facilityEntries } from '../../contract/conditions.ts'
import { menu } from '../../contract/menu.ts'
import { sectionEntries } from '../../contract/recommendations.ts'
import { scenic } from '../../contract/scenic.ts'
import { ticketInstructions } from '../../contract/ticket.ts'
import { id } from '../../contract/values.ts'
import { DEFAULT_LANGUAGE } from '../../locales/languages.ts'
import { fieldsOf, type FormFacts } from './form.ts'
import { wordsOf } from './words.ts'

/** A content file without items, such as `site.zh.yaml`, and the fields of its form. */
interface SingleFile {
  /** The name in `content/<name>.<language>.<type>`. */
  name: string
  type: 'md' | 'yaml'
  entries: v.ObjectEntries
}

const plannedFacility = v.omit(v.object(facilityEntries), ['report'])
const writtenScenic = v.omit(scenic, ['spots', 'inLanguage', 'languages'])
/** The fields that translators write. All other fields are in `site.yaml`, for all languages. */
const writtenSite = v.omit(menu.entries.site, [
  'name',
  'shortName',
  'seal',
  'telephone',
  'icp',
  'publicSecurity',
])

/** In content files, a section names its items by kind and id (`backend/content/documents.ts`). */
const sections = v.array(
  v.object({
    ...sectionEntries,
    items: v.array(v.object({ kind: v.string(), id, note: v.optional(v.string()) })),
  }),
)

const SINGLE_FILES: readonly SingleFile[] = [
  { name: 'site', type: 'yaml', entries: { ...writtenSite.entries, menu: menu.entries.menu } },
  {
    name: 'recommendations',
    type: 'yaml',
    entries: { today: v.object({ facilities: v.array(plannedFacility) }), sections },
  },
  { name: 'scenic', type: 'md', entries: writtenScenic.entries },
  { name: 'ticket-instructions', type: 'yaml', entries: ticketInstructions.entries },
]

/**
 * Returns the collection of a site's single files. Omits files whose translations map ids to texts:
 * the editor would save them as lists, with one row for each number up to the highest id.
 */
export async function singleFilesIn(
  folder: string,
  facts: FormFacts,
  prefix: string,
): Promise<object> {
  const there = SINGLE_FILES.filter(({ name: of, type }) => isThere(folder, `${of}.${type}`))
  const files = await Promise.all(
    there.map(async ({ name: of, type, entries }) => {
      const versions = await readVersions(folder, `${of}.${type}`)
      const first = versions[DEFAULT_LANGUAGE]
      const words = Object.values(versions).filter((each) => each !== first)
      if (words.some(({ fields }) => hasMapping(first?.fields, fields))) return []
      return {
        name: of,
        label: wordsOf('parts', of, facts.language),
        file: `${prefix}content/${of}.{{locale}}.${type}`,
        i18n: true,
        format: type === 'md' ? 'yaml-frontmatter' : 'yaml',
        ...(type === 'md' && { body_field: { key: 'content' } }),
        fields: fieldsOf(shownOf(entries, first?.fields), facts),
      }
    }),
  )
  return {
    name: 'area',
    label: wordsOf('parts', 'area', facts.language),
    i18n: true,
    files: files.flat(),
  }
}

/** Only files with `openingHours` show this field. Others have `hours` in `site.yaml`. */
function shownOf(entries: v.ObjectEntries, fields: Fields | undefined): v.ObjectEntries {
  const { openingHours, ...others } = entries
  return openingHours && fields && 'openingHours' in fields ? entries : others
}

function hasMapping(first: unknown, words: unknown): boolean {
  if (Array.isArray(first))
    return !Array.isArray(words)
      ? words !== undefined
      : words.some((each, index) => hasMapping(first[index], each))
  return (
    isFields(first) &&
    isFields(words) &&
    Object.keys(words).some((key) => hasMapping(first[key], words[key]))
  )
}
