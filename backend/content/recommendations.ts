import * as v from 'valibot'
import { listed } from '../../contract/listing.ts'
import { recommendations } from '../../contract/recommendations.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { fit } from './fit.ts'
import { type Fields, KINDS } from '../kinds.ts'
import type { DocumentRow, Entry } from './rows.ts'
import { check, isThere, readInLanguages, type Source } from './source.ts'

/** A section names its items by the name of their files and their id; everything else about them is their own. */
const source = v.looseObject({
  sections: v.array(
    v.looseObject({
      items: v.array(
        v.strictObject({ kind: v.string(), id: v.string(), note: v.optional(v.string()) }),
      ),
    }),
  ),
})
const NOTHING = {
  zh: { file: '', fields: { sections: [] } },
  en: { file: '', fields: { sections: [] } },
} satisfies Record<Language, Source>

type ItemSource = v.InferOutput<typeof source>['sections'][number]['items'][number]

/** What the home page recommends: nothing where there is no such file. Throws an error that names file and field where it recommends what is not there. */
export async function compileRecommendations(
  site: string,
  entries: Entry[],
): Promise<DocumentRow[]> {
  const file = 'recommendations.yaml'
  const sources = isThere(site, file) ? await readInLanguages(site, file) : NOTHING
  return LANGUAGES.map((language): DocumentRow => {
    const { file, fields } = sources[language]
    const { sections, ...rest } = check(source, fields, file)
    const resolved = sections.map((section) => ({
      ...section,
      items: section.items.map((item) => resolve(item, entries, { language, file })),
    }))
    const body = fit(recommendations, { ...rest, sections: resolved }, file)
    return { kind: 'recommendations', id: '1', languageId: languageIds[language], body }
  })
}

function resolve(
  { kind, id, note }: ItemSource,
  entries: Entry[],
  { language, file }: { language: Language; file: string },
) {
  const entry = entries.find(
    (candidate) => KINDS[candidate.kind].folder === kind && candidate.id === id,
  )
  const page = entry && KINDS[entry.kind].page
  if (!entry || page === undefined)
    throw new Error(`${file}: sections: ${kind} ${id}: there is no such thing to recommend`)
  return { ...listedIn(entry, language), url: `${page}/${id}`, ...(note !== undefined && { note }) }
}

/** What any list shows of an entry, in Chinese where it has no words in `language`. */
function listedIn({ id, texts }: Entry, language: Language): Fields {
  const text = texts.find(({ languageId }) => languageId === languageIds[language]) ?? texts[0]
  const written = LANGUAGES.find((candidate) => languageIds[candidate] === text?.languageId)
  const fields = { ...text?.listed, id, title: text?.title, inLanguage: written }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in listed.entries))
}
