import * as v from 'valibot'
import { ticketInstructions } from '../../contract/goods.ts'
import { menu, scenic } from '../../contract/scenic.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import type { DocumentKind, Fields } from '../kinds.ts'
import { fit } from './fit.ts'
import { compileGuides } from './guides.ts'
import { merge } from './merge.ts'
import type { Pictures } from './pictures.ts'
import { present } from './present.ts'
import { compileRecommendations } from './recommendations.ts'
import type { DocumentRow, Entry } from './rows.ts'
import { readMapping } from './source.ts'

/** What the menu's call says of a site that is written in `site.yaml`, and where its content is. */
export interface SiteFacts {
  folder: string
  name: Readonly<Record<Language, string>>
  seal?: string | undefined
  hotline: string
  filings: { icp?: object | undefined; publicSecurity?: object | undefined }
}

/** Everything that is answered whole. Throws an error that names file and field of the first thing wrong. */
export async function compileDocuments(
  { root, pictures, site }: { root: string; pictures: Pictures; site: SiteFacts },
  entries: Entry[],
): Promise<DocumentRow[]> {
  const menus = await compileSingle(
    { root, pictures },
    {
      kind: 'menu',
      name: 'site',
      facts: true,
      schema: menu,
      complete: (fields, language) => completeMenu(fields, language, site),
    },
  )
  const documents = await Promise.all([
    compileSingle(
      { root, pictures },
      {
        kind: 'scenic',
        name: 'scenic',
        facts: true,
        schema: scenic,
        complete: (fields, language) => ({
          openingHours: seasonsOf(menus, language),
          ...fields,
          spots: spots(entries, language),
        }),
      },
    ),
    compileSingle(
      { root, pictures },
      {
        kind: 'ticketInstructions',
        name: 'ticket-instructions',
        facts: false,
        schema: ticketInstructions,
      },
    ),
    compileRecommendations(root, entries),
    compileGuides(root, pictures),
  ])
  return [...menus, ...documents.flat()]
}

interface Single {
  kind: DocumentKind
  /** `<language>/<name>.yaml`, and `facts/<name>.yaml` where it has `facts`. */
  name: string
  facts: boolean
  schema: v.GenericSchema<unknown, object>
  complete?: (fields: Fields, language: Language) => Fields
}

async function compileSingle(
  { root, pictures }: { root: string; pictures: Pictures },
  { kind, name, facts, schema, complete }: Single,
) {
  const shared = facts ? await readMapping(root, `facts/${name}.yaml`) : {}
  return Promise.all(
    LANGUAGES.map(async (language): Promise<DocumentRow> => {
      const file = `${language}/${name}.yaml`
      const at = facts ? `${file} with facts/${name}.yaml` : file
      const fields = present(merge(shared, await readMapping(root, file), at), at, pictures)
      const body = fit(schema, complete?.(fields, language) ?? fields, at)
      return { kind, id: '1', languageId: languageIds[language], body }
    }),
  )
}

function completeMenu(
  { menu: groups, ...words }: Fields,
  language: Language,
  { name, seal, hotline, filings }: SiteFacts,
): Fields {
  const own = { name: name[language], telephone: hotline, ...(seal && { seal }), ...filings }
  return { menu: groups, site: merge(own, words, `${language}/site.yaml with site.yaml`) }
}

/** The named seasons of `site.yaml`: they are written once, and answered with the scenic area too. */
function seasonsOf(menus: DocumentRow[], language: Language) {
  const row = menus.find(({ languageId }) => languageId === languageIds[language])
  const { site } = v.parse(menu, row?.body)
  return site.hours?.seasons
    .filter(({ name }) => name !== undefined)
    .map(({ name, opens, closes, lastEntry }) => ({
      name,
      opens,
      closes,
      ...(lastEntry && { lastEntry }),
    }))
}

function spots(entries: Entry[], language: Language) {
  return entries
    .filter(({ kind }) => kind === 'spot')
    .map(({ id, texts }) => ({
      id,
      title: texts.find(({ languageId }) => languageId === languageIds[language])?.title,
    }))
}
